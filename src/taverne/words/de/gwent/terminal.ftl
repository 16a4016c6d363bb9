# Was nur Gwent sagt, im Terminal und im Browser; wie Personen genannt werden, steht in cli.ftl.

## Befehle der Shell

cli-help-tournament = Ein Turnier spielen: je drei Decks, bis jemand zwei Partien gewonnen hat.
cli-help-tournament-start = Ein Turnier beginnen.
cli-help-tournament-decks = Deine drei Decks aus drei Fraktionen, mit Kommas dazwischen. Ohne Angabe Starterdecks.
cli-help-tournament-their-decks = Die drei Decks des anderen Platzes.
cli-help-tournament-against = Der Bot, gegen den du spielst: random, novice, greedy, planner, net oder search, etwa search:2000.
cli-help-deck = Decks zeigen, prüfen und tauschen.
cli-help-deck-list = Die Starterdecks und deine eigenen auflisten.
cli-help-deck-show = Die Karten eines Decks zeigen.
cli-help-deck-check = Ein Deck nach den Regeln für den Deckbau prüfen.
cli-help-deck-export = Ein Deck als Datei oder als Teilcode schreiben.
cli-help-deck-import = Ein Deck unter einem eigenen Namen behalten.
cli-help-deck-source = Eine Datei, ein Teilcode, eines deiner Decks oder das Starterdeck einer Fraktion.
cli-help-deck-code = Nur der Teilcode.
cli-help-deck-file = Die Datei, die geschrieben wird.
cli-help-deck-name = Der Name, unter dem es behalten wird.
cli-help-deck-law = Die Regeln: standard oder advanced.

## Was schiefgehen kann

cli-crowd = Alle-gegen-Alle hat 3 bis 5 Plätze, aber { $named ->
    [one] nur { $named } wurde genannt.
   *[other] { $named } wurden genannt.
}
cli-deck-or-faction = Gib entweder --deck oder --faction an, nicht beides.
cli-decks-or-deck = Gib entweder --decks für alle Plätze an oder --deck, --faction und --their-deck, nicht beides.
cli-their-deck = --their-deck ist für zwei gedacht: Nenne die Decks aller Plätze mit --decks.
cli-only-solo = { $option } gehört zum Solospiel: Ergänze --mode solo.
cli-not-solo = { $option } gehört nicht zum Solospiel: Nimm --faction, --against, --leader und --built-deck.
cli-built-faction = Das eigene Deck gehört zur Fraktion { $deck }, nicht zur Fraktion { $faction }.
cli-leader-unknown = Einen Anführer namens „{ $leader }“ gibt es nicht; wähle aus { $known }.
cli-leader-misspelt = Einen Anführer namens „{ $leader }“ gibt es nicht. Meinst du { $meant }?
cli-ability-unknown = Eine Fähigkeit namens „{ $ability }“ gibt es nicht; wähle aus { $known }.
cli-deck-name-odd = „{ $name }“ kann nicht der Name einer Deckdatei sein: Nimm Buchstaben, Ziffern, Leerzeichen, - und _.
cli-deck-name-missing = Dieses Deck hat keinen Namen; gib ihm einen mit --name.

## Gespeicherte Partien

cli-games-round = { $round ->
    [0] Kartentausch zu Beginn.
   *[other] Runde { $round }.
}

## Decks

cli-deck-line = { $name }: { $faction }, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, { $specials ->
    [one] 1 Spezialkarte
   *[other] { $specials } Spezialkarten
}, Stärke { $strength }.
cli-deck-source = { $source } ({ $deck })
cli-deck-leader = Anführer: { $leader }
cli-deck-group = { $kind ->
    [hero] Helden:
    [unit] Einheiten:
   *[special] Spezialkarten:
}
cli-deck-code = Teilcode: { $code }
cli-deck-legal = { $deck } ist nach den { $law ->
    [advanced] Regeln für fortgeschrittene Decks
   *[other] Standardregeln
} ein gültiges Deck.
cli-deck-illegal = { $deck } ist nach den { $law ->
    [advanced] Regeln für fortgeschrittene Decks
   *[other] Standardregeln
} kein gültiges Deck:
cli-deck-error = { $source }: { $error }
cli-deck-written = { $deck } steht jetzt in { $file }.
cli-deck-kept = { $deck } wird behalten. Spiel damit: taverne play gwent --deck { $name }

