# Gwent auf den Seiten mit Regeln und Karten: Bilder und Auslegungen.

books-copies = { $count }-mal vorhanden
books-facet-row = Reihe
books-facet-strength = Stärke
books-kind-called = Wartet neben dem Spielplan

## Bilder

figure-weather = »{ card-ne_biting_frost }« liegt: Jede Einheit in beiden Nahkampfreihen zählt 1. Die Helden behalten ihre 15 und 10.
figure-king_bran = Dieselbe Kälte: Auf der Seite von König Bran wird aus 6 eine 3, aus 5 eine 3 und aus 3 eine 2; gegenüber zählt alles 1.
figure-bond = Drei mit Stärke 4 in einer Reihe zählen je 3 × 4 = 12. { card-nr_ves } hat keine Bindung und bleibt bei 5.
figure-morale = Zwei { card-nr_kaedweni_siege_expert } heben einander auf 2 und { card-nr_catapult } von 8 auf 10.
figure-horn = { card-ne_dandelion } verdoppelt die anderen seiner Reihe, sich selbst nicht; Helden berührt nichts. In der Reihe darunter verdoppelt eine Hornkarte alles.
figure-order = Kälte, zwei mit Bindung, ein Moralschub, ein Horn: 4 → 1 → 2 → 3 → 6. Ein Druck auf eine Karte zeigt ihre Schritte.
figure-medic = Die Heilerin bringt { card-nr_catapult } vom Ablagestapel zurück. Neben dem Zwilling zählen beide 16.
figure-muster = Ein { card-mo_ghoul } wird gespielt: Der auf der Hand und der im Deck kommen sofort dazu.
figure-spy = { card-nr_prince_stennis } landet auf der gegnerischen Seite und zählt dort 5. Du ziehst zwei Karten.
figure-scorch_row = Die Reihe gegenüber hat 25. Ihre stärkste Einheit, die kein Held ist, verbrennt: { card-mo_fiend } mit 6. { card-mo_draug } zählt zu den 10, bleibt aber.
figure-summon = »{ card-ne_decoy }« nimmt { card-ne_cow } auf die Hand. Sie hat den Spielplan verlassen, also kommt »{ card-ne_bovine_defense_force }«, in die eigene Reihe.
figure-berserker = »{ card-sk_mardroeme }« macht aus { card-sk_berserker } mit 4 »{ card-sk_transformed_vildkaarl }« mit 14, der die Einheit daneben um 1 hebt.
figure-decoy = »{ card-ne_decoy }« tritt an die Stelle von { card-mo_fiend }, der zurück auf deine Hand kommt. Sie selbst zählt 0.
figure-scorch = Am stärksten sind drei Einheiten mit 6, zwei davon deine eigenen: Alle drei verbrennen. Der Held mit 10 bleibt.

## Auslegungen

