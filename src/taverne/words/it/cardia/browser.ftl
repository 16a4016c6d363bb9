# Il tavolo di Cardia nel browser, oltre a quello che condivide con il terminale.
# $who vale "you" per chi legge e "other" per chiunque altro, che allora ha un nome.

web-cardia-terms = Cardia, { $deck ->
    [I] mazzo I
    [II] mazzo II
   *[mixed] mazzo misto
}{ $guardians ->
    [yes] {" "}con i guardiani
   *[no] { "" }
}
web-cardia-row = La fila degli incontri
web-cardia-map = Mappa della fila
web-cardia-place = Incontro { $number }
web-cardia-show-place = Mostra l'incontro { $number }
web-cardia-why-place = Perché l'incontro { $number } finisce così
web-cardia-tie = Pareggio
web-cardia-both = Vincono entrambi
web-cardia-signets = { $signets } sigilli su { $target }
web-cardia-carries = { $signets ->
    [one] porta 1 sigillo
   *[other] porta { $signets } sigilli
}
web-cardia-games = { $wins } partite su { $target }
web-cardia-only-you = Lo vedi solo tu
web-cardia-secret = { $card }, a faccia in giù: la vedi solo tu
web-cardia-has-chosen = Ha scelto
web-cardia-waits = Aspetta te
web-cardia-thought = Hai scelto { $card }. Nessuno vede la carta prima che entrambi abbiano confermato.
web-cardia-locked = La tua scelta è fatta. Tocca a { $name } decidere.
web-cardia-matches = Stessa fazione di { $guardian }
web-cardia-guardian-of = Guardiano della fazione { $faction }
web-cardia-house-card = Carta della casa
web-cardia-not-hand = { $card } resta nella tua mano: scegli dove il tavolo è illuminato.
web-cardia-not-this-card = Ora { $card } non si può scegliere.
web-cardia-choices = Le tue scelte
web-cardia-beside = Accanto al tavolo
web-cardia-on-table = Luoghi e guardiani
web-cardia-plain = Nessun luogo e nessun guardiano cambia le regole di questa sfida.
web-cardia-pile-deck = { $who ->
    [you] Il tuo mazzo, dalla cima
   *[other] Mazzo di { $name }, dalla cima
}, { web-cards }
web-cardia-pile-discard = { $who ->
    [you] La tua pila degli scarti
   *[other] Pila degli scarti di { $name }
}, { web-cards }
web-cardia-yes-commit = Conferma la scelta
web-cardia-yes-commit_openly = Gioca { $card } a faccia in su
web-cardia-yes-discard = Scarta { $card }
web-cardia-yes-yield = Scarta { $card }
web-cardia-yes-absorb = Scarta { $card } e usane l'abilità
web-cardia-yes-scrap = Metti { $card } sotto il mazzo
web-cardia-yes-fish = Metti { $card } sotto il mazzo
web-cardia-yes-trade = Scambia { $card }
web-cardia-yes-card = Scegli { $card }
web-cardia-yes-pair = Scambia { $number } e { $next }
web-cardia-first-to = { $wins ->
    [one] Decide una sola partita.
   *[other] La sfida va a chi vince per primo { $wins } partite.
}
web-cardia-next-game = Prossima partita
web-cardia-won-games = Partite
web-cardia-won-it = vinta
web-cardia-then-place = Incontro { $number }: { $mine } a { $theirs }{ $result ->
    [you] , lo vinci tu.
    [other] , lo vince { $Name }.
    [both] , lo vincono entrambi.
    [tie] , pareggio.
   *[open] .
}
web-cardia-then-signets = Sigilli: { $mine } a { $theirs }.
web-cardia-then-game = { $who ->
    [you] Vinci la partita.
   *[other] { $Name } vince la partita.
}
web-cardia-then-drawn = La partita finisce in pareggio.
web-cardia-closed-games = Partite vinte: { $mine } a { $theirs }.