## Karten

cli-card-line = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 Exemplar.
   *[other] { $copies } Exemplare.
}
cli-card-line-neutral = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 Exemplar in jeder Farbe.
   *[other] { $copies } Exemplare in jeder Farbe.
}
cli-card-secondary = Wartet im Nebendeck (GWT-1.2).
cli-card-calls = Ruft herbei: { $cards }.
cli-card-becomes = Wird ersetzt durch: { $cards }.
kind-unit = Einheit
kind-hero = Held
kind-special = Spezialkarte
kind-weather = Wetter
kind-leader = Anführer

rows-melee = Nahkampf
rows-ranged = Fernkampf
rows-siege = Belagerung
rows-melee-ranged = Nahkampf oder Fernkampf
rows-ranged-siege = Fernkampf und Belagerung
fact-unit = { $rows } { $strength }

faction-power-monsters = Von den Monstern bleibt nach jeder Runde eine zufällige Einheit auf dem Spielplan, kein Held (GWT-7.1).
faction-power-nilfgaard = Bei Gleichstand gewinnt Nilfgaard die Runde (GWT-7.1).
faction-power-northern_realms = Die Nördlichen Königreiche ziehen nach jeder gewonnenen Runde eine Karte (GWT-7.1).
faction-power-scoiatael = Die Scoia'tael bestimmen, wer die Partie beginnt (GWT-7.1).
faction-power-skellige = Skellige bekommt vor Runde 3 zwei zufällige Einheiten aus dem Ablagestapel zurück, keine Helden (GWT-7.1).

## Was eine Karte kann: der Name in einem Wort, und in einem Satz

ability-agile-name = Gewandtheit
ability-bond-name = Enge Bindung
ability-morale-name = Moralschub
ability-muster-name = Musterung
ability-medic-name = Heiler
ability-spy-name = Spion
ability-horn-name = Horn des Kommandanten
ability-scorch_row-name = Verbrennen in einer Reihe
ability-scorch_all-name = Verbrennen auf dem ganzen Spielplan
ability-scorch-name = Verbrennen
ability-summon-name = Herbeirufen
ability-berserker-name = Berserker
ability-mardroeme-name = Mardroeme
ability-decoy-name = Finte
ability-frost-name = Kälte
ability-fog-name = Nebel
ability-rain-name = Regen
ability-storm-name = Sturm
ability-clear-name = Gutes Wetter

