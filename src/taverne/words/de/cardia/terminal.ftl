# Was Cardia sagt, wenn etwas nicht geht.
cardia-unknown-card = Eine Karte namens „{ $card }“ gibt es in Cardia nicht.
cardia-unknown-task = „{ $task }“ ist keine offene Aufgabe von Cardia.
cardia-no-such-deck = Ein Deck „{ $deck }“ gibt es nicht: Wähle I, II oder eine Mischung wie mixed:swamp+guild, mit den Fraktionen aus Deck II.
cardia-no-such-scene = Einen Schauplatz namens „{ $scene }“ gibt es nicht: Wähle aus { $known }.
cardia-house-scene = Der Schauplatz „{ $scene }“ ist eine Hauskarte, und Hauskarten sind abgeschaltet.
cardia-scene-twice = Der Schauplatz „{ $scene }“ ist mehr als einmal genannt.
cardia-open-without-guardians = Wächter können nur in einem Spiel mit Wächtern offen liegen.
cardia-other-box = Diese Aufzeichnung wurde mit anderen Wächtern und Schauplätzen gespielt als denen in der Datei dieser Version.
cardia-box-wrong = Die Kartendatei { $file } lässt sich nicht benutzen:
cardia-box-columns = Ihre erste Zeile muss die Spalten { $columns } nennen.
cardia-box-line = Zeile { $line }: Die Spalte „{ $column }“ stimmt nicht.

# Was die Charaktere können.
cardia-text-assassin = Leg diese Karte und die gegenüber ab: Die Begegnung verlässt die Reihe.
cardia-text-void-mage = Entferne alle Modifikationsmarker oder alle Dauermarker von einer Karte.
cardia-text-surgeon = −5 auf die nächste Karte, die du spielst.
cardia-text-mediator = Dauerhaft: Diese Begegnung ist ein Unentschieden.
cardia-text-saboteur = Dein Gegenüber legt die obersten zwei Karten des eigenen Decks ab.
cardia-text-fortune-teller = In der nächsten Begegnung spielt dein Gegenüber zuerst und offen; dann wählst du.
cardia-text-palace-guard = Nenne eine Fraktion. Dein Gegenüber darf davon eine Handkarte ablegen; sonst +7 auf diese Karte.
cardia-text-judge = Dauerhaft: Du gewinnst jedes Unentschieden, frühere und spätere.
cardia-text-ambusher = Nenne eine Fraktion. Dein Gegenüber legt davon alle Handkarten ab.
cardia-text-puppeteer = Leg die Karte gegenüber ab; eine zufällige Handkarte deines Gegenübers tritt an ihre Stelle.
cardia-text-clockmaker = +3 auf deine Karte in der vorigen Begegnung und +3 auf die nächste Karte, die du spielst.
cardia-text-treasurer = Dauerhaft: Wer die vorige Begegnung gewinnt, hat dort ein Siegel mehr.
cardia-text-swamp-guardian = Nimm eine andere deiner Karten zurück auf die Hand und leg die ihr gegenüber ab.
cardia-text-magistra = Nutze die sofortige Fähigkeit einer anderen deiner Karten mit mindestens so viel Einfluss wie diese.
cardia-text-inventor = +3 auf eine Karte und −3 auf eine andere.
cardia-text-djinn = Du gewinnst die Partie.
cardia-text-poisoner = Senke die Karte gegenüber, bis diese Begegnung ein Unentschieden ist.
cardia-text-kinesis-mage = Verschiebe alle Modifikations- und Dauermarker von einer deiner Karten auf eine andere.
cardia-text-envoy = −3 auf eine beliebige Karte oder auf die nächste Karte, die du spielst.
cardia-text-tax-collector = +4 auf diese Karte.
cardia-text-revolutionary = Dein Gegenüber legt zwei Handkarten eigener Wahl ab und zieht zwei.
cardia-text-librarian = Leg beim Aufdecken deiner nächsten Karte +2 oder −2 darauf, bevor verglichen wird.
cardia-text-prodigy = +3 auf eine deiner Karten mit Einfluss 8 oder weniger.
cardia-text-aristocrat = Dauerhaft: Solange diese Karte gewinnt, trägt sie ein Siegel mehr.
cardia-text-blackmailer = Nenne eine Fraktion. Gehört die nächste Karte deines Gegenübers zu einer anderen, legt es zwei Handkarten eigener Wahl ab.
cardia-text-illusionist = Nutze die Fähigkeit einer anderen deiner unterlegenen Karten, an deren Platz.
cardia-text-engineer = Deine nächste Karte bekommt +5 nach der zweiten Phase ihrer Begegnung.
cardia-text-counselor = Dauerhaft: In der vorigen Begegnung gewinnt deine Karte, und die andere verliert.
cardia-text-witch-king = Nenne eine Fraktion. Dein Gegenüber legt davon alles aus Hand und Deck ab und mischt das Deck.
cardia-text-elemental = Leg eine Handkarte mit sofortiger Fähigkeit ab, nutze diese Fähigkeit, dann zieh eine Karte.
cardia-text-mechanical-djinn = Dauerhaft: Gewinnst du die Begegnung gleich nach dieser, gewinnst du die Partie.
cardia-text-successor = Dein Gegenüber behält zwei Handkarten eigener Wahl und legt alle anderen Karten aus Hand und Deck ab.

