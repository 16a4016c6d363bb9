# Quello che dice Cardia quando qualcosa non si può fare.
cardia-unknown-card = In Cardia non c'è nessuna carta chiamata «{ $card }».
cardia-unknown-task = «{ $task }» non è un lavoro in sospeso di Cardia.
cardia-no-such-deck = Non c'è nessun mazzo «{ $deck }»: scegli I, II o una combinazione come mixed:swamp+guild, con le fazioni del mazzo II.
cardia-no-such-scene = Non c'è nessun luogo chiamato «{ $scene }»: scegli tra { $known }.
cardia-house-scene = Il luogo «{ $scene }» è una carta della casa, e le carte della casa sono escluse.
cardia-scene-twice = Il luogo «{ $scene }» è indicato più di una volta.
cardia-open-without-guardians = I guardiani possono stare a faccia in su solo in una partita con i guardiani.
cardia-other-box = Questa registrazione è stata giocata con guardiani e luoghi diversi da quelli nel file di questa versione.
cardia-box-wrong = Il file delle carte { $file } non si può usare:
cardia-box-columns = La prima riga deve indicare le colonne { $columns }.
cardia-box-line = Riga { $line }: la colonna «{ $column }» è sbagliata.

# Che cosa fanno i personaggi.
cardia-text-assassin = Scarta questa carta e quella di fronte: l'incontro lascia la fila.
cardia-text-void-mage = Togli da una carta tutti i segnalini Modificatore, o tutti i segnalini Persistente.
cardia-text-surgeon = −5 alla prossima carta che giochi.
cardia-text-mediator = Persistente: questo incontro è un pareggio.
cardia-text-saboteur = Il tuo avversario scarta le prime due carte del suo mazzo.
cardia-text-fortune-teller = Nel prossimo incontro il tuo avversario gioca per primo, a faccia in su; poi scegli tu.
cardia-text-palace-guard = Nomina una fazione. Il tuo avversario può scartarne una carta dalla mano; altrimenti +7 a questa carta.
cardia-text-judge = Persistente: vinci tutti i pareggi, precedenti e successivi.
cardia-text-ambusher = Nomina una fazione. Il tuo avversario ne scarta tutte le carte in mano.
cardia-text-puppeteer = Scarta la carta di fronte; al suo posto va una carta casuale della mano del tuo avversario.
cardia-text-clockmaker = +3 alla tua carta nell'incontro precedente, e +3 alla prossima carta che giochi.
cardia-text-treasurer = Persistente: chi vince l'incontro precedente vi ha un sigillo in più.
cardia-text-swamp-guardian = Riprendi in mano un'altra delle tue carte e scarta quella che ha di fronte.
cardia-text-magistra = Usa l'abilità istantanea di un'altra delle tue carte con almeno tanta influenza quanta questa.
cardia-text-inventor = +3 a una carta e −3 a un'altra.
cardia-text-djinn = Vinci la partita.
cardia-text-poisoner = Abbassa la carta di fronte fino a portare questo incontro al pareggio.
cardia-text-kinesis-mage = Sposta tutti i segnalini Modificatore e Persistente da una delle tue carte a un'altra.
cardia-text-envoy = −3 a una carta qualsiasi, o alla prossima carta che giochi.
cardia-text-tax-collector = +4 a questa carta.
cardia-text-revolutionary = Il tuo avversario scarta due carte a sua scelta dalla mano e ne pesca due.
cardia-text-librarian = Quando riveli la tua prossima carta, dalle +2 o −2 prima del confronto.
cardia-text-prodigy = +3 a una delle tue carte con influenza 8 o meno.
cardia-text-aristocrat = Persistente: finché questa carta vince, porta un sigillo in più.
cardia-text-blackmailer = Nomina una fazione. Se la prossima carta del tuo avversario è di un'altra, lui scarta due carte a sua scelta dalla mano.
cardia-text-illusionist = Usa l'abilità di un'altra delle tue carte perdenti, nella sua posizione.
cardia-text-engineer = La tua prossima carta riceve +5 dopo la seconda fase del suo incontro.
cardia-text-counselor = Persistente: nell'incontro precedente la tua carta vince e l'altra perde.
cardia-text-witch-king = Nomina una fazione. Il tuo avversario ne scarta tutte le carte da mano e mazzo, poi mischia il mazzo.
cardia-text-elemental = Scarta dalla mano una carta con un'abilità istantanea, usa quell'abilità, poi pesca una carta.
cardia-text-mechanical-djinn = Persistente: se vinci l'incontro subito dopo questo, vinci la partita.
cardia-text-successor = Il tuo avversario tiene in mano due carte a sua scelta e scarta tutte le altre da mano e mazzo.