ruling-relentless = Er nimmt eine Karte aus deinem eigenen Deck. Die Karte und das Videospiel sprechen von einem Ablagestapel; die Fragen und Antworten der Anleitung, später und genau zu dieser Karte geschrieben, sprechen vom Deck, und wir werten sie als Berichtigung. Tische können den älteren Text vereinbaren.
ruling-leaders-leave-heroes = »Bringer des Todes« und »Der Unbarmherzige« nehmen keine Helden: Nach der Anleitung betrifft nichts, was ein Anführer tut, einen Helden. »Zerstörer der Welten« nimmt jede Karte, weil die Karte selbst es sagt.
ruling-weather-on-zero = Eine Einheit mit 0 bleibt bei 0. Wörtlich würde Wetter sie auf 1 setzen, und schlechtes Wetter wäre gut für sie; wir lesen Wetter als etwas, das nur nimmt. Tische können den Wortlaut vereinbaren.
ruling-same-weather-twice = Eine zweite Karte eines Wetters, das schon liegt, darf gespielt werden und bewirkt nichts mehr.
ruling-summon-on-decoy = Eine Einheit, die »Finte« auf die Hand nimmt, hat den Spielplan verlassen; also kommt auch ihr Ersatz. Tische können vereinbaren, dass er ausbleibt.
ruling-replacements = Der Ersatz kommt von der Seite, die die Karte mitgebracht hat, und ist von da an eine Einheit wie jede andere: »Finte« kann ihn nehmen, und er kommt auf den Ablagestapel. Ist keiner übrig, kommt nichts, und ein Berserker bleibt einer.
ruling-behemoth-calls = Das Ungetüm ruft die Krabbspinnen, sie rufen es nicht zurück. Die Quellen sind uneins; die meisten späteren Listen halten es so.
ruling-one-way-muster = Wer gerufen wird, ruft nicht zurück: Gaunter O'Dim ruft seine Finsternis, Cerys ihre Schildmaiden, Geralt und Cirilla rufen Plötze, nicht umgekehrt.
ruling-treason-after-weather = Spione werden nach dem Wetter und vor der Bindung verdoppelt: In der Liste der Anleitung fehlt dieser Schritt, also verdoppelt er, was das Wetter übrig lässt.
ruling-one-doubling = Eine Reihe wird einmal verdoppelt, wie viele Hörner auch erklingen. Eine Horn-Einheit selbst verdoppeln nur eine Hornkarte, ein Horn-Anführer oder eine Horn-Einheit, die früher kam.
ruling-place-of-the-horn = Eine Hornkarte kommt in jede deiner Reihen ohne Horn, auch in eine leere; ein Horn-Anführer belegt denselben Platz. Eine Reihe nimmt eine Mardroeme-Karte auf, und Ermion darf dazukommen.
ruling-for-nothing = »Verbrennen« und Wetter dürfen immer gespielt werden, auch ohne Wirkung: Abwarten ist ein ehrlicher Zug. »Finte«, Horn und Mardroeme brauchen einen Platz.
ruling-heroes-count-to-ten = Helden zählen zu den 10, die eine Reihe haben muss: Die Anleitung fragt nach der Summe der Reihe. Nur verbrannt wird nie ein Held.
ruling-scorch-burns-zeros = Haben die stärksten Einheiten 0, verbrennen auch sie: Nirgends steht, dass die stärkste etwas wert sein muss.
ruling-decoy-untouched = Eine Finte auf dem Spielplan bleibt bei 0, was auch geschieht, und wird weder von den Monstern behalten noch zurückgebracht. Die Anleitung nimmt nur Helden aus; eine Strohpuppe mit Moralschub wäre seltsam.
ruling-king-bran = Er schützt jede Einheit auf seiner Seite, die kein Held ist, auch feindliche Spione. Von einer ungeraden Zahl geht die kleinere Hälfte verloren.
ruling-hope-moves = Einmal über deine gewandten Einheiten, erst Nahkampf, dann Fernkampf, von links nach rechts: Jede wechselt, wenn deine Summe dadurch steigt. Die Karte lässt keine Wahl, also gibt es keine.
ruling-crach-fills = Jede Karte geht zurück in das Deck der Person, auf deren Stapel sie liegt. Er ist nicht einsetzbar, wenn auf keinem Stapel eine Karte eines Hauptdecks liegt.
ruling-searching-leaders = Sie sind genau dann einsetzbar, wenn das Deck eine passende Karte enthält, was auch auf dem Spielplan liegt. Danach wird das Deck gemischt.
ruling-invader = Heiler, die gewöhnliche Einheiten sind, bringen eine zufällige Einheit zurück, bei allen; Helden mit dieser Fähigkeit wählen weiterhin. Ist die Einheit gewandt, wählt ihre Seite die Reihe.
ruling-arnjolf = Jede Einheit mit enger Bindung auf deiner Seite genügt, wer auch immer sie mitgebracht hat, wenn dein Deck noch eine gleiche enthält.
ruling-what-the-emperor-sees = Was er sieht, weiß nur, wer hinschaut; die anderen erfahren, dass er geschaut hat.
ruling-white-flame = Sie wirkt, bevor die Starthände gezogen werden, und schaltet Anführer für die ganze Partie aus, auch passive. Zwei Weiße Flammen tun einander nichts.

books-won-when-led = Gewann { $rate } % der Partien unter diesem Anführer
books-won-when-used = Gewann { $rate } % der Partien, in denen die Fähigkeit genutzt wurde
books-numbers-mean-leaders = »Unter diesem Anführer« ist die ehrlichere Zahl: Eine Fähigkeit, die man für einen guten Moment aufhebt, sieht genutzt gut aus.