# Was Wächter und Schauplätze bewirken, nach den Effekten in der Kartendatei.
cardia-exclusive = { $text } Nur, wenn deine Karte in der Begegnung die einzige der Fraktion { $faction } ist.
cardia-house-card = { $text } (Hauskarte.)
cardia-house-detail = { $text } (Hausregel im Detail.)
cardia-effect-claim-next = Deine Karte in der nächsten Begegnung trägt ein Siegel mehr, wenn sie gewinnt.
cardia-effect-flip-tokens = Dreh alle Modifikationsmarker auf einer Karte auf die andere Seite.
cardia-effect-tokens = { $value3 } auf { $value1 ->
        [own] deine Karte
       *[opposing] die Karte gegenüber
    } in { $value2 ->
        [here] dieser
       *[previous] der vorigen
    } Begegnung.
cardia-effect-repeat-ability = Nutze die Fähigkeit der Karte, die du hier gespielt hast, ob sie schon genutzt wurde oder nicht.
cardia-effect-ongoing-token = Leg einen Dauermarker auf die Karte, die du hier gespielt hast.
cardia-effect-sting = { $value1 ->
        [1] Eine zufällige Handkarte deines Gegenübers kommt
       *[other] { $value1 } zufällige Handkarten deines Gegenübers kommen
    } auf dessen Ablagestapel.
cardia-effect-stare = In der nächsten Begegnung spielt dein Gegenüber die oberste Karte des eigenen Decks.
cardia-effect-swap-neighbours = Tausche zwei deiner Karten in benachbarten Begegnungen, mit allen Markern darauf.
cardia-effect-recover = Leg einen deiner abgelegten Charaktere unter dein Deck.
cardia-effect-look-at-hand = Sieh dir { $value1 } zufällige Handkarten deines Gegenübers an.
cardia-effect-fewer-signets-token = Nach dem Aufdecken legt, wer weniger Siegel hat, { $value1 } auf die eigene Karte.
cardia-effect-same-faction-loses = Deckst du eine Karte derselben Fraktion auf wie deine Karte in der vorigen Begegnung, verlierst du sofort.
cardia-effect-weaker-card-mills = Deckst du eine Karte mit weniger Einfluss auf als deine Karte in der vorigen Begegnung, legst du die { $value1 ->
        [1] oberste Karte
       *[other] obersten { $value1 } Karten
    } deines Decks ab.