# Che cosa fanno guardiani e luoghi, secondo gli effetti nel file delle carte.
cardia-exclusive = { $text } Solo se la tua carta è l'unica della fazione { $faction } nell'incontro.
cardia-house-card = { $text } (Carta della casa.)
cardia-house-detail = { $text } (Regola della casa nei dettagli.)
cardia-effect-claim-next = La tua carta nel prossimo incontro porta un sigillo in più, se vince.
cardia-effect-flip-tokens = Gira sull'altro lato tutti i segnalini Modificatore di una carta.
cardia-effect-tokens = { $value3 } { $value1 ->
        [own] alla tua carta
       *[opposing] alla carta di fronte
    } { $value2 ->
        [here] in questo incontro
       *[previous] nell'incontro precedente
    }.
cardia-effect-repeat-ability = Usa l'abilità della carta che hai giocato qui, che sia già stata usata o no.
cardia-effect-ongoing-token = Metti un segnalino Persistente sulla carta che hai giocato qui.
cardia-effect-sting = { $value1 ->
        [1] Una carta casuale della mano del tuo avversario va
       *[other] { $value1 } carte casuali della mano del tuo avversario vanno
    } nella sua pila degli scarti.
cardia-effect-stare = Nel prossimo incontro il tuo avversario gioca la carta in cima al suo mazzo.
cardia-effect-swap-neighbours = Scambia due delle tue carte in incontri vicini, con tutti i segnalini che portano.
cardia-effect-recover = Metti uno dei tuoi personaggi scartati sotto il tuo mazzo.
cardia-effect-look-at-hand = Guarda { $value1 } carte casuali della mano del tuo avversario.
cardia-effect-fewer-signets-token = Dopo aver rivelato le carte, chi ha meno sigilli mette { $value1 } sulla propria carta.
cardia-effect-same-faction-loses = Se riveli una carta della stessa fazione della tua carta nell'incontro precedente, perdi subito.
cardia-effect-weaker-card-mills = Se riveli una carta con meno influenza della tua carta nell'incontro precedente, scarti { $value1 ->
        [1] la prima carta
       *[other] le prime { $value1 } carte
    } del tuo mazzo.
cardia-effect-first-tie-token = Dopo il primo pareggio della partita entrambi i giocatori hanno { $value1 } sulla loro prossima carta.
cardia-effect-wins-in-a-row = Se vinci { $value1 } incontri vicini, vinci la partita.
cardia-effect-earlier-wins-bite = Ogni volta che arrivi a vincere un incontro precedente, peschi una carta e il tuo avversario ne scarta una.
cardia-effect-winner-peeks = Quando una tua carta della fazione { $value1 } vince il suo incontro, guarda la carta in cima al tuo mazzo; puoi metterla sotto.
cardia-effect-fog = Le carte restano a faccia in giù; a ogni round si rivela e si risolve l'incontro di prima.
cardia-effect-open-and-draw = Cominci con { $value1 } carte e ne peschi { $value2 } alla fine di un round.
cardia-effect-draw-and-bury = Alla fine di un round pesca { $value1 } carte, poi metti una carta della mano sotto il tuo mazzo.
cardia-effect-loser-draws = Chi perde l'incontro del round e ha meno carte in mano ne pesca { $value1 } in più.
cardia-effect-swap-with-top = Dopo il primo incontro puoi scambiare, una volta sola, una carta della mano con quella in cima al tuo mazzo.
cardia-effect-refill = Alla fine di un round non si pesca; quando hai in mano { $value1 } carta o meno, ne peschi { $value2 }.