ability-hero = Held: Keine Karte, kein Wetter und kein Anführer ändert die Stärke oder entfernt diese Karte (GWT-4.1).
ability-agile = Gewandtheit: Du wählst die Reihe, Nahkampf oder Fernkampf, sooft diese Einheit hingelegt wird (GWT-5.1).
ability-bond = Enge Bindung: Die Stärke wird mit der Zahl der Karten dieses Namens in der Reihe multipliziert (GWT-4.4).
ability-morale = Moralschub: Jede andere Einheit in der Reihe bekommt +1 (GWT-4.5).
ability-muster = Musterung: Die gerufenen Karten kommen sofort aus deiner Hand und deinem Deck (GWT-5.3).
ability-medic = Heiler: Spiel sofort eine Einheit aus deinem Ablagestapel, keinen Helden (GWT-5.2).
ability-spy = Spion: Kämpft auf der gegnerischen Seite, und du ziehst 2 Karten (GWT-5.4).
ability-horn = Horn des Kommandanten: Verdoppelt die Stärke jeder anderen Einheit in der Reihe (GWT-4.6).
ability-scorch_row = Verbrennen in einer Reihe: Hat die gegnerische Reihe gegenüber 10 oder mehr, werden dort die stärksten Einheiten abgelegt, keine Helden (GWT-5.5).
ability-scorch_all = Verbrennen auf dem ganzen Spielplan: Die stärksten Einheiten des ganzen Spielplans werden abgelegt, keine Helden und nicht diese Karte selbst (GWT-5.6).
ability-summon = Herbeirufen: Verlässt diese Karte den Spielplan, kommt ihr Ersatz auf dieselbe Seite (GWT-5.7).
ability-berserker = Berserker: Neben einem »Mardroeme« scheidet diese Karte aus dem Spiel aus, und eine stärkere Einheit nimmt ihren Platz ein (GWT-5.8).
ability-mardroeme = Mardroeme: Jeder Berserker in der Reihe verwandelt sich (GWT-5.8).
special-horn = Liegt neben einer deiner Reihen und verdoppelt dort jede Einheit, keine Helden. Eines für jede Reihe (GWT-6.1).
special-mardroeme = Liegt neben einer deiner Reihen und verwandelt dort jeden Berserker (GWT-6.1).
special-decoy = Nimmt den Platz einer Einheit auf deiner Seite ein, keines Helden; die Einheit kommt auf deine Hand (GWT-6.2).
special-scorch = Die stärksten Einheiten des ganzen Spielplans werden abgelegt, auch deine, keine Helden (GWT-6.3).
special-frost = Jede Einheit im Nahkampf zählt auf beiden Seiten 1, keine Helden (GWT-6.4).
special-fog = Jede Einheit im Fernkampf zählt auf beiden Seiten 1, keine Helden (GWT-6.4).
special-rain = Jede Einheit in der Belagerung zählt auf beiden Seiten 1, keine Helden (GWT-6.4).
special-storm = Jede Einheit im Fernkampf und in der Belagerung zählt auf beiden Seiten 1, keine Helden (GWT-6.4).
special-clear = Alle Wetterkarten werden abgelegt (GWT-6.4).

leader-active = Einmal in der Partie, statt eine Karte auszuspielen.
leader-passive = Wirkt von selbst.
leader-mo_leader_eredin_bringer_of_death = Nimm eine Einheit oder Spezialkarte, keinen Helden, aus deinem Ablagestapel auf die Hand (GWT-7.3).
leader-mo_leader_eredin_destroyer_of_worlds = Leg zwei Handkarten ab, dann nimm eine beliebige Karte deines Decks auf die Hand (GWT-9.3).
leader-mo_leader_eredin_king_of_the_wild_hunt = Spiel eine beliebige Wetterkarte aus deinem Deck, auch »Gutes Wetter« (GWT-7.4).
leader-mo_leader_eredin_red_riders = Bis zum Ende der Runde ertönt ein Horn in deiner Nahkampfreihe (GWT-7.4).
leader-mo_leader_eredin_treacherous = Jeder Spion auf dem Spielplan hat doppelte Stärke, keine Helden (GWT-4.1).
leader-ni_leader_emhyr_emperor_of_nilfgaard = Sieh dir drei zufällige Karten der gegnerischen Hand an (GWT-7.2).
leader-ni_leader_emhyr_his_imperial_majesty = Spiel einmal »Strömender Regen« aus deinem Deck (GWT-7.2).
leader-ni_leader_emhyr_invader_of_the_north = Heiler, die Einheiten sind, bringen bei allen eine zufällige Einheit zurück (GWT-7.4).
leader-ni_leader_emhyr_relentless = Nimm eine Einheit oder Spezialkarte, keinen Helden, aus deinem Deck auf die Hand (GWT-7.3).
leader-ni_leader_emhyr_relentless-opponent_discard = Nimm eine Karte, keinen Helden, aus dem gegnerischen Ablagestapel auf die Hand (GWT-7.3).
leader-ni_leader_emhyr_white_flame = Der gegnerische Anführer hat die ganze Partie keine Fähigkeit (GWT-7.2).
leader-nr_leader_foltest_king_of_temeria = Spiel einmal »Extrem dichter Nebel« aus deinem Deck (GWT-7.2).
leader-nr_leader_foltest_lord_commander = Leg alle Wetterkarten auf dem Tisch ab (GWT-7.2).
leader-nr_leader_foltest_siegemaster = Bis zum Ende der Runde ertönt ein Horn in deiner Belagerungsreihe (GWT-7.4).
leader-nr_leader_foltest_son_of_medell = Hat die gegnerische Fernkampfreihe 10 oder mehr, werden dort die stärksten Einheiten abgelegt, keine Helden (GWT-7.2).
leader-nr_leader_foltest_steel_forged = Hat die gegnerische Belagerungsreihe 10 oder mehr, werden dort die stärksten Einheiten abgelegt, keine Helden (GWT-7.2).
leader-st_leader_francesca_beautiful = Bis zum Ende der Runde ertönt ein Horn in deiner Fernkampfreihe (GWT-7.4).
leader-st_leader_francesca_daisy = Deine Starthand hat eine Karte mehr (GWT-7.2).
leader-st_leader_francesca_hope = Deine Einheiten mit »Gewandtheit« wechseln die Reihe, wo dich das stärker macht (GWT-9.5).
leader-st_leader_francesca_pureblood_elf = Spiel einmal »Klirrende Kälte« aus deinem Deck (GWT-7.2).
leader-st_leader_francesca_queen = Hat die gegnerische Nahkampfreihe 10 oder mehr, werden dort die stärksten Einheiten abgelegt, keine Helden (GWT-7.2).
leader-sk_leader_arnjolf = Spiel aus deinem Deck ein weiteres Exemplar einer Einheit mit »Enge Bindung« auf deiner Seite (GWT-9.14).
leader-sk_leader_crach_an_craite = Jeder Ablagestapel kommt zurück in das Deck, zu dem er gehört (GWT-9.6).
leader-sk_leader_eist = Spiel einmal »Skellige-Sturm« aus deinem Deck (GWT-7.2).
leader-sk_leader_harald = Spiel einmal »Mardroeme« aus deinem Deck (GWT-7.2).
leader-sk_leader_king_bran = Deine Einheiten verlieren durch Wetter nur die halbe Stärke (GWT-4.3).

