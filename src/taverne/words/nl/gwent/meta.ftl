# Wat er gezegd wordt terwijl een deck beter wordt. Aandelen en verschillen komen als kant-en-klare woorden: "63.4 %", "+2.1".

## De opdrachten

cli-help-deck-improve = Verbeter een deck met de ene wijziging na de andere, elk bewezen door spellen.
cli-help-improve-against = De tegenstanders: een map met deckbestanden, of decks met komma's ertussen; "starters" en "field" zijn die van het huis.
cli-help-improve-minutes = Hoelang er gezocht wordt, in minuten. Zonder opgave 5.
cli-help-improve-gain = Wat een wijziging waard moet zijn, in punten van honderd. Zonder opgave 4; minder duurt langer.
cli-help-improve-leader = Houd de leider.

## Wat geweigerd wordt

meta-deck-missing = Zeg welk deck beter moet worden.
meta-against-missing = Zeg tegen welke decks: --against MAP.
meta-minutes-odd = { $minutes } minuten kan niet; vraag om meer dan 0.
meta-gain-odd = Een winst van { $gain } punten van honderd kan niet; die ligt tussen 0 en 100.

## Een deck dat beter wordt

meta-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } { $card }
}
meta-progress-survey = Spellen: { $played }, wijzigingen: { $changes }, aandeel: { $rate }. Nagaan wat elke kaart waard is.
meta-progress-trial = Spellen: { $played }, wijzigingen: { $changes }, aandeel: { $rate }. Op proef: { $out } → { $into }: { $mean } ({ $low } tot { $high }).
meta-step = Gewijzigd: { $out } → { $into }. { $mean } punten van honderd, met 95 % zekerheid tussen { $low } en { $high }, over { $games } spellen.
meta-reason-out = Met { $card } getrokken verging het het deck { $impact } punten van honderd ten opzichte van zijn gemiddelde.
meta-tried = Wijzigingen: { $changes }; geweigerd: { $refused }; spellen: { $games }. Tegen zijn tegenstanders wint het deck { $rate }, met 95 % zekerheid tussen { $low } en { $high }.
meta-nothing-better = Niets anders van wat geprobeerd is, is beter.
meta-time-is-up = De tijd is om; met meer tijd valt er misschien meer te vinden.
meta-proving = Beide decks nog eens, met vers geluk.
meta-proof = Volgens verse spellen, die geen rol speelden bij de keuze: { $mean } punten van honderd, met 95 % zekerheid tussen { $low } en { $high }, over { $games } spellen van elk deck.