# Le carte in parole.
cardia-listed = { $card }, { $facts }
cardia-listed-text = { $card }, { $facts }: { $text }
cardia-text = { $text } ({ $rule })
cardia-ongoing = persistente
cardia-character = { $card }. Mazzo { $deck }: { $facts }.
cardia-guardian = { $card }. { $exclusive ->
    [yes] Guardiano della fazione { $faction }, esclusivo.
   *[no] Guardiano della fazione { $faction }.
}
cardia-scene = { $card }. Luogo.
cardia-card-line = { $headline } { $text }
cardia-faction = { $faction }: { $cards }.
cardia-house-card-name = { $card } (carta della casa)
cardia-house-detail-name = { $card } (regola della casa nei dettagli)
cardia-placed = { $card } { $influence }
cardia-placed-marked = { $card } { $influence } ({ $marks })
cardia-mark-printed = valore stampato { $printed }, segnalini { $tokens }
cardia-mark-ongoing = { $count ->
    [one] segnalino Persistente
   *[other] { $count } segnalini Persistente
}
cardia-mark-engineer = { $tokens } in arrivo
cardia-mark-claim = { $count ->
    [one] pretesa dell'Unicorno
   *[other] { $count } pretese dell'Unicorno
}
cardia-owned = { $who ->
    [you] la tua carta { $card }
   *[other] la carta { $card } di { $name }
}
cardia-fighter = { $who ->
    [you] tu con { $card }
   *[other] { $name } con { $card }
}
cardia-fighter-none = { $who ->
    [you] tu senza carta
   *[other] { $name } senza carta
}
cardia-seat-name = { $who ->
    [you] tu
   *[other] { $name }
}
cardia-seat-favoured = { $who ->
    [you] te
   *[other] { $name }
}
cardia-omen-librarian = +2 o −2 (Bibliotecario)
cardia-omen-engineer = +5 dopo il suo incontro (Ingegnere)
cardia-omen-claim = un sigillo in più se vince (Unicorno)
cardia-omen-demand = della fazione { $faction }, o si scartano due carte (Ricattatore)