## Anführer, wie die gegnerische Seite im Solospiel sie nutzt (GWT-8.5); alle anderen wie gedruckt

solo-mo_leader_eredin_bringer_of_death = Die beste Karte des gegnerischen Ablagestapels, kein Held, wird gespielt (GWT-8.5).
solo-mo_leader_eredin_destroyer_of_worlds = Die gegnerische Seite zieht eine Karte und spielt sie aus (GWT-8.5).
solo-mo_leader_eredin_king_of_the_wild_hunt = Die erste Wetterkarte des gegnerischen Decks wird gespielt (GWT-8.5).
solo-ni_leader_emhyr_emperor_of_nilfgaard = Du legst eine Handkarte ab (GWT-8.5).
solo-ni_leader_emhyr_invader_of_the_north = Eine zufällige Einheit des gegnerischen Ablagestapels, kein Held, wird gespielt (GWT-8.5).
solo-ni_leader_emhyr_relentless = Die Karte deines Ablagestapels, die der gegnerischen Seite am meisten hilft, kein Held, wird gespielt (GWT-8.5).
solo-ni_leader_emhyr_white_flame = Dein Anführer hat für den Rest der Partie keine Fähigkeit (GWT-8.5).
solo-st_leader_francesca_daisy = Die gegnerische Seite zieht eine Karte und spielt sie aus (GWT-8.5).
solo-st_leader_francesca_hope = Jede gegnerische Einheit mit »Gewandtheit« hat für den Rest der Partie +1 (GWT-9.33).
solo-sk_leader_arnjolf = Aus dem gegnerischen Deck wird die Einheit mit »Enge Bindung« gespielt, die am meisten bringt (GWT-8.5).
solo-sk_leader_harald = Das erste »Mardroeme« des gegnerischen Decks wird in die beste Reihe gespielt (GWT-8.5).
solo-sk_leader_king_bran = Die gegnerischen Einheiten verlieren durch Wetter nur die halbe Stärke (GWT-8.5).

