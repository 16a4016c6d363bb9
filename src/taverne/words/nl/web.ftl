# Wat de tafel in de browser zegt, naast wat ze met de terminal deelt.
# $who en $whose zijn "you" voor de lezer en "other" voor ieder ander, die dan een naam heeft.

## Pagina's

web-title = Taverne
web-title-turn = Jouw beurt – Taverne
web-play-now = Nu spelen
web-mode = Speelwijze
web-to-home = Naar de voorpagina
web-join = Kom binnen
web-watch = Alleen kijken
web-your-name = Je naam
web-opening = De deur gaat open …
web-waiting-room = Wachtkamer
web-seat = Plaats { $number }
web-seat-open = Vrije plaats
web-sit = Hier zitten
web-ready = Klaar
web-be-ready = Ik ben klaar
web-house-away = Niemand antwoordt. Misschien is het huis even dicht; probeer het zo nog eens.
web-credits = Met dank aan
web-credits-icons = Plaatjes
web-credits-icons-more = De tekens op kaarten en knoppen, opnieuw gekleurd en omlijnd, zijn van de makers van
web-credits-fonts = Letters
web-credits-fans = Taverne is gemaakt door fans. De spellen zijn van hun makers; niets van hun artwork is hier gebruikt.

## Bots: gasten van de taveerne, naar hoe goed ze spelen en op welke plaats ze zitten

web-guest-random = { $seat ->
    [0] Pim
    [1] Dolle Griet
    [2] Joost
    [3] Neeltje
   *[other] Wout
}
web-guest-novice = { $seat ->
    [0] Marijke
    [1] Roosje
    [2] Barend
    [3] Fientje
   *[other] Teun
}
web-guest-greedy = { $seat ->
    [0] Aagje
    [1] Harmen
    [2] Geertrui
    [3] Koenraad
   *[other] Berend
}
web-guest-weighted = { $seat ->
    [0] Tilly
    [1] Pier
    [2] Hadewij
    [3] Wilfried
   *[other] Door
}
web-guest-planner = { $seat ->
    [0] Isolde
    [1] Maarten
    [2] Sabine
    [3] Lucas
   *[other] Odette
}
web-guest-search = { $seat ->
    [0] Morgane
    [1] Corvijn
    [2] Sigrun
    [3] Vesper
   *[other] Raaf
}
web-guest-net = { $seat ->
    [0] Serafina
    [1] Alarik
    [2] Isaura
    [3] Lothar
   *[other] Evander
}

## Het menu

web-menu = Menu
web-close = Sluiten
web-take-back = Mijn laatste zet terugnemen
web-offer-draw = Gelijkspel aanbieden
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-theme = Thema
web-theme-auto = Zoals het systeem
web-theme-dark = Donker
web-theme-light = Licht
web-theme-contrast = Hoog contrast
web-motion = Beweging
web-motion-full = Volop
web-motion-calm = Rustig
web-motion-none = Geen
web-language = Taal
web-sound = Geluid
web-leave = Weggaan
web-claim = { $name } is weg: de overwinning opeisen
web-takeover = { $name } is weg: een bot laten verderspelen
web-come-back = Mijn plaats weer innemen
web-agree = Akkoord
web-decline = Weigeren
web-withdraw = Intrekken
web-asks-take_back = { $name } wil graag een zet terugnemen.
web-asks-draw = { $name } biedt een gelijkspel aan.
web-asks-swap = { $name } wil graag met jou van plaats wisselen.
web-asks-takeover = { $name } wil graag dat een bot speelt voor iemand die weg is.
web-asked-take_back = Je hebt gevraagd een zet terug te nemen.
web-asked-draw = Je hebt een gelijkspel aangeboden.
web-asked-swap = Je hebt gevraagd van plaats te wisselen.
web-asked-takeover = Je hebt gevraagd of een bot het overneemt.

## Plaatsen en hoe het ermee staat