cardia-effect-first-tie-token = Nach dem ersten Unentschieden der Partie haben beide { $value1 } auf ihrer nächsten Karte.
cardia-effect-wins-in-a-row = Gewinnst du { $value1 } benachbarte Begegnungen, gewinnst du die Partie.
cardia-effect-earlier-wins-bite = Sooft du nachträglich eine frühere Begegnung gewinnst, ziehst du eine Karte, und dein Gegenüber legt eine ab.
cardia-effect-winner-peeks = Gewinnt eine deiner Karten der Fraktion { $value1 } ihre Begegnung, sieh dir die oberste Karte deines Decks an; du darfst sie darunterlegen.
cardia-effect-fog = Karten bleiben verdeckt; in jeder Runde wird die Begegnung davor aufgedeckt und abgehandelt.
cardia-effect-open-and-draw = Beginne mit { $value1 } Karten und zieh am Rundenende { $value2 }.
cardia-effect-draw-and-bury = Zieh am Rundenende { $value1 } Karten, dann leg eine Handkarte unter dein Deck.
cardia-effect-loser-draws = Wer die Begegnung der Runde verliert und weniger Karten hält, zieht { $value1 } mehr.
cardia-effect-swap-with-top = Nach der ersten Begegnung darfst du einmal eine Handkarte mit der obersten Karte deines Decks tauschen.
cardia-effect-refill = Am Rundenende wird nicht gezogen; sooft du { $value1 } Karte oder weniger hältst, zieh { $value2 }.

# Karten in Worten.
cardia-listed = { $card }, { $facts }
cardia-listed-text = { $card }, { $facts }: { $text }
cardia-text = { $text } ({ $rule })
cardia-ongoing = dauerhaft
cardia-character = { $card }. Deck { $deck }: { $facts }.
cardia-guardian = { $card }. { $exclusive ->
    [yes] Wächter der Fraktion { $faction }, exklusiv.
   *[no] Wächter der Fraktion { $faction }.
}
cardia-scene = { $card }. Schauplatz.
cardia-card-line = { $headline } { $text }
cardia-faction = { $faction }: { $cards }.
cardia-house-card-name = { $card } (Hauskarte)
cardia-house-detail-name = { $card } (Hausregel im Detail)
cardia-placed = { $card } { $influence }
cardia-placed-marked = { $card } { $influence } ({ $marks })
cardia-mark-printed = gedruckt { $printed }, Marker { $tokens }
cardia-mark-ongoing = { $count ->
    [one] Dauermarker
   *[other] { $count } Dauermarker
}
cardia-mark-engineer = { $tokens } kommt noch
cardia-mark-claim = { $count ->
    [one] Anspruch des Einhorns
   *[other] { $count } Ansprüche des Einhorns
}
cardia-owned = { $who ->
    [you] deine Karte { $card }
   *[other] die Karte { $card } von { $name }
}
cardia-fighter = { $who ->
    [you] du mit { $card }
   *[other] { $name } mit { $card }
}
cardia-fighter-none = { $who ->
    [you] du ohne Karte
   *[other] { $name } ohne Karte
}
cardia-seat-name = { $who ->
    [you] du
   *[other] { $name }
}
cardia-seat-favoured = { $who ->
    [you] dich
   *[other] { $name }
}
cardia-omen-librarian = +2 oder −2 (Bibliothekar)
cardia-omen-engineer = +5 nach ihrer Begegnung (Ingenieur)
cardia-omen-claim = ein Siegel mehr, wenn sie gewinnt (Einhorn)
cardia-omen-demand = von der Fraktion { $faction }, sonst werden zwei Karten abgelegt (Erpresser)