# Il tavolo.
cardia-round-over = La sfida è finita dopo { $game ->
    [one] 1 partita.
   *[other] { $game } partite.
}
cardia-round = Partita { $game }, round { $round }. { $who ->
    [you] Decidi tu.
   *[other] { $count ->
        [one] { $asked } decide.
       *[other] Scelta segreta: { $asked }.
    }
}
cardia-scenes = Luoghi: { $scenes }.
cardia-guardians = Guardiani, per incontro: { $guardians }.
cardia-guardian-up = { $place } { $card } ({ $faction })
cardia-guardian-down = { $place } a faccia in giù ({ $faction })
cardia-seat = { $who ->
    [you] Tu
   *[other] { $Name }
}: { $signets ->
    [one] 1 sigillo
   *[other] { $signets } sigilli
}, mano { $hand }, mazzo { $deck }, pila degli scarti { $discard }.
cardia-known = { $who ->
    [you] Carte note nella tua mano
   *[other] Carte note nella mano di { $name } o a faccia in giù
}: { $cards }.
cardia-waiting = { $who ->
    [you] In attesa della tua prossima carta
   *[other] In attesa della prossima carta di { $name }
}: { $things }.
cardia-foresees = { $who ->
    [you] Nel prossimo incontro vedi prima l'altra carta.
   *[other] Nel prossimo incontro { $name } vede prima l'altra carta.
}
cardia-stared = { $who ->
    [you] Nel prossimo incontro giochi la carta in cima al tuo mazzo.
   *[other] Nel prossimo incontro { $name } gioca la carta in cima al mazzo.
}
cardia-sealed = { $who ->
    [you] Hai scelto { $card }.
   *[other] { $Name } ha scelto { $card }.
}
cardia-sealed-open = { $who ->
    [you] Giochi a faccia in su: { $card }.
   *[other] { $Name } gioca a faccia in su: { $card }.
}
cardia-sealed-hidden = { $who ->
    [you] Hai scelto una carta.
   *[other] { $Name } ha scelto una carta.
}
cardia-row-empty = Ancora nessun incontro.
cardia-encounter = Incontro { $number }: { $cards }. { $result }
cardia-against = { $first } contro { $second }
cardia-result = { $who ->
    [you] Vinci tu
   *[other] Vince { $name }
}, { $signets ->
    [one] 1 sigillo.
   *[other] { $signets } sigilli.
}
cardia-result-tie = Pareggio.
cardia-result-both = Vincono entrambi.
cardia-result-open = Non è ancora deciso.
cardia-result-none = Nessun esito.
cardia-laid = A faccia in giù: { $first } contro { $second }.
cardia-hidden-card = una carta
cardia-hand-line = La tua mano: { $cards }.
cardia-hand = { $who ->
    [you] La tua mano
   *[other] Mano di { $name }
}, { $count ->
    [0] nessuna carta.
    [one] 1 carta:
   *[other] { $count } carte:
}
cardia-discards = { $who ->
    [you] La tua pila degli scarti
   *[other] La pila degli scarti di { $name }
}{ $count ->
    [0] {" "}è vuota.
    [one] , 1 carta: { $cards }
   *[other] , { $count } carte: { $cards }
}
cardia-deck = { $who ->
    [you] Il tuo mazzo
   *[other] Mazzo di { $name }
}: { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
cardia-deck-known = Se ne conoscono, contando dalla cima: { $cards }.
cardia-deck-place = { $card } al posto { $place }
cardia-state = Partita { $number }, round { $round }, { $score }.
cardia-no-encounter = Non c'è un incontro { $number }; { $last ->
    [0] non se n'è ancora giocato nessuno.
    [one] nella fila ce n'è solo 1.
   *[other] nella fila ce ne sono { $last }.
}

# Perché un incontro finisce così.
cardia-explained = Incontro { $number }, { $first } contro { $second }:
cardia-watched = Guardiano: { $guardian }.
cardia-step-of = { $who ->
    [you] tu { $value }
   *[other] { $name } { $value }
}
cardia-step-printed = Valore stampato: { $pair } (CAR-2.2).
cardia-step-tokens = Segnalini: { $pair }.
cardia-step-influence = Influenza: { $pair }.
cardia-step-counselor = { $count ->
    [both] Entrambi hanno un Consigliere nell'incontro successivo: si annullano a vicenda (CAR-3.5).
   *[one] Un Consigliere nell'incontro successivo decide per { $favoured } (CAR-3.5).
}
cardia-step-mediator = Un Mediatore ne fa un pareggio (CAR-3.5).
cardia-step-judge = { $count ->
    [both] Entrambi hanno un Giudice, ed entrambi vincono il pareggio (CAR-3.5).
   *[one] Un Giudice vince il pareggio per { $favoured } (CAR-3.5).
}
cardia-step-winner = { $count ->
    [none] Non vince nessuno: pareggio.
    [both] Vincono entrambi.
   *[one] Chi vince: { $names }.
}
cardia-step-treasurer = Un Tesoriere nell'incontro successivo aggiunge { $more ->
    [one] 1 sigillo (CAR-3.6).
   *[other] { $more } sigilli (CAR-3.6).
}
cardia-step-aristocrat = L'Aristocratico aggiunge { $more ->
    [one] 1 sigillo (CAR-3.6).
   *[other] { $more } sigilli (CAR-3.6).
}
cardia-step-unicorn = La pretesa dell'Unicorno aggiunge { $more ->
    [one] 1 sigillo (CAR-3.6).
   *[other] { $more } sigilli (CAR-3.6).
}
cardia-step-signets = Sigilli: { $pair }.
cardia-word-encounter = incontro
cardia-why = Ogni incontro dice perché finisce così: scrivi ? { cardia-word-encounter } 1.