web-your-turn = Jouw beurt
web-thinking = Denkt na
web-waiting = Wacht
web-playing = Speelt
web-away = Weg
web-clock = Tijd over: { $time }
web-clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
web-deck = deck
web-discard = aflegstapel
web-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-hidden-cards = { $count ->
    [one] 1 verborgen kaart
   *[other] { $count } verborgen kaarten
}
web-watchers = { $count ->
    [one] 1 kijkt toe
   *[other] { $count } kijken toe
}
web-watching = Je kijkt toe. De handen blijven verborgen.

## Het bord

web-game-of-match = Spel { $number }
web-pile-empty = Hier ligt niets.

## Spelen

web-your-hand = Jouw hand, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-ask = Jij beslist.
web-waits-for = { $count ->
    [0] Eén moment …
    [one] { $name } beslist.
   *[other] { $name } beslissen.
}
web-choose = Kies
web-put-back = Terugleggen
web-not-your-turn = Je bent niet aan de beurt.

## Eindes

web-go-on = Verder
web-won = Overwinning
web-lost = Nederlaag
web-drawn = Gelijkspel
web-end-played = De laatste ronde is gespeeld.
web-end-resigned = { $who ->
    [you] Je hebt opgegeven.
    [nobody] Er heeft iemand opgegeven.
   *[other] { $Name } heeft opgegeven.
}
web-end-time = { $who ->
    [you] Je tijd is om.
    [nobody] De tijd is om.
   *[other] De tijd van { $name } is om.
}
web-end-absent = { $who ->
    [you] Je was te lang weg.
    [nobody] Er was iemand te lang weg.
   *[other] { $Name } was te lang weg.
}
web-end-agreed = Jullie waren het eens.
web-rematch = Nog een keer
web-rematch-asked = Je hebt om nog een spel gevraagd.
web-rematch-wanted = De anderen willen graag nog een keer spelen.
web-look-at-table = De tafel bekijken

## Het zijpaneel

web-log = Wat er gebeurde

## De verbinding

web-reconnecting = Opnieuw verbinden.
web-move-kept = Je zet is bewaard.
web-game-kept = Je spel is bewaard.
web-tries = Poging { $tries }
web-try-now = Nu proberen

## Rond de tafel, in het logboek

web-room-taken_back = Er is een zet teruggenomen.
web-room-declined = Het verzoek is geweigerd.
web-room-retired = { $Name } geeft op; een bot speelt verder.
web-room-taken_over = Een bot speelt voor { $name }.
web-room-returned = { $who ->
    [you] Je bent terug.
   *[other] { $Name } is terug.
}
web-room-paused = Het huis was even dicht; er liep geen klok.

## Hints, where only bots play along

web-hint = Stel een kaart voor
web-hint-thinking = Denkt na …
web-hint-title = Wat een bot zou doen
web-hint-chance = wint { chance-words }

## A table of any game

web-other-games = Andere spellen
web-simple-waiting = Wachten op { $names }
web-simple-table = Op tafel
web-simple-turn = Wie er aan de beurt is

## What a table tells

web-last-move = Laatste zet
web-gain = { $name } { $gain }
web-totals = Stand: { $totals }.

## Regels op een blad

web-handbook-look = Lees deze regel
web-handbook-unknown = Geen regel heeft dit nummer.
web-handbook-back = Terug naar { $rule }
web-handbook-on = Verder lezen in het regelboek

## Praten

web-talk = Zeg iets
web-talk-says = { $name }: { $text }
web-phrase-hello = Hallo!
web-phrase-well_played = Goed gespeeld!
web-phrase-one_moment = Een ogenblik, alsjeblieft.
web-phrase-oops = Oeps!
web-phrase-thanks = Dank je wel!
web-chat-write = Schrijf aan de anderen
web-chat-send = Versturen
web-chat-allow = Spelers mogen schrijven
web-chat-allow-more = Eigen woorden, naast de vaste zinnen. Je kunt het altijd weer uitzetten.
web-talk-mute = Anderen dempen
web-talk-mute-more = Zinnen en berichten van anderen zie je dan niet.
web-ask-seat = Vraag om de volgende plaats
web-asks-seat = { $name } wil graag op de volgende vrije plaats spelen.
web-asked-seat = Je vroeg om de volgende plaats.
