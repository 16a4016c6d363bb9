card-unknown = Er is geen kaart die "{ $card }" heet.
setup-unplayable = Dit spel kan niet beginnen:
setup-number-of-decks = Er zijn { $seats } decks nodig, maar er zijn er { $decks }.
setup-illegal-deck = Het deck van plaats { $seat } breekt de { $law ->
    [advanced] regels voor gevorderden
   *[other] gewone regels
}:
setup-same-faction = Teamgenoten brengen verschillende facties mee, maar de plaatsen { $seats } hebben allebei { $faction ->
    [monsters] Monsters
    [nilfgaard] Nilfgaard
    [northern_realms] Northern Realms
    [scoiatael] Scoia'tael
   *[skellige] Skellige
}.
rules-only-solo = { $field } is een variant van solo; daarvoor is mode=solo nodig.
rules-solo-law = Decks voor solo volgen de gewone regels, niet die voor gevorderden.
solo-its-deck = Het deck van de tegenstander moet elke kaart van de factie bevatten ({ $rule }).
solo-your-deck = Je deck moet elke kaart van je factie bevatten behalve slecht weer, tenzij je de variant met een eigen deck speelt ({ $rule }).
solo-no-weather = { $card } is slecht weer en kan bij solo niet in je deck zitten ({ $rule }).
match-only-duels = Een wedstrijd bestaat uit duels; ze kan niet in de speelwijze { $mode } worden gespeeld.
match-line-up = De decks van plaats { $seat } kunnen niet worden gespeeld:
match-tournament-decks = Een toernooi vraagt drie decks van iedere speler, maar plaats { $seat } brengt er maar één mee.
setup-is-a-match = Om tot { $wins } overwinningen te spelen, begin je een wedstrijd en niet een enkel spel.
position-leader-not-ready = { $place }: een leider die passief of uitgeschakeld is, kan niet klaarstaan.
position-no-exchange = { $place }: wie wisselt, heeft een hand en een deck nodig, en doet het één keer.
deck-unmakable = Hiervan kan geen deck worden gemaakt:
deck-no-counts = "{ $counts }" zegt niet hoeveel exemplaren er van welke kaart zijn.
deck-copies = "{ $copies }" is geen aantal exemplaren van { $card }.
