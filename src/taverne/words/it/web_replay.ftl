# Looking through a finished game.
web-replay-title = Replay
web-replay-look = Rivedi la partita
web-study-game = Analizza la partita
web-replay-open = Rivedi una partita registrata
web-replay-about = Dopo ogni partita il tavolo conserva una registrazione: un testo con la distribuzione e tutte le mosse. Scegli il file o incolla il testo.
web-replay-file = Scegli un file
web-replay-paste = Il testo della registrazione
web-replay-show = Rivedi
web-replay-opening = La partita viene preparata …
web-replay-first = All'inizio
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-step = Passo
web-replay-at = Passo { $step } di { $last }
web-replay-moves = Tutte le mosse
web-replay-eyes = Visto da
web-replay-spectator = Uno spettatore
web-replay-controls = Comandi
web-replay-dealt = Le carte sono distribuite.
web-replay-unseen = { $who ->
    [you] Decidi
   *[other] { $Name } decide
}, e non se ne vede ancora niente.