# Comandi che Cardia spiega con parole sue.
cardia-command-help-card = ? NOME, ? NUMERO o ? { cardia-word-encounter } 3: spiega una carta, un'opzione o, passo per passo, un risultato
cardia-command-piles = { cli-word-piles }: le pile degli scarti, e quello che si sa dei mazzi
cardia-command-why = { cli-word-why }: come vedere le ragioni di un risultato
cardia-command-rules = { cli-word-rules } CAR-3.5 o { cli-word-rules } PAROLA: le regole
cardia-help-rules-words = Cardia: CAR-3.5 o CAR-3.

# Domande.
cardia-ask-commit = Scegli in segreto una carta.
cardia-ask-commit_openly = Giochi prima tu, a faccia in su: scegli una carta.
cardia-ask-discard = { $count ->
    [one] Scarta una carta.
   *[other] Scarta { $count } carte, una dopo l'altra.
}
cardia-ask-ambush = Imboscatore: di quale fazione il tuo avversario scarta tutte le carte in mano?
cardia-ask-take_back = Guardiano della palude: quale delle tue carte ti torna in mano?
cardia-ask-threaten = Ricattatore: di quale fazione deve essere la prossima carta del tuo avversario?
cardia-ask-curse = Re stregone: di quale fazione il tuo avversario scarta tutte le carte da mano e mazzo?
cardia-ask-empty = Maga del Vuoto: da quale carta si tolgono i segnalini?
cardia-ask-empty_of = Maga del Vuoto: che cosa si toglie da { $card }?
cardia-ask-study = Magistra: di chi usi l'abilità?
cardia-ask-lift = Mago cinetico: da quale carta prendi tutti i segnalini?
cardia-ask-set_down = Mago cinetico: su quale carta vanno i segnalini di { $card }?
cardia-ask-annotate = Bibliotecario: che cosa metti su { $card }?
cardia-ask-evoke = Illusionista: di quale carta perdente usi l'abilità?
cardia-ask-absorb = Elementale: quale carta scarti per usarne l'abilità?
cardia-ask-challenge = Guardia di palazzo: quale fazione nomini?
cardia-ask-yield = La Guardia di palazzo pretende una carta della fazione { $faction }: ne scarti una?
cardia-ask-improve = Inventore: quale carta riceve +3?
cardia-ask-impair = Inventore: quale carta riceve −3? { $card } ha ricevuto +3.
cardia-ask-deliver = Emissario: quale carta riceve −3?
cardia-ask-praise = Prodigio: quale delle tue carte riceve +3?
cardia-ask-flip = Gatto: su quale carta si girano i segnalini Modificatore?
cardia-ask-kindle = Fenice: quale delle tue carte riceve un segnalino Persistente?
cardia-ask-hop = Rospo: quali carte vicine si scambiano di posto?
cardia-ask-fish = Airone: quale carta scartata va sotto il tuo mazzo?
cardia-ask-bury = In cima al tuo mazzo c'è { $card }. Resta lì?
cardia-ask-scrap = Deposito di rottami: quale carta va sotto il tuo mazzo?
cardia-ask-trade = Mercato notturno: quale carta scambi con quella in cima al tuo mazzo?
cardia-option-yield-pass = Non scartare niente: la Guardia di palazzo riceve +7
cardia-option-trade-pass = Non scambiare niente
cardia-option-next = La prossima carta che giochi
cardia-option-modifiers = Tutti i segnalini Modificatore
cardia-option-ongoing = Tutti i segnalini Persistente
cardia-option-keep = Lasciala in cima
cardia-option-under = Mettila sotto il mazzo
cardia-option-amount = { $sign ->
    [plus] Più 2
   *[minus] Meno 2
}
cardia-option-faction = { $faction } ({ $influences })
cardia-option-spot = { $card }, incontro { $number }
cardia-option-pair = { $card } e { $other } negli incontri { $number } e { $next }