# Der Tisch.
cardia-round-over = Das Match ist zu Ende, nach { $game ->
    [one] 1 Partie.
   *[other] { $game } Partien.
}
cardia-round = Partie { $game }, Runde { $round }. { $who ->
    [you] Du entscheidest.
   *[other] { $count ->
        [one] { $asked } entscheidet.
       *[other] Geheime Wahl: { $asked }.
    }
}
cardia-scenes = Schauplätze: { $scenes }.
cardia-guardians = Wächter, nach Begegnung: { $guardians }.
cardia-guardian-up = { $place } { $card } ({ $faction })
cardia-guardian-down = { $place } verdeckt ({ $faction })
cardia-seat = { $who ->
    [you] Du
   *[other] { $Name }
}: { $signets } Siegel, Hand { $hand }, Deck { $deck }, Ablagestapel { $discard }.
cardia-known = { $who ->
    [you] Bekannt in deiner Hand
   *[other] Bekannt in der Hand von { $name } oder verdeckt
}: { $cards }.
cardia-waiting = { $who ->
    [you] Es wartet auf deine nächste Karte
   *[other] Es wartet auf die nächste Karte von { $name }
}: { $things }.
cardia-foresees = { $who ->
    [you] In der nächsten Begegnung siehst du die andere Karte zuerst.
   *[other] In der nächsten Begegnung sieht { $name } die andere Karte zuerst.
}
cardia-stared = { $who ->
    [you] In der nächsten Begegnung spielst du die oberste Karte deines Decks.
   *[other] In der nächsten Begegnung spielt { $name } die oberste Karte des Decks.
}
cardia-sealed = { $who ->
    [you] Du hast { $card } gewählt.
   *[other] { $Name } hat { $card } gewählt.
}
cardia-sealed-open = { $who ->
    [you] Du spielst offen: { $card }.
   *[other] { $Name } spielt offen: { $card }.
}
cardia-sealed-hidden = { $who ->
    [you] Du hast eine Karte gewählt.
   *[other] { $Name } hat eine Karte gewählt.
}
cardia-row-empty = Noch keine Begegnungen.
cardia-encounter = Begegnung { $number }: { $cards }. { $result }
cardia-against = { $first } gegen { $second }
cardia-result = { $who ->
    [you] Du gewinnst
   *[other] { $Name } gewinnt
}, { $signets } Siegel.
cardia-result-tie = Unentschieden.
cardia-result-both = Beide gewinnen.
cardia-result-open = Noch nicht entschieden.
cardia-result-none = Ohne Ergebnis.
cardia-laid = Verdeckt: { $first } gegen { $second }.
cardia-hidden-card = einer Karte
cardia-hand-line = Deine Hand: { $cards }.
cardia-hand = { $who ->
    [you] Deine Hand
   *[other] Hand von { $name }
}, { $count ->
    [0] keine Karten.
    [one] 1 Karte:
   *[other] { $count } Karten:
}
cardia-discards = { $who ->
    [you] Dein Ablagestapel
   *[other] Der Ablagestapel von { $name }
}{ $count ->
    [0] {" "}ist leer.
    [one] , 1 Karte: { $cards }
   *[other] , { $count } Karten: { $cards }
}
cardia-deck = { $who ->
    [you] Dein Deck
   *[other] Deck von { $name }
}: { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
cardia-deck-known = Davon bekannt, von oben gezählt: { $cards }.
cardia-deck-place = { $card } an Stelle { $place }
cardia-state = Partie { $number }, Runde { $round }, { $score }.
cardia-no-encounter = Eine Begegnung { $number } gibt es nicht; { $last ->
    [0] noch wurde keine gespielt.
    [one] in der Reihe liegt nur 1.
   *[other] in der Reihe liegen { $last }.
}

# Warum eine Begegnung so ausgeht.
cardia-explained = Begegnung { $number }, { $first } gegen { $second }:
cardia-watched = Wächter: { $guardian }.
cardia-step-of = { $who ->
    [you] du { $value }
   *[other] { $name } { $value }
}
cardia-step-printed = Gedruckt: { $pair } (CAR-2.2).
cardia-step-tokens = Marker: { $pair }.
cardia-step-influence = Einfluss: { $pair }.
cardia-step-counselor = { $count ->
    [both] Beide haben in der nächsten Begegnung einen Berater: Sie heben einander auf (CAR-3.5).
   *[one] Ein Berater in der nächsten Begegnung entscheidet für { $favoured } (CAR-3.5).
}
cardia-step-mediator = Ein Mediator macht ein Unentschieden daraus (CAR-3.5).
cardia-step-judge = { $count ->
    [both] Beide haben einen Richter, und beide gewinnen das Unentschieden (CAR-3.5).
   *[one] Ein Richter gewinnt das Unentschieden für { $favoured } (CAR-3.5).
}
cardia-step-winner = { $count ->
    [none] Niemand gewinnt: Unentschieden.
    [both] Beide gewinnen.
   *[one] Sieg: { $names }.
}
cardia-step-treasurer = Ein Schatzmeister in der nächsten Begegnung gibt { $more } Siegel dazu (CAR-3.6).
cardia-step-aristocrat = Der Aristokrat gibt { $more } Siegel dazu (CAR-3.6).
cardia-step-unicorn = Der Anspruch des Einhorns gibt { $more } Siegel dazu (CAR-3.6).
cardia-step-signets = Siegel: { $pair }.
cardia-word-encounter = begegnung
cardia-why = Jede Begegnung sagt, warum sie so ausgeht: Tippe ? { cardia-word-encounter } 1.

# Befehle, die Cardia mit eigenen Worten erklärt.
cardia-command-help-card = ? NAME, ? NUMMER oder ? { cardia-word-encounter } 3: erklärt eine Karte, eine Möglichkeit oder Schritt für Schritt ein Ergebnis
cardia-command-piles = { cli-word-piles }: die Ablagestapel, und was von den Decks bekannt ist
cardia-command-why = { cli-word-why }: wie man die Gründe für ein Ergebnis sieht
cardia-command-rules = { cli-word-rules } CAR-3.5 oder { cli-word-rules } WORT: die Spielregeln
cardia-help-rules-words = Cardia: CAR-3.5 oder CAR-3.

# Fragen.
cardia-ask-commit = Wähle geheim eine Karte.
cardia-ask-commit_openly = Du spielst zuerst und offen: Wähle eine Karte.
cardia-ask-discard = { $count ->
    [one] Leg eine Karte ab.
   *[other] Leg { $count } Karten ab, eine nach der anderen.
}
cardia-ask-ambush = Wegelagerer: Von welcher Fraktion legt dein Gegenüber alle Handkarten ab?
cardia-ask-take_back = Sumpfwächter: Welche deiner Karten kommt zurück auf die Hand?
cardia-ask-threaten = Erpresser: Von welcher Fraktion soll die nächste Karte deines Gegenübers sein?
cardia-ask-curse = Hexenkönig: Von welcher Fraktion legt dein Gegenüber alle Karten aus Hand und Deck ab?
cardia-ask-empty = Leerenmagier: Von welcher Karte werden Marker entfernt?
cardia-ask-empty_of = Leerenmagier: Was wird von { $card } entfernt?
cardia-ask-study = Magistra: Wessen Fähigkeit nutzt du?
cardia-ask-lift = Kinesemagier: Von welcher Karte nimmst du alle Marker?
cardia-ask-set_down = Kinesemagier: Auf welche Karte kommen die Marker von { $card }?
cardia-ask-annotate = Bibliothekar: Was legst du auf { $card }?
cardia-ask-evoke = Illusionist: Die Fähigkeit welcher unterlegenen Karte nutzt du?
cardia-ask-absorb = Elementar: Welche Karte legst du ab, um ihre Fähigkeit zu nutzen?
cardia-ask-challenge = Palastwache: Welche Fraktion nennst du?
cardia-ask-yield = Die Palastwache verlangt eine Karte der Fraktion { $faction }: Legst du eine ab?
cardia-ask-improve = Erfinder: Welche Karte bekommt +3?
cardia-ask-impair = Erfinder: Welche Karte bekommt −3? { $card } hat +3 bekommen.
cardia-ask-deliver = Gesandter: Welche Karte bekommt −3?
cardia-ask-praise = Wunderkind: Welche deiner Karten bekommt +3?
cardia-ask-flip = Katze: Auf welcher Karte werden die Modifikationsmarker umgedreht?
cardia-ask-kindle = Phönix: Welche deiner Karten bekommt einen Dauermarker?
cardia-ask-hop = Kröte: Welche Nachbarn tauschen die Plätze?
cardia-ask-fish = Reiher: Welche abgelegte Karte kommt unter dein Deck?
cardia-ask-bury = Oben auf deinem Deck liegt { $card }. Bleibt die Karte dort?
cardia-ask-scrap = Schrottplatz: Welche Karte kommt unter dein Deck?
cardia-ask-trade = Nachtmarkt: Welche Karte tauschst du mit der obersten deines Decks?
cardia-option-yield-pass = Nichts ablegen: Die Palastwache bekommt +7
cardia-option-trade-pass = Nichts tauschen
cardia-option-next = Die nächste Karte, die du spielst
cardia-option-modifiers = Alle Modifikationsmarker
cardia-option-ongoing = Alle Dauermarker
cardia-option-keep = Oben liegen lassen
cardia-option-under = Unter das Deck legen
cardia-option-amount = { $sign ->
    [plus] Plus 2
   *[minus] Minus 2
}
cardia-option-faction = { $faction } ({ $influences })
cardia-option-spot = { $card } in Begegnung { $number }
cardia-option-pair = { $card } und { $other } in den Begegnungen { $number } und { $next }

# Was geschieht.
cardia-log-game = Partie { $number } beginnt.
cardia-log-draw = { $who ->
    [you] { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count ->
        [one] { $Name } zieht eine Karte.
       *[other] { $Name } zieht { $count } Karten.
    }
}
cardia-log-draw-known = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $Name } zieht { $cards }.
}
cardia-log-commit = { $who ->
    [you] Du legst { $card } verdeckt hin.
   *[other] { $Name } legt { $card } verdeckt hin.
}
cardia-log-plays_openly = { $who ->
    [you] Du spielst offen: { $card }, { $facts }.
   *[other] { $Name } spielt offen: { $card }, { $facts }.
}
cardia-log-reveal = Begegnung { $number }: { $who ->
    [you] Du deckst { $card } auf, { $facts }.
   *[other] { $Name } deckt { $card } auf, { $facts }.
}
cardia-log-judged = { $who ->
    [you] Du gewinnst Begegnung { $number }.
   *[other] { $Name } gewinnt Begegnung { $number }.
}
cardia-log-judged-tie = Begegnung { $number } ist ein Unentschieden.
cardia-log-judged-even = In Begegnung { $number } schlägt niemand die andere Seite.
cardia-log-judged_again = { $who ->
    [you] Jetzt gewinnst du Begegnung { $number }.
   *[other] Jetzt gewinnt { $name } Begegnung { $number }.
}
cardia-log-judged_again-tie = Begegnung { $number } ist jetzt ein Unentschieden.
cardia-log-judged_again-even = In Begegnung { $number } schlägt jetzt niemand mehr die andere Seite.
cardia-log-ability = { $who ->
    [you] Du nutzt { $card }: „{ $text }“
   *[other] { $Name } nutzt { $card }: „{ $text }“
}
cardia-log-guardian = { $who ->
    [you] Der Wächter { $card } hilft dir: „{ $text }“
   *[other] Der Wächter { $card } hilft { $name }: „{ $text }“
}
cardia-log-reveal-brief = { $who ->
    [you] Du deckst { $card } auf.
   *[other] { $Name } deckt { $card } auf.
}
cardia-log-ability-brief = { $who ->
    [you] Du nutzt { $card }.
   *[other] { $Name } nutzt { $card }.
}
cardia-log-guardian-brief = { $who ->
    [you] Der Wächter { $card } hilft dir.
   *[other] Der Wächter { $card } hilft { $name }.
}
cardia-log-guardian_up = Wächter der Begegnung { $number } ist { $card }: „{ $text }“
cardia-log-discard = { $who ->
    [you] Du legst ab: { $cards }.
   *[other] { $Name } legt ab: { $cards }.
}
cardia-log-tokens = { $tokens } auf { cardia-owned } in Begegnung { $number }.
cardia-log-ongoing = Ein Dauermarker auf { cardia-owned } in Begegnung { $number }.
cardia-log-modifiers_gone = Alle Modifikationsmarker verlassen { cardia-owned } in Begegnung { $number }.
cardia-log-ongoing_gone = Alle Dauermarker verlassen { cardia-owned } in Begegnung { $number }.
cardia-log-tokens_moved = Alle diese Marker wandern auf { cardia-owned } in Begegnung { $number }.
cardia-log-next_tokens = { $who ->
    [you] { $tokens } auf deine nächste Karte.
   *[other] { $tokens } auf die nächste Karte von { $name }.
}
cardia-log-encounter_leaves = Begegnung { $number } verlässt die Reihe.
cardia-log-take_back = { $who ->
    [you] Du nimmst { $card } zurück auf die Hand.
   *[other] { $Name } nimmt { $card } zurück auf die Hand.
}
cardia-log-puppet = In Begegnung { $number } { $who ->
    [you] ist deine Karte jetzt { $card }, { $facts }.
   *[other] ist die Karte von { $name } jetzt { $card }, { $facts }.
}
cardia-log-faction = { $who ->
    [you] Du nennst die Fraktion { $card }.
   *[other] { $Name } nennt die Fraktion { $card }.
}
cardia-log-extorted = { $card } gehört nicht zur genannten Fraktion: { $who ->
    [you] Du legst zwei Karten ab.
   *[other] { $Name } legt zwei Karten ab.
}
cardia-log-claim = { $who ->
    [you] Deine nächste Karte beansprucht ein Siegel mehr.
   *[other] Die nächste Karte von { $name } beansprucht ein Siegel mehr.
}
cardia-log-swap = { $who ->
    [you] Deine Karten in den Begegnungen { $number } und { $next } tauschen die Plätze.
   *[other] Die Karten von { $name } in den Begegnungen { $number } und { $next } tauschen die Plätze.
}
cardia-log-recover = { $who ->
    [you] Du legst { $card } unter dein Deck.
   *[other] { $Name } legt { $card } unter das Deck.
}
cardia-log-looks = { $who ->
    [you] Du siehst dir Handkarten deines Gegenübers an.
   *[other] { $Name } sieht sich Handkarten der anderen Seite an.
}
cardia-log-looked_at = Du hast gesehen: { $cards }.
cardia-log-bite = Der Schlangentempel beißt für { cardia-seat-favoured } zu, wegen Begegnung { $number }.
cardia-log-peek = { $who ->
    [you] Oben auf deinem Deck liegt { $card }.
   *[other] Oben auf dem Deck von { $name } liegt { $card }.
}
cardia-log-peek-none = { $Name } sieht sich die oberste Karte des Decks an.
cardia-log-buried = { $who ->
    [you] Du legst sie unter dein Deck.
   *[other] { $Name } legt sie unter das Deck.
}
cardia-log-scrap = { $who ->
    [you] Du legst { $card } unter dein Deck.
   *[other] { $Name } legt eine Karte unter das Deck.
}
cardia-log-trade = { $who ->
    [you] Du legst { $card } auf dein Deck und nimmst die oberste Karte.
   *[other] { $Name } legt { $card } auf das Deck und nimmt die oberste Karte.
}
cardia-log-trade-none = { $who ->
    [you] Du tauschst nichts.
   *[other] { $Name } tauscht nichts.
}
cardia-log-game_won = { $who ->
    [you] Du gewinnst Partie { $number }.
   *[other] { $Name } gewinnt Partie { $number }.
}
cardia-log-game_drawn = Partie { $number } endet unentschieden.
cardia-log-match_over = Das Match ist zu Ende.
cardia-log-match_over-drawn = { cardia-log-match_over }

