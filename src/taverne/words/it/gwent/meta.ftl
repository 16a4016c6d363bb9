# Quello che si dice mentre un mazzo migliora. Quote e differenze arrivano come parole finite: "63.4 %", "+2.1".

## I comandi

cli-help-deck-improve = Migliora un mazzo con una modifica dopo l'altra, ognuna provata da partite.
cli-help-improve-against = I rivali: una cartella di file di mazzi, o mazzi separati da virgole; "starters" e "field" sono quelli della casa.
cli-help-improve-minutes = Per quanto cercare, in minuti. Se manca, 5.
cli-help-improve-gain = Quanto deve valere una modifica, in punti su cento. Se manca, 4; con meno ci vuole di più.
cli-help-improve-leader = Tieni il leader.

## Quello che si rifiuta

meta-deck-missing = Di' quale mazzo va migliorato.
meta-against-missing = Di' contro quali mazzi: --against CARTELLA.
meta-minutes-odd = { $minutes } minuti non sono possibili; chiedine più di 0.
meta-gain-odd = Un guadagno di { $gain } punti su cento non è possibile; sta tra 0 e 100.

## Un mazzo che migliora

meta-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } { $card }
}
meta-progress-survey = Partite: { $played }, modifiche: { $changes }, quota: { $rate }. Quanto vale ogni carta?
meta-progress-trial = Partite: { $played }, modifiche: { $changes }, quota: { $rate }. In prova: { $out } → { $into }: { $mean } (da { $low } a { $high }).
meta-step = Modificato: { $out } → { $into }. { $mean } punti su cento, con il 95 % di certezza tra { $low } e { $high }, in { $games } partite.
meta-reason-out = Con { $card } pescata, il mazzo si è scostato di { $impact } punti su cento dalla sua media.
meta-tried = Modifiche: { $changes }; scartate: { $refused }; partite: { $games }. Contro i suoi rivali il mazzo vince { $rate }, con il 95 % di certezza tra { $low } e { $high }.
meta-nothing-better = Nient'altro di quello che è stato provato è migliore.
meta-time-is-up = Il tempo è finito; con altro tempo forse si trova di più.
meta-proving = Ancora tutti e due i mazzi, con fortuna nuova.
meta-proof = Secondo partite nuove, che non hanno contato nella scelta: { $mean } punti su cento, con il 95 % di certezza tra { $low } e { $high }, in { $games } partite per mazzo.
