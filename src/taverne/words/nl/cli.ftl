# Wat de terminal zegt. Berichten mogen naar elkaar verwijzen: ze delen hun gegevens.
# $who en $whose zijn "you" voor de lezer en "other" voor ieder ander, die dan een naam heeft.

## Opdrachten van de shell

cli-help = Kaartspellen uit de herberg, in de terminal.
cli-help-language = De taal die wordt gesproken: { $known }.
cli-help-version = Zeg welke versie dit is en hoe de engine draait.
cli-help-play = Speel een spel tegen bots, of kijk toe hoe bots spelen.
cli-help-play-game = Het spel: { $games }.
cli-help-play-seed = Het getal waaruit al het toeval volgt.
cli-help-play-against = De bot om tegen te spelen: random, novice, greedy, planner, net of search, zoals search:2000 of net:200 (blikken vooruit), search:2s of search:8000/4 (bomen). Bij solo de factie van de tegenstander.
cli-help-play-seats = Wie waar zit, zoals "me,greedy" of "greedy,random". Bij pairs zitten teamgenoten tegenover elkaar.
cli-help-play-practice = Open handen en tips, om te oefenen.
cli-help-play-rule = Een regel die anders is. Mag vaker worden opgegeven.
cli-help-play-name = Je naam, voor het verslag.
cli-help-play-save = Het bestand voor het verslag van het spel.
cli-help-resume = Ga verder met een bewaard spel, zonder opgave met het nieuwste.
cli-help-resume-file = Een bewaard spel: het bestand, of de naam uit de lijst van "taverne games".
cli-help-games = Toon de bewaarde spellen.
cli-help-replay = Toon een vastgelegd spel zoals iemand aan tafel het zag.
cli-help-replay-file = Een verslag: het bestand, of de naam uit de lijst van "taverne games".
cli-help-replay-as = De plaats die kijkt, geteld vanaf 0, of "spectator".
cli-help-replay-at = Stop na zoveel antwoorden.
cli-help-json = Geef JSON in plaats van woorden.
cli-help-cards = Zoek kaarten op naam, eigenschap, factie of soort.
cli-help-cards-words = Woorden om te zoeken, zoals "medic" of "skellige held".
cli-help-cards-faction = Alleen kaarten van deze factie, of neutrale.
cli-help-cards-ability = Alleen kaarten met deze eigenschap.
cli-help-rules = Toon een regel, een hoofdstuk of de regels waarin een woord voorkomt.
cli-help-rules-words = Een regel, een hoofdstuk of woorden om te zoeken.
cli-help-library-game = Het spel: { $usual } zonder deze optie; er zijn { $games }.
cli-version = { $compiled ->
    [yes] Taverne { $version }, gecompileerde engine
   *[no] Taverne { $version }, geïnterpreteerde engine
}

## Wat er mis kan gaan

cli-language-unknown = "{ $language }" wordt hier niet gesproken; kies uit { $known }.
cli-file-missing = Er is geen bestand { $file }.
cli-file-no-folder = Er is geen map voor { $file }.
cli-file-folder = { $file } is geen gewoon bestand.
cli-file-forbidden = Je mag { $file } niet gebruiken.
cli-file-full = Er is geen ruimte meer voor { $file }.
cli-file-trouble = { $file } kan niet worden gebruikt: { $reason }.
cli-file-too-large = { $file } is hiervoor te groot.
cli-file-not-text = { $file } bevat geen leesbare tekst.
cli-file-taken = { $file } is iets anders, geen verslag van Taverne; het blijft zoals het is.
cli-file-exists = Er is al een bestand { $file }; het blijft zoals het is.
cli-output-trouble = De uitvoer kan niet worden geschreven: { $reason }.
cli-seats-count = Dit spel heeft { $seats ->
    [one] 1 plaats
   *[other] { $seats } plaatsen
} nodig, maar { $named ->
    [one] er is er { $named } genoemd.
   *[other] er zijn er { $named } genoemd.
}
cli-other-game = { $option } hoort niet bij dit spel, maar bij { $game }.
cli-bot-not-here = De bot "{ $bot }" speelt geen { $game }; kies uit { $known }.
cli-seats-one-person = Maar één plaats kan "me" zijn.
cli-seats-or-against = Geef --seats of --against op, niet allebei.
cli-practice-needs-person = --practice is voor mensen: een van de plaatsen moet "me" zijn.
cli-faction-unknown = Er is geen factie die "{ $faction }" heet; kies uit { $known }.
cli-json-needs-bots = --json is voor spellen zonder mensen: noem de bots met --seats.
cli-viewer-unknown = "{ $viewer }" is geen plaats in dit spel: kies uit { $known }.
cli-no-saved-game = Er is geen bewaard spel om mee verder te gaan. Begin er een met: taverne play { $game }
cli-nothing-found = Niets past bij "{ $words }".
cli-broken = Er ging iets mis binnen Taverne, en dat is onze fout. De details staan in { $log }.
cli-broken-saved = Je spel is bewaard; ga verder met: taverne resume { $name }
cli-broken-unlogged = Er ging iets mis binnen Taverne, en dat is onze fout: { $reason }

## Aan tafel