## Warum die gegnerische Seite im Solospiel so gewählt hat (GWT-8.5)

why-weigh = { $Name } hatte bei { $card } die Wahl. Der Vorsprung auf dich wäre:
why-weigh_strength = { $Name } hatte bei { $card } die Wahl. Die Stärke dieser Seite wäre:
why-earlier = Seit deinem letzten Zug gab es nichts zu wählen. Davor:
why-other = { $way }: { $value }
why-chosen = { $way }: { $value }, gewählt
why-tie = Zwischen gleichen Werten entscheiden GWT-8.5 und GWT-9.32.

## Woher die Stärke kommt (GWT-4.7)

strength-here = Stärke { $strength } { place-in }:
step-printed = Auf der Karte steht { $points }.
step-weather-cause = Das Wetter
step-weather = { $cause } { $count ->
    [one] macht
   *[other] machen
} { $points } daraus.
step-treason = »Der Trügerische« verdoppelt Spione: { $points }.
step-bond = Enge Bindung multipliziert mit { $times }: { $points }.
step-morale = Moralschub durch { $cause } gibt { $gain } dazu: { $points }.
step-horn = { $cause } verdoppelt: { $points }.
step-hope = »Hoffnung der Aen Seidhe« gibt { $gain } dazu: { $points }.

## Spielplan

