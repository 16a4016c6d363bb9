# Puzzels, en de plek waar je zelf een tafel klaarzet.

puzzles-title = Puzzels
puzzles-daily = Puzzel van de dag
puzzles-new = Nog niet geprobeerd
puzzles-solved = Opgelost
puzzles-missed = Nog niet opgelost
puzzles-missed-times = { $times ->
    [one] Eén keer gemist tot nu toe.
   *[other] { $times } keer gemist tot nu toe.
}
puzzles-game = Spel
puzzles-theme = Thema
puzzles-all-themes = Alle thema's
puzzles-count = { $done } van { $all } opgelost
puzzles-grade = { $grade ->
    [1] Rustig
    [2] Lastig
   *[3] Moeilijk
}
puzzles-all = Alle puzzels
puzzles-editor = Een stelling klaarzetten
puzzle-number = Puzzel { $number }
puzzle-question-race = { $turns ->
    [one] De tegenstander heeft gepast. Ga erover met één kaart.
   *[other] De tegenstander heeft gepast. Ga erover met { $turns } kaarten.
}{ $order ->
    [yes] {" "}De volgorde telt.
   *[no] {""}
}
puzzle-question-open = De laatste ronde, en het toeval is eruit. Maar één eerste zet wint zeker.
puzzle-question-odds = De handen zijn verborgen. Wat is gemiddeld het best?
puzzle-question-last = De trekstapels zijn leeg. Vind de kaart die wint, wat zij ook speelt.
puzzle-question-choice = Alleen jij bent aan zet. Welk antwoord is verreweg het best?
puzzle-right = Goed!
puzzle-wrong = Zo niet.
puzzle-shown = Zo gaat het.
puzzle-chances = Dit wint ongeveer { $chance } van de 100 keer, het beste antwoord { $best } keer ({ $looks } keer vooruitgekeken).
puzzle-again = Opnieuw
puzzle-play-on = Verder tegen een bot
puzzle-fold = Naar de tafel
puzzle-unfold = Terug naar de vraag
puzzle-show = Laat zien
puzzle-unknown = Die puzzel is er niet.
puzzle-no-day = Dat is geen datum.

editor-title = Een stelling klaarzetten
editor-intro = Kies een plek en druk op de kaarten die er liggen. Een kaart die er ligt, gaat weg als je erop drukt.
editor-game = Spel
editor-you = Jouw kant
editor-rival = De overkant
editor-place = Plek
editor-hand = Hand
editor-discard = Aflegstapel
editor-find = Zoek een kaart
editor-asked = Wie is aan zet
editor-try = Spelen
editor-share = Link kopiëren
editor-copied = De link is gekopieerd.
editor-link = Link naar deze stelling
editor-remove = {""}, weghalen
editor-token-more = Eén invloed meer voor { $card }
editor-token-less = Eén invloed minder voor { $card }
editor-ongoing = Duurfiche op { $card }
position-title = Een stelling
position-broken = Deze link is niet heel: de stelling erin is niet te lezen.
position-free = Speel verder zoals je wilt; ook voor de overkant antwoord jij.
position-turn-you = Jouw kant is aan zet.
position-turn-rival = De overkant is aan zet. Kies voor haar:
position-change = Stelling veranderen
sketch-impossible = Deze stelling kan niet:
sketch-not-here = Van dit spel kun je geen stellingen klaarzetten.
sketch-nobody-asked = In deze stelling heeft die kant niets te beslissen.
sketch-side = { $side ->
    [0] Jouw kant
   *[1] De overkant
}
sketch-unknown-pile = { sketch-side }: er is geen plek “{ $pile }”.
sketch-unknown-card = { sketch-side }: er is geen kaart “{ $card }”.
sketch-hand-too-large = { sketch-side }: een hand heeft hoogstens { $most } kaarten.