cli-person = Speler
cli-opponent = de tegenstander
cli-of = van { $name }
cli-of-opponent = van de tegenstander
cli-you = Jij
cli-copies = { $copies } × { $name }
cli-and = { $names } en { $last }
cli-team = het team van { $owner }
cli-bot-of-seat = { $bot } { $seat }
cli-begin-seed = Startgetal { $seed }. Typ ? voor hulp.
cli-begin-practice = Oefenen: "{ cli-word-hands }" toont alle handen, "{ cli-word-hint }" stelt een zet voor, "{ cli-word-undo }" neemt er een terug.
cli-watch-seed = Startgetal { $seed }. { $sides }.
cli-against = { " tegen " }
cli-resumed = Verder met { $name }.
cli-prompt = Je antwoord, 1 tot { $last }, of ? voor hulp:
cli-option = { $number }. { $option }
cli-not-an-option = "{ $answer }" is geen van de opties. Typ een nummer, het begin van een naam, of ? voor hulp.
cli-out-of-range = Er is geen optie { $answer }: kies 1 tot { $last }.
cli-several-fit = "{ $answer }" past bij meer dan één optie: { $options }.
cli-commands = Antwoord met het nummer van een optie of het begin van de naam. Je kunt ook typen:
cli-command-help-card = ? NAAM of ? NUMMER: legt een kaart uit, en waarom ze haar sterkte heeft
cli-command-board = { cli-word-board }: de tafel
cli-command-hand = { cli-word-hand }: je kaarten
cli-command-piles = { cli-word-piles }: de aflegstapels, en wat er nog in je deck zit
cli-command-log = { cli-word-log }: alles wat er is gebeurd
cli-command-why = { cli-word-why }: bij solo, wat de tegenstander afwoog bij de laatste keuze
cli-command-options = { cli-word-options }: de vraag nog een keer
cli-command-rules = { cli-word-rules } WOORD: de spelregels
cli-command-hands = { cli-word-hands }: bij het oefenen, de handen van de anderen
cli-command-hint = { cli-word-hint }: bij het oefenen, een zet die het proberen waard is
cli-command-undo = { cli-word-undo }: terug naar je vorige beslissing
cli-command-save = { cli-word-save } BESTAND: een kopie van het spel; na elke beslissing van jou wordt het ook vanzelf bewaard
cli-command-resign = { cli-word-resign }: geef het spel op
cli-command-quit = { cli-word-quit }: ga weg; het spel blijft bewaard
cli-word-board = bord
cli-word-hand = hand
cli-word-help = hulp
cli-word-hands = handen
cli-word-hint = tip
cli-word-log = logboek
cli-word-options = opties
cli-word-piles = stapels
cli-word-quit = stop
cli-word-resign = opgeven
cli-word-rules = regels
cli-word-save = bewaar
cli-word-undo = terug
cli-word-why = waarom
cli-word-yes = ja
cli-nothing-to-undo = Je hebt nog niets besloten.
cli-undone = Teruggenomen.
cli-saved = Bewaard als { $name }.
cli-not-saved = Het spel kon niet worden bewaard. { $reason }
cli-left-saved = Het spel is bewaard. Ga verder met: taverne resume { $name }
cli-record-kept = Het verslag is bewaard. Bekijk het met: taverne replay { $name }
cli-resign-confirm = Typ om op te geven: { cli-word-resign } { cli-word-yes }
cli-resigned = Je geeft het spel op.
cli-already-resigned = Dit spel is opgegeven.
cli-log-empty = Er is nog niets gebeurd.
cli-why-nothing = Er is niets afgewogen: alleen de tegenstander bij solo kiest volgens de regels.
cli-only-practice = Dat is om te oefenen: begin een spel met --practice.
cli-hint = Tip: { $option }. { $reason }

## Bewaarde spellen

cli-games-none = Er zijn geen bewaarde spellen.
cli-games-line = { $name }: { $players }. { $state } Bewaard op { $time }.
cli-games-unreadable = { $name }: { $reason }
cli-games-over = Het spel is afgelopen.
cli-games-resigned = Het is opgegeven.
cli-replay-point = Na { $at } van { $answers } antwoorden, gezien door { $viewer }.
cli-spectator = een toeschouwer
cli-seat = Plaats { $seat }
cli-seat-named = plaats { $seat }, { $name }
cli-record-written = Het verslag staat in { $name }.

## Spelregels

cli-rule-title = { $rule } { $title }

## Kaarten

cli-cards-count = { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
cli-card-many = "{ $words }" past bij meer dan één kaart: { $cards }.
cli-card-nothing = Er is geen kaart zoals "{ $words }".
cli-card-nothing-but = Er is geen kaart die "{ $words }" heet. Bedoel je { $meant }?

## Bord

cli-hand-none = Een toeschouwer heeft geen hand.

## Wat er gebeurt

result-win = { $whose ->
    [you] Jij wint het spel.
   *[other] { $Side } wint het spel.
}
result-match = { $who ->
    [you] Jij wint de wedstrijd.
   *[other] { $Name } wint de wedstrijd.
}
result-match-draw = De wedstrijd eindigt in een gelijkspel.
result-draw = Het spel eindigt in een gelijkspel.
result-shared = { $names } delen de overwinning.
simple-why = In dit spel kiezen mensen en bots, nooit de regels.
simple-state = Nog bezig.

## Wedstrijden en toernooien

match-score = Gewonnen spellen: { $wins }. Wie er het eerst { $target } wint, wint de wedstrijd.
match-wins = { $who ->
    [you] jij { $wins }
   *[other] { $name } { $wins }
}
