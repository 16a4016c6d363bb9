# Wat de arena zegt. Percentages en ratings komen als kant-en-klare woorden: "63.4 %", "+120".

## De opdracht

cli-help-arena = Laat bots of decks veel spellen spelen, en zeg wie beter is en hoe zeker dat is.
cli-help-arena-bots = De bots, zoals "greedy random" of "search:2000 greedy". Met één bot worden de decks vergeleken.
cli-help-arena-game = Het spel: { $games }.
cli-help-arena-games = De spellen per koppel, in hele beurten met gewisselde plaatsen. Zonder opgave 100.
cli-help-arena-mode = De speelwijze.
cli-help-arena-rule = Een regel die anders is. Mag vaker worden opgegeven.
cli-help-arena-decks = De decks, met komma's ertussen.
cli-help-arena-seed = Het getal waaruit al het toeval volgt. Zonder opgave 1.
cli-help-arena-csv = Schrijf voor elk spel een regel naar dit bestand.
cli-help-arena-report = Schrijf een pagina met plaatjes naar dit bestand. Daarvoor is de extra "study" nodig.
cli-help-arena-workers = Hoeveel spellen er tegelijk worden gespeeld. Zonder opgave zoveel als er kernen zijn.
cli-help-arena-cluster = Speel op een cluster: ray. Daarvoor is de extra "cluster" nodig.
cli-help-arena-resume = Het journaal: ga ermee verder, of begin het als het er niet is. Alleen het journaal is genoeg: het weet wat er werd gespeeld.
cli-help-arena-sprt = Stop met de spellen van een koppel zodra het is beslist.

arena-progress = Spellen
arena-kept = De spellen zijn bewaard in { $file }.
arena-stopped = Gestopt. { $done ->
    [one] 1 afgelopen spel is bewaard.
   *[other] { $done } afgelopen spellen zijn bewaard.
} Ga verder met: { $command }

## Wat wordt geweigerd

arena-unplayable = Dit kan niet in de arena worden gespeeld:
arena-too-few = { $least ->
    [1] Noem minstens één bot, zoals "greedy".
   *[other] Noem minstens twee bots, zoals "greedy random"; of één bot en minstens twee decks om te vergelijken.
}
arena-no-games = { $games } spellen kunnen niet worden gespeeld; vraag er minstens 1.
arena-no-workers = { $workers } werkers kunnen niet spelen; vraag er minstens 1.
arena-decks-need-single-seats = Decks kunnen niet worden vergeleken waar een kant meer plaatsen heeft. Noem twee bots, of kies een andere speelwijze.
arena-decks-shared = In dit spel hebben beide spelers hetzelfde deck, dus decks kunnen niet worden vergeleken. Noem twee bots.
arena-mode-unknown = Er is geen speelwijze die "{ $mode }" heet; kies uit { $known }.
arena-cluster-unknown = Er is geen cluster dat "{ $cluster }" heet; kies { $known }.
arena-cluster-closed = Het Ray-cluster op { $address } laat ons niet binnen: { $reason }
arena-package-missing = Hiervoor is het pakket { $package } nodig, en dat is hier niet geïnstalleerd. Installeer het met: pip install "taverne[{ $extra }]"
arena-journal-unreadable = { $file } is geen journaal van de arena, of de eerste regel is beschadigd.
arena-journal-damaged = Regel { NUMBER($line, useGrouping: 0) } van { $file } is beschadigd. Er is niets veranderd.
arena-journal-other-job = { $file } is het journaal van een andere opdracht: het verschilt in { $fields }.
arena-journal-missing = Er is geen journaal { $file }. Zeg wie er speelt om het te beginnen.
arena-file-taken = { $file } is iets anders. Kies een ander bestand.
arena-game-failed = Spel { $game } van { $names } brak af: { $reason }
arena-workers-die = Steeds weer vallen werkers uit, { $times } daarvan bij hetzelfde spel. Misschien is er te weinig geheugen.

## De uitkomst

arena-automaton = tegenstander
arena-against = { $one } tegen { $two }
arena-title = Arena: { $names }
arena-headline = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
} { $game }, startgetal { $seed }. Een spel duurde gemiddeld { $decisions } beslissingen en { $rounds } rondes.
arena-pairing = { arena-against }, { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}: { $wins } gewonnen, { $losses } verloren, { $draws } gelijk. { $rate }, met 95 % zekerheid tussen { $low } en { $high }.
arena-verdict = { $verdict ->
    [even] Ze zijn even sterk.
    [open] Nog niet beslist.
   *[other] { $better } is beter.
}
arena-hypotheses = De spellen van een koppel stoppen als het is beslist: twee sequentiële toetsen vragen van elke kant of die { $better } wint of maar { $even }, en elke mag { $error } van de tijd mis zijn. Zeggen beide { $even }, dan zijn ze even sterk.
arena-ladder = Ranglijst (Bradley–Terry, in Elo-punten rond 0):
arena-rung = { $number }. { $name } { $rating }

## Het rapport

arena-section-ladder = Ranglijst
arena-section-heat = Onderlinge uitslagen
arena-section-length = Lengte van een spel
arena-section-cards = Kaarten
arena-caption-ladder = De ranglijst in Elo-punten rond 0; 100 punten meer betekent ongeveer 64 van de 100 spellen.
arena-caption-heat = Hoe vaak de deelnemer van de rij die van de kolom verslaat.
arena-caption-length = Hoeveel spellen hoeveel beslissingen duurden.
arena-caption-cards = Hoeveel vaker, in punten van honderd, een deck wint als het deze kaart heeft getrokken.
arena-axis-elo = Elo-punten
arena-axis-impact = punten van honderd, indien getrokken
arena-axis-decisions = beslissingen
arena-axis-games = spellen
arena-all-cards = Alle kaarten
arena-cards-unknown = Geen kaart werd in { $least } spellen getrokken, dus er valt niets over te zeggen.
arena-column-name = Deelnemer
arena-column-rating = Elo
arena-column-pairing = Koppel
arena-column-games = Spellen
arena-column-wins = Gewonnen
arena-column-losses = Verloren
arena-column-draws = Gelijk
arena-column-rate = Aandeel
arena-column-low = Minstens
arena-column-high = Hoogstens
arena-column-verdict = Oordeel
arena-column-card = Kaart
arena-column-drawn = Spellen getrokken
arena-column-rate-drawn = Aandeel
arena-column-impact-drawn = Invloed
arena-column-played = Spellen gespeeld
arena-column-rate-played = Aandeel
arena-column-impact-played = Invloed
