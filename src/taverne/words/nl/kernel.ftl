# Wat de kern zegt als iets niet kan.
move-not-offered = Dat is nu geen van je opties.
move-not-your-decision = Jou wordt nu niets gevraagd.
move-game-over = Het spel is afgelopen.
move-question-closed = Die vraag is al beantwoord.
move-unreadable = "{ $move }" is geen antwoord op deze vraag.
move-nothing-to-take-back = Er valt niets terug te nemen.
record-unreadable = Dit is geen verslag van Taverne, of het is beschadigd.
record-truncated = Dit verslag is niet compleet: het einde ontbreekt.
record-damaged = Dit verslag is veranderd of beschadigd: de controlesom klopt niet.
record-other-game = Dit is een verslag van een ander spel: { $game }.
game-unknown = Er is geen spel dat "{ $game }" heet; kies uit { $known }.
record-unknown-ruleset = Dit verslag is gemaakt met regelversie { $ruleset }, die deze versie niet kent. Een nieuwere versie van Taverne misschien wel.
record-illegal-answer = Antwoord { $number } in dit verslag is niet mogelijk: { $reason }
record-no-such-point = Dit spel heeft { $last } antwoorden; punt { $point } is er niet.
record-too-long = Dit verslag is te lang: meer dan { $most } tekens gaat niet.
record-too-slow = Het duurt te lang om dit spel na te spelen.
rules-no-such-field = Er is geen regel die "{ $field }" heet.
rules-no-such-choice = { $field } kan niet "{ $value }" zijn: kies uit { $allowed }.
rules-unplayable = Met deze regels kan niet worden gespeeld:
view-no-such-seat = Aan deze tafel is geen plaats { $seat }.
guess-not-asked = Alleen een plaats waaraan iets wordt gevraagd, kan zich de verborgen kaarten voorstellen.
bot-unknown = Er is geen bot die "{ $bot }" heet; kies uit { $known }.
guess-needs-a-seat = Alleen wie aan tafel zit, kan zich de verborgen kaarten voorstellen; een toeschouwer kan dat niet.

## Stellingen die anderen hebben opgeschreven, en wat de bibliotheek verder weigert.

position-impossible = Aan geen enkele tafel kan het zo staan:
position-no-fields = { $place }: "{ $value }" heeft geen velden met namen.
position-field-missing = { $place }: het veld "{ $field }" ontbreekt.
position-field-unknown = { $place }: een veld "{ $field }" is er niet.
position-no-list = { $place }: "{ $value }" is geen lijst.
position-wrong-size = { $place }: het aantal is { $size }, maar het moet { $expected } zijn.
position-no-number = { $place }: "{ $value }" is geen geheel getal van { $low } tot en met { $high }.
position-no-flag = { $place }: "{ $value }" is niet true en niet false.
position-no-text = { $place }: "{ $value }" is geen tekst.
position-no-key = { $place }: "{ $value }" is geen sleutel van 64 hexadecimale cijfers.
position-unknown-word = { $place }: "{ $value }" is hier niet bekend.
position-twice = { $place }: in { $value } staat iets twee keer.
position-refused = { $place }: { $reason }
position-card-misplaced = { $place }: { $card } kan daar niet liggen.
position-card-not-there = { $place }: { $card } ligt daar niet.
position-too-many = { $place }: van { $card } zijn er { $count }, maar het kunnen er hoogstens { $most } zijn.
position-task = { $place }: "{ $task }" kan niet in behandeling zijn.
position-pending-order = { $place }: wat nog moet gebeuren, staat niet in de volgorde van een ronde.
position-nobodys-turn = { $place }: het spel is bezig, dus dit moet een plaats zijn.
setup-no-luck = Een startgetal is een geheel getal of een sleutel van 32 bytes; "{ $seed }" is geen van beide.