# Stellungen.
position-nothing-laid = { $place }: Es liegen keine Karten, die aufgedeckt werden könnten.
position-no-guardians = { $place }: So viele Wächter gibt es nicht.
position-no-encounter = { $place }: Was noch aussteht, braucht die Begegnung dieser Runde.
position-no-play = { $place }: Jeder Platz hat eine Karte verdeckt gewählt oder wählt eine, und nur bis beide gelegt sind.

## Die Arena

cardia-help-arena-mode = Cardia: duel, guardians, open oder ein Schauplatz, etwa bazaar.
cardia-help-arena-decks = Cardia: „I,II“ oder „all“ für alle sechzehn.
cardia-help-arena-rule = Cardia: siehe „taverne rules CAR-9“.

# Optionen von `taverne play`; wo Spiele eine teilen, folgen ihre Sätze aufeinander.
cardia-help-play-deck = Bei Cardia I, II oder mixed:swamp+guild für die Fraktionen aus Deck II.
cardia-help-play-wins = Spielen, bis jemand so viele Partien gewonnen hat: 1, 2 oder 3.
cardia-help-play-rule = Cardia: siehe „taverne rules CAR-9“.
cardia-help-play-scene = Cardia: ein Schauplatz, etwa senate. Darf mehrmals vorkommen.
cardia-help-play-guardians = Cardia: mit den Wächtern der Wildnis.
cardia-help-play-open = Cardia: Alle Wächter liegen offen, die strategische Variante.