# Che cosa succede.
cardia-log-game = Comincia la partita { $number }.
cardia-log-draw = { $who ->
    [you] { $count ->
        [one] Peschi una carta.
       *[other] Peschi { $count } carte.
    }
   *[other] { $count ->
        [one] { $Name } pesca una carta.
       *[other] { $Name } pesca { $count } carte.
    }
}
cardia-log-draw-known = { $who ->
    [you] Peschi { $cards }.
   *[other] { $Name } pesca { $cards }.
}
cardia-log-commit = { $who ->
    [you] Metti { $card } a faccia in giù.
   *[other] { $Name } mette { $card } a faccia in giù.
}
cardia-log-plays_openly = { $who ->
    [you] Giochi a faccia in su: { $card }, { $facts }.
   *[other] { $Name } gioca a faccia in su: { $card }, { $facts }.
}
cardia-log-reveal = Incontro { $number }: { $who ->
    [you] riveli { $card }, { $facts }.
   *[other] { $name } rivela { $card }, { $facts }.
}
cardia-log-judged = { $who ->
    [you] Vinci l'incontro { $number }.
   *[other] { $Name } vince l'incontro { $number }.
}
cardia-log-judged-tie = L'incontro { $number } è un pareggio.
cardia-log-judged-even = Nell'incontro { $number } nessuno batte l'altro.
cardia-log-judged_again = { $who ->
    [you] Ora vinci l'incontro { $number }.
   *[other] Ora { $name } vince l'incontro { $number }.
}
cardia-log-judged_again-tie = L'incontro { $number } ora è un pareggio.
cardia-log-judged_again-even = Nell'incontro { $number } ora nessuno batte più l'altro.
cardia-log-ability = { $who ->
    [you] Usi { $card }: «{ $text }»
   *[other] { $Name } usa { $card }: «{ $text }»
}
cardia-log-guardian = { $who ->
    [you] Il guardiano { $card } ti aiuta: «{ $text }»
   *[other] Il guardiano { $card } aiuta { $name }: «{ $text }»
}
cardia-log-reveal-brief = { $who ->
    [you] Riveli { $card }.
   *[other] { $Name } rivela { $card }.
}
cardia-log-ability-brief = { $who ->
    [you] Usi { $card }.
   *[other] { $Name } usa { $card }.
}
cardia-log-guardian-brief = { $who ->
    [you] Il guardiano { $card } ti aiuta.
   *[other] Il guardiano { $card } aiuta { $name }.
}
cardia-log-guardian_up = Il guardiano dell'incontro { $number } è { $card }: «{ $text }»
cardia-log-discard = { $who ->
    [you] Scarti { $cards }.
   *[other] { $Name } scarta { $cards }.
}
cardia-log-tokens = { $tokens } per { cardia-owned }, incontro { $number }.
cardia-log-ongoing = Un segnalino Persistente per { cardia-owned }, incontro { $number }.
cardia-log-modifiers_gone = Tutti i segnalini Modificatore lasciano { cardia-owned }, incontro { $number }.
cardia-log-ongoing_gone = Tutti i segnalini Persistente lasciano { cardia-owned }, incontro { $number }.
cardia-log-tokens_moved = Tutti quei segnalini passano a { $who ->
    [you] { $card }, la tua carta
   *[other] { $card }, la carta di { $name }
}, incontro { $number }.
cardia-log-next_tokens = { $who ->
    [you] { $tokens } alla tua prossima carta.
   *[other] { $tokens } alla prossima carta di { $name }.
}
cardia-log-encounter_leaves = L'incontro { $number } lascia la fila.
cardia-log-take_back = { $who ->
    [you] Riprendi in mano { $card }.
   *[other] { $Name } riprende in mano { $card }.
}
cardia-log-puppet = Nell'incontro { $number } { $who ->
    [you] la tua carta ora è { $card }, { $facts }.
   *[other] la carta di { $name } ora è { $card }, { $facts }.
}
cardia-log-faction = { $who ->
    [you] Nomini la fazione { $card }.
   *[other] { $Name } nomina la fazione { $card }.
}
cardia-log-extorted = { $card } non è della fazione nominata: { $who ->
    [you] scarti due carte.
   *[other] { $name } scarta due carte.
}
cardia-log-claim = { $who ->
    [you] La tua prossima carta pretende un sigillo in più.
   *[other] La prossima carta di { $name } pretende un sigillo in più.
}
cardia-log-swap = { $who ->
    [you] Le tue carte negli incontri { $number } e { $next } si scambiano di posto.
   *[other] Le carte di { $name } negli incontri { $number } e { $next } si scambiano di posto.
}
cardia-log-recover = { $who ->
    [you] Metti { $card } sotto il tuo mazzo.
   *[other] { $Name } mette { $card } sotto il mazzo.
}
cardia-log-looks = { $who ->
    [you] Guardi carte della mano del tuo avversario.
   *[other] { $Name } guarda carte della mano dell'avversario.
}
cardia-log-looked_at = Hai visto { $cards }.
cardia-log-bite = Il Tempio del Serpente morde per { cardia-seat-favoured }, a causa dell'incontro { $number }.
cardia-log-peek = { $who ->
    [you] In cima al tuo mazzo c'è { $card }.
   *[other] In cima al mazzo di { $name } c'è { $card }.
}
cardia-log-peek-none = { $Name } guarda la carta in cima al mazzo.
cardia-log-buried = { $who ->
    [you] La metti sotto il tuo mazzo.
   *[other] { $Name } la mette sotto il mazzo.
}
cardia-log-scrap = { $who ->
    [you] Metti { $card } sotto il tuo mazzo.
   *[other] { $Name } mette una carta sotto il mazzo.
}
cardia-log-trade = { $who ->
    [you] Metti { $card } sul tuo mazzo e prendi la carta che era in cima.
   *[other] { $Name } mette { $card } sul mazzo e prende la carta che era in cima.
}
cardia-log-trade-none = { $who ->
    [you] Non scambi niente.
   *[other] { $Name } non scambia niente.
}
cardia-log-game_won = { $who ->
    [you] Vinci la partita { $number }.
   *[other] { $Name } vince la partita { $number }.
}
cardia-log-game_drawn = La partita { $number } finisce in pareggio.
cardia-log-match_over = La sfida è finita.
cardia-log-match_over-drawn = { cardia-log-match_over }

