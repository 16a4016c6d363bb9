## Wat er mis is met een deck; elke tekst eindigt met de regel erachter.

deck-illegal = Het deck "{ $deck }" mag volgens de { $law ->
    [advanced] regels voor gevorderden
   *[other] gewone regels
} niet worden gespeeld:
deck-law-unknown = Er zijn geen deckregels "{ $law }". Er zijn: { $known }.
deck-faction-unknown = Er is geen factie "{ $faction }". (GWT-1.1)
deck-leader-unknown = Er is geen leider "{ $leader }". (GWT-1.1)
deck-leader-foreign = { $leader } leidt een andere factie, niet { $faction ->
    [monsters] Monsters
    [nilfgaard] Nilfgaard
    [northern_realms] Northern Realms
    [scoiatael] Scoia'tael
   *[skellige] Skellige
}. ({ $rule })
deck-card-foreign = { $card } ({ $copies }) heeft de kleur van { $colour ->
    [monsters] Monsters
    [nilfgaard] Nilfgaard
    [northern_realms] Northern Realms
    [scoiatael] Scoia'tael
   *[skellige] Skellige
} en hoort niet bij deze factie. ({ $rule })
deck-card-secondary = { $card } ({ $copies }) hoort in het secundaire deck, dat naast het bord ligt. ({ $rule })
deck-too-many-copies = { $card } zit { $copies } keer in het deck, maar { $printed ->
    [one] er is er maar één gedrukt
   *[other] er zijn er maar { $printed } gedrukt
}. ({ $rule })
deck-too-few-units = Er zijn { $count } troepenkaarten; er zijn er minstens { $limit } nodig. ({ $rule })
deck-too-many-specials = Er zijn { $count } speciale kaarten; er mogen er hoogstens { $limit } zijn. ({ $rule })
deck-too-many-spies = Er zijn { $count } kaarten met Spy; er mogen er hoogstens { $limit } zijn. ({ $rule })
deck-too-many-medics = Er zijn { $count } kaarten met Medic; er mogen er hoogstens { $limit } zijn. ({ $rule })
deck-too-strong = De troepen hebben samen een sterkte van { $count }; hoogstens { $limit } mag. ({ $rule })

## Drie decks voor een toernooi.

line-up-deck = Het deck "{ $deck }": { $complaint }
line-up-size = Voor een toernooi zijn { $limit } decks nodig, niet { $count }. ({ $rule })
line-up-same-faction = Meer dan één deck is van { $faction ->
    [monsters] Monsters
    [nilfgaard] Nilfgaard
    [northern_realms] Northern Realms
    [scoiatael] Scoia'tael
   *[skellige] Skellige
}; elk deck heeft een eigen factie nodig. ({ $rule })
line-up-same-hero = { $card } zit in { $count } decks; een held mag maar in één deck zitten. ({ $rule })

## Deckbestanden.

deck-file-unreadable = Dit deck kan niet worden gelezen:
deck-file-no-faction = Geen regel zegt "faction: …".
deck-file-no-leader = Geen regel zegt "leader: …".
deck-file-header-twice = Regel { $line }: er is al een regel "{ $header }: …".
deck-file-faction-unknown = Regel { $line }: er is geen factie "{ $text }".
deck-file-faction-misspelt = Regel { $line }: er is geen factie "{ $text }". Bedoel je { $meant }?
deck-file-leader-unknown = Regel { $line }: er is geen leider "{ $text }".
deck-file-leader-misspelt = Regel { $line }: er is geen leider "{ $text }". Bedoel je { $meant }?
deck-file-card-unknown = Regel { $line }: er is geen kaart "{ $text }".
deck-file-card-misspelt = Regel { $line }: er is geen kaart "{ $text }". Bedoel je { $meant }?
deck-file-count = Regel { $line }: "{ $text }" is geen aantal exemplaren; dat gaat van 1 tot { $limit }.
deck-file-missing = Er is geen bestand "{ $file }".
deck-file-closed = Het bestand "{ $file }" kan niet worden geopend.
deck-file-binary = Het bestand "{ $file }" is geen tekst; een deckbestand is gewone tekst in UTF-8.
deck-file-too-large = Dit is te lang voor een deckbestand; { $limit } tekens is ruim genoeg.
deck-source-unknown = "{ $source }" is geen deckbestand, geen deelcode en geen startersdeck. De startersdecks zijn: { $starters }.

## Decks op één regel, en deelcodes.

deck-line-unreadable = Het deck in dit verslag kan niet worden gelezen.
code-impossible = Een deelcode kan alleen kaarten uit de eigen doos van de factie bevatten:
code-rubbish = Dit is geen deelcode. Die ziet eruit als G1-2345A-BCDEF, in letters en cijfers.
code-version = Deze deelcode is van versie { $version }; hier is alleen versie 1 bekend.
code-mistyped = In deze deelcode zit een fout: er is een letter verkeerd, te weinig of te veel.

## Hoeveel decks er meekomen.

room-number-of-decks = { $wanted ->
    [one] Breng één deck mee
   *[other] Breng { $wanted } decks mee
  }; hier zijn er { $decks }.