place-row = { $whose ->
    [you] deine { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    }
   *[other] die { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } { $of_owner }
}
place-in = in { $whose ->
    [you] deiner { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    }
   *[other] der { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } { $of_owner }
}
place-into = in { place-row }
place-beside = neben { $whose ->
    [you] deiner { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    }
   *[other] der { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } { $of_owner }
}
gwent-round = { $round ->
    [0] Der Anfang.
   *[other] Runde { $round }.
}
gwent-round-turn = Runde { $round }, { $who ->
    [you] du bist am Zug.
   *[other] Zug { $of_name }.
}
gwent-seat = { $who ->
    [you] Du
   *[other] { $Name }
}, { $faction }: Gesamtstärke { $total }, { $score }, Hand { $hand }, Deck { $deck }, Ablagestapel { $discard }.
gwent-handless = { $Name }, { $faction }: Gesamtstärke { $total }, { $score }, keine Hand, Deck { $deck }, Ablagestapel { $discard }.
gwent-team = { $whose ->
    [you] Dein Team
   *[other] { $Side }
}: Gesamtstärke { $total }, { $score }, Ablagestapel { $discard }.
gwent-member = { $who ->
    [you] Du
   *[other] { $Name }
}, { $faction }: Hand { $hand }, Deck { $deck }.
gwent-partner = Hand { $of_name }: { $cards }
gwent-gems = { $gems ->
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
}
gwent-points = { $points } von { $target } Punkten
gwent-buried = Verdeckt unter den Finten: { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
gwent-leader-pile = Verdeckte Anführer: { $count }. Aufgedeckt: { $turned }.
gwent-none = keine
gwent-passed = { $who ->
    [you] Du hast gepasst.
   *[other] { $Name } hat gepasst.
}
gwent-leader = Anführer { $leader }, { $state ->
    [ready] bereit.
    [used] eingesetzt.
    [silenced] aufgehoben durch »Die Weiße Flamme«.
   *[passive] wirkt von selbst.
}
gwent-known = Bekannt in dieser Hand: { $cards }
gwent-row = { $row ->
    [melee] Nahkampf
    [ranged] Fernkampf
   *[siege] Belagerung
} { $total }: { $units }
gwent-row-weather = { $units }; schlechtes Wetter
gwent-row-horn = { $units }; mit Horn
gwent-row-mardroeme = { $units }; mit Mardroeme
gwent-nobody = keine Einheiten
gwent-unit = { $card } { $strength }
gwent-hero = { $card } { $strength } (Held)
gwent-weather = Wetter: { $cards }
gwent-no-weather = Wetter: keines
gwent-copies = { $copies } × { $card }
gwent-hand = { $who ->
    [you] Deine Hand
   *[other] Hand { $of_name }
}, { $count ->
    [one] 1 Karte:
   *[other] { $count } Karten:
}
gwent-hand-empty = Deine Hand ist leer.
gwent-no-hands = Sonst hält niemand eine Karte.
gwent-pile-discard = { $whose ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel { $of_owner }
}, { $count ->
    [one] 1 Karte:
   *[other] { $count } Karten:
} { $cards }
gwent-pile-discard-empty = { $whose ->
    [you] Dein Ablagestapel ist leer.
   *[other] Der Ablagestapel { $of_owner } ist leer.
}
gwent-pile-deck = { $who ->
    [you] Dein Deck
   *[other] Deck { $of_name }
}, ohne Reihenfolge, { $count ->
    [one] 1 Karte:
   *[other] { $count } Karten:
} { $cards }
gwent-pile-deck-hidden = { $who ->
    [you] Dein Deck
   *[other] Deck { $of_name }
}: { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
gwent-pile-leaders = Verdeckte Anführer, ohne Reihenfolge: { $cards }
gwent-pile-gone = Aus dem Spiel: { $cards }

## Fragen und Möglichkeiten

ask-turn = Du bist am Zug: Spiel eine Karte aus, setz deinen Anführer ein oder passe.
ask-exchange = Deine Starthand. { $left ->
    [one] Du darfst noch 1 Karte tauschen.
   *[other] Du darfst { $left } Karten tauschen, eine nach der anderen.
}
ask-name_starter = Du bestimmst, wer die Partie beginnt.
ask-deploy = Wo soll { $card } kämpfen?
ask-lay_beside = Neben welche Reihe legst du { $card }?
ask-swap = Welche Einheit ersetzt du durch { $card }?
ask-revive = Welche Einheit bringt der Heiler zurück?
ask-aim = Auf wen zielt { $card }?
ask-search = { $card }: Wähle eine Karte.
ask-shed = Welche Karte legst du ab?
ask-plunder = Welche Karte nimmst du aus dem Ablagestapel { $of_owner }?
ask-pick = Welches Deck spielst du in Partie { $number }?
option-card = { $card }, { $facts }
option-cards = { $copies } × { $card }, { $facts }
option-pass = Passen
option-done = Diese Hand behalten
option-leader = Anführer { $card }: { $text }
option-row = { $whose ->
    [you] Deine { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    }
   *[other] Die { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } { $of_owner }
}, jetzt { $total }
option-unit = { $card } { place-in }, Stärke { $strength }
option-starter = { $who ->
    [you] Du beginnst
   *[other] { $Name } beginnt
}
option-person = { $who ->
    [you] Du
   *[other] { $Name }
}

## Was geschieht

log-round = Runde { $number } beginnt. { $who ->
    [you] Du fängst an.
   *[other] { $Name } fängt an.
}
log-play = { $who ->
    [you] Du spielst { $card } aus.
   *[other] { $Name } spielt { $card } aus.
}
log-play-land = { $who ->
    [you] Du spielst { $card } { place-into }.
   *[other] { $Name } spielt { $card } { place-into }.
}
log-play-beside = { $who ->
    [you] Du spielst { $card } { place-into }.
   *[other] { $Name } spielt { $card } { place-into }.
}
log-play-weather = { $who ->
    [you] Du spielst die Wetterkarte { $card }.
   *[other] { $Name } spielt die Wetterkarte { $card }.
}
log-play-clear_weather = { $who ->
    [you] Du spielst { $card }: Alles Wetter ist fort.
   *[other] { $Name } spielt { $card }: Alles Wetter ist fort.
}
log-land = { $card } kämpft { place-in }.
log-beside = { $card } liegt { place-beside }.
log-weather = Die Wetterkarte { $card } liegt auf dem Tisch.
log-clear_weather = { $card }: Alles Wetter ist fort.
log-leader = { $who ->
    [you] Du setzt deinen Anführer { $card } ein: „{ $text }“
   *[other] { $Name } setzt den Anführer { $card } ein: „{ $text }“
}
log-leader-brief = { $who ->
    [you] Du setzt deinen Anführer { $card } ein.
   *[other] { $Name } setzt den Anführer { $card } ein.
}
log-pass = { $who ->
    [you] Du passt.
   *[other] { $Name } passt.
}
log-auto_pass = { $who ->
    [you] Du hast nichts mehr zu spielen und passt.
   *[other] { $Name } hat nichts mehr zu spielen und passt.
}
log-draw = { $who ->
    [you] { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count ->
        [one] { $Name } zieht eine Karte.
       *[other] { $Name } zieht { $count } Karten.
    }
}
log-draw-known = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $Name } zieht { $cards }.
}
log-set_aside = { $who ->
    [you] Du legst { $card } beiseite.
   *[other] { $Name } legt { $card } beiseite.
}
log-set_aside-draw = { $who ->
    [you] Du tauschst { $card } gegen { $other }.
   *[other] { $Name } tauscht { $card } gegen { $other }.
}
log-take = { $who ->
    [you] Du nimmst { $card } auf die Hand.
   *[other] { $Name } nimmt { $card } auf die Hand.
}
log-decoy = Eine Finte ersetzt { $card } { place-in }.
log-decoy-take = { $who ->
    [you] Eine Finte ersetzt { $card } { place-in }, und du nimmst diese Karte auf die Hand.
   *[other] Eine Finte ersetzt { $card } { place-in }, und { $name } nimmt diese Karte auf die Hand.
}
log-muster = { $card } folgt dem Ruf.
log-muster-land = { $count ->
    [one] { $card } folgt
   *[other] { $cards } folgen
} dem Ruf { place-into }.
log-revive = { $card } wird zurückgebracht.
log-revive-land = { $card } wird { place-into } zurückgebracht.
log-return = { $card } kehrt zurück.
log-return-land = { $card } kehrt { place-into } zurück.
log-transform = { $card } verwandelt sich.
log-transform-land = { $card } wird { place-in } zu { $other }.
log-summon = { $card } wird gerächt.
log-summon-land = Für { $card } kommt { $other } { place-into }.
log-fall = { $card } fällt { place-in }.
log-sweep = Der Spielplan wird geräumt.
log-keep = { $card } bleibt { place-in }.
log-move = { $card } wechselt { place-into }.
log-shed = { $who ->
    [you] Du legst { $card } ab.
   *[other] { $Name } legt { $card } ab.
}
log-look = { $who ->
    [you] Du siehst in der Hand { $of_owner }: { $cards }.
   *[other] { $Name } sieht sich eine Hand an.
}
log-total = { $whose ->
    [you] Du beendest die Runde mit { $number }.
   *[other] { $Side } beendet die Runde mit { $number }.
}
log-reveal = { log-play }
log-reveal-land = { log-play-land }
log-reveal-beside = { log-play-beside }
log-reveal-weather = { log-play-weather }
log-reveal-clear_weather = { log-play-clear_weather }
log-no_card = { $Name } hat keine Karte mehr und setzt aus.
log-bury = Eine Karte des Decks liegt verdeckt unter der Finte { place-in }.
log-unbury = Die Karte unter der Finte wird aufgedeckt: { $card }.
log-turn_up = { $Name } deckt den Anführer { $card } auf: „{ $text }“
log-turn_up-brief = { $Name } deckt den Anführer { $card } auf.
log-turn_up-beside = { log-turn_up }
log-turn_up-clear_weather = { log-turn_up }
log-picks_first = { $who ->
    [you] Du wählst zuerst ein Deck.
   *[other] { $Name } wählt zuerst ein Deck.
}
log-pick = { $who ->
    [you] Dein Deck: { $faction } unter { $card }.
   *[other] { $Name } wählt das Deck { $faction } unter { $card }.
}
log-duel = Partie { $number } beginnt.
log-duel_won = { $who ->
    [you] { $number ->
        [one] Du hast 1 Partie gewonnen.
       *[other] Du hast { $number } Partien gewonnen.
    }
   *[other] { $number ->
        [one] { $Name } hat 1 Partie gewonnen.
       *[other] { $Name } hat { $number } Partien gewonnen.
    }
}
log-duel_drawn = Die Partie endet unentschieden.
log-leader-beside = { log-leader }
log-leader-clear_weather = { log-leader }
log-points = { $whose ->
    [you] { $number ->
        [0] Du bekommst keine Punkte.
        [one] Du bekommst 1 Punkt.
       *[other] Du bekommst { $number } Punkte.
    }
   *[other] { $number ->
        [0] { $Side } bekommt keine Punkte.
        [one] { $Side } bekommt 1 Punkt.
       *[other] { $Side } bekommt { $number } Punkte.
    }
}
log-reshuffle = { $whose ->
    [you] { $number ->
        [one] 1 Karte deines Ablagestapels kommt zurück ins Deck.
       *[other] { $number } Karten deines Ablagestapels kommen zurück ins Deck.
    }
   *[other] { $number ->
        [one] 1 Karte aus dem Ablagestapel { $of_owner } kommt zurück ins Deck.
       *[other] { $number } Karten aus dem Ablagestapel { $of_owner } kommen zurück ins Deck.
    }
}
log-gem = { $whose ->
    [you] { $number ->
        [0] Du verlierst deinen letzten Edelstein.
        [one] Du verlierst einen Edelstein und hast noch 1.
       *[other] Du verlierst einen Edelstein und hast noch { $number }.
    }
   *[other] { $number ->
        [0] { $Side } verliert den letzten Edelstein.
        [one] { $Side } verliert einen Edelstein und hat noch 1.
       *[other] { $Side } verliert einen Edelstein und hat noch { $number }.
    }
}
log-game_over = Die Partie ist zu Ende.