# Posizioni.
position-nothing-laid = { $place }: non ci sono carte giocate da rivelare.
position-no-guardians = { $place }: i guardiani non sono così tanti.
position-no-encounter = { $place }: ciò che è in sospeso richiede l'incontro di questo round.
position-no-play = { $place }: ogni posto ha una carta coperta o ne sceglie una, e solo finché entrambe non sono giocate.

## L'arena

cardia-help-arena-mode = Cardia: duel, guardians, open o un luogo, come bazaar.
cardia-help-arena-decks = Cardia: «I,II», oppure «all» per tutti e sedici.
cardia-help-arena-rule = Cardia: vedi «taverne rules CAR-9».

# Opzioni di `taverne play`; dove i giochi ne condividono una, le loro frasi si susseguono.
cardia-help-play-deck = In Cardia I, II oppure mixed:swamp+guild per le fazioni del mazzo II.
cardia-help-play-wins = Gioca finché qualcuno ha vinto tante partite: 1, 2 o 3.
cardia-help-play-rule = Cardia: vedi «taverne rules CAR-9».
cardia-help-play-scene = Cardia: un luogo, come senate. Si può ripetere.
cardia-help-play-guardians = Cardia: con i Guardiani delle terre selvagge.
cardia-help-play-open = Cardia: tutti i guardiani sono a faccia in su, la variante strategica.
