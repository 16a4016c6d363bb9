# Wat een kamer van het huis zegt.
room-name-empty = Geef een naam op die anderen kunnen lezen.
room-too-many-seats = Deze speelwijze heeft { $seats } plaatsen, niet meer.
room-two-seats = Je kunt maar op één plaats zitten.
room-seat-of-rules = Op plaats { $seat } zit niemand: daar spelen de regels zelf.
room-no-tournament = Van dit spel zijn er geen toernooien.
study-busy = Er wordt al op de volgende spellen van dit onderzoek gewacht.
study-unknown = Dit onderzoek is afgelopen. Begin het opnieuw.
room-no-decks = Bij dit spel brengt niemand een deck mee.
room-number-of-decks = { $wanted ->
    [one] Breng één deck mee
   *[other] Breng { $wanted } decks mee
  }; hier zijn er { $decks }.
room-closed = Deze kamer is gesloten.
room-full = Er is geen vrije plaats in deze kamer.
room-seat-taken = Plaats { $seat } is bezet.
room-no-such-seat = Er is geen plaats { $seat } in deze kamer.
room-playing = Dat kan niet worden veranderd terwijl er wordt gespeeld.
room-not-playing = Er wordt nu niet gespeeld.
room-game-not-over = Dat kan als het spel is afgelopen.
room-no-such-game = In deze kamer is geen spel met dat nummer afgelopen.
room-came-later = Dat spel was afgelopen voordat je kwam: alleen wie er was, kan het lezen.
room-not-seated = Je hebt geen plaats in deze kamer.
room-only-host = Alleen de gastheer of gastvrouw van de kamer kan dat.
room-only-watching = Je kijkt toe: kom binnen met een uitnodiging om mee te doen.
room-retired = Je hebt dit spel opgegeven; in het volgende kun je weer meespelen.
room-bot-plays = Een bot speelt voor jou. Neem eerst je plaats weer in.
room-nothing-to-claim = Er is op deze plaats geen overwinning op te eisen.
room-not-absent = Deze speler is nog geen { $seconds } seconden weg.
room-already-asked = Daar heb je al om gevraagd.
room-not-asked = Daarover is jou niets gevraagd.
room-no-such-request = Dat verzoek staat niet meer open.
room-bots-fight-on = Bots gaan niet akkoord met een gelijkspel.
room-nobody-to-swap = Er is niemand om mee van plaats te wisselen.
room-nobody-vanished = Op die plaats ontbreekt niemand.
room-unknown = Die kamer is er niet, of niet meer.
room-bad-token = Je bent in deze kamer niet bekend.
room-bad-invitation = Deze uitnodiging is niet geldig. Vraag om een nieuwe.
room-no-watchers = In deze kamer mag niemand toekijken.
room-too-many-watchers = Er kijken zoveel mensen toe dat er geen plaats meer is.
house-full = Het huis is vol: er kan nu geen kamer meer open.
house-busy = Er gebeurde te veel tegelijk. Probeer het nog eens.
message-unreadable = Dit bericht kan niet worden gelezen.
message-hello-first = Het eerste bericht moet "hello" zijn.
message-too-fast = Te veel berichten in te korte tijd.
message-not-heard = De verbinding is te traag en is gesloten.
client-no-house = Op { $address } is geen huis van Taverne.
fair-no-proof = Dit verslag bevat geen bewijs voor het delen van de kaarten.
fair-unreadable = Het bewijs in dit verslag kan niet worden gelezen.
fair-other-commitment = Wat het huis heeft onthuld, leidt niet naar de vastlegging { $commitment }: er is niet eerlijk gedeeld, of het verslag is veranderd.
fair-other-seed = De kaarten volgen niet uit wat het huis heeft onthuld en het geluk van de spelers: er is niet eerlijk gedeeld, of het verslag is veranderd.
fair-other-luck = Het geluk { $luck } heeft bij het delen niet meegedaan: er is niet eerlijk gedeeld, of het verslag is veranderd.
house-restarts = Het huis sluit heel even; je spel gaat verder als het weer open is.
house-no-such-page = Op dit adres is niets.
house-no-such-method = Zo werkt dit adres niet.
room-hints-alone = Tips zijn er alleen als je uitsluitend met bots speelt.
room-not-your-turn = Je bent nu niet aan de beurt.
room-too-many-requests = In deze kamer staan { $most } verzoeken open; beantwoord er eerst een paar.
room-log-full = In deze kamer is zoveel gebeurd dat alleen het spel nog kan aflopen. Open een nieuwe kamer.
room-log-broken = Het logboek van deze kamer is onleesbaar.
house-enough-rooms = { $most ->
    [one] Vanaf jouw adres is één kamer geopend die
   *[other] Vanaf jouw adres zijn { $most } kamers geopend die
  } nog open staan. Sluit er een, of speel een spel uit.
room-no-such-code = Onder deze woorden wacht geen tafel op gasten. Kijk of elk woord goed geschreven is.
room-door-not-here = Alleen wie aan de computer van dit huis zit, kan anderen binnenlaten.
room-door-no-network = Deze computer zit in geen netwerk waarin anderen hem kunnen bereiken.
room-no-chat = In deze kamer schrijven spelers elkaar niet.
room-chat-empty = Hier staat niets om te lezen.
room-talks-too-fast = Niet zo snel: een paar woorden tegelijk.
room-talked-enough = In deze kamer is zo veel gezegd dat er niets meer bij kan.
room-ask-first = Vraag eerst om een plaats; wie de kamer opende, beslist.