## Matches und Turniere

match-no-duel = Noch hat keine Partie begonnen: Erst wird ein Deck gewählt.
match-state = Partie { $number }, { $score }.
gwent-match-decks = { $who ->
    [you] Deine Decks
   *[other] Decks { $of_name }
}: { $decks }.
match-deck = { $faction } unter { $leader }
match-deck-won = { $faction } unter { $leader } (hat gewonnen und scheidet aus)

# Befehle, die Gwent mit eigenen Worten erklärt.
gwent-command-rules = { cli-word-rules } GWT-5.2 oder { cli-word-rules } WORT: die Spielregeln
gwent-help-rules-words = Gwent: GWT-5.2 oder GWT-5.

## Die Arena

gwent-help-arena-mode = Gwent: duel, ffa3, ffa4, ffa5, pairs oder solo.
gwent-help-arena-decks = Gwent: „starters“ oder Dateien, Teilcodes, eigene Decks, Fraktionen.
gwent-help-arena-rule = Gwent: etwa law=advanced; siehe „taverne rules GWT-10“.

# Optionen von `taverne play`; wo Spiele eine teilen, folgen ihre Sätze aufeinander.
gwent-help-play-mode = Die Spielweise: duel, ffa3, ffa4, ffa5, pairs oder solo. „ffa“ zählt die Plätze selbst.
gwent-help-play-deck = Dein Deck: eine Datei, ein Teilcode, eines deiner Decks oder das Starterdeck einer Fraktion.
gwent-help-play-their-deck = Das Deck des anderen Platzes. Ohne Angabe ein anderes Starterdeck.
gwent-help-play-decks = Die Decks aller Plätze der Reihe nach, mit Kommas dazwischen.
gwent-help-play-faction = Das Starterdeck dieser Fraktion spielen; im Solospiel alle ihre Karten.
gwent-help-play-wins = Spielen, bis jemand so viele Partien gewonnen hat: 1, 2 oder 3.
gwent-help-play-rule = Gwent: etwa after_draw=random; siehe „taverne rules GWT-10“.
gwent-help-play-leader = Solo: dein Anführer.
gwent-help-play-built-deck = Solo: ein eigenes Deck statt der ganzen Fraktion.
gwent-help-play-leaders = Solo: Die gegnerischen Anführer spielen mit.
gwent-help-play-law = Die Regeln für den Deckbau: standard oder advanced.
