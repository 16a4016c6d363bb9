# Wat het huis zegt.

## De opslag

store-unavailable = De database kan nu niet worden gebruikt: { $reason }
store-closed = Het huis gaat dicht.
store-conflict = In de kamer is intussen verder gespeeld.
store-no-room = Die kamer is er niet, of niet meer.
store-newer = Deze database is gemaakt door een latere versie van Taverne (het schema is { $revision }). Er is niets veranderd.
store-url-unreadable = Dit is geen adres van een database. Dat ziet eruit als sqlite:///folder/house.db of postgresql://user@host/name.
store-url-unknown = Databases van de soort "{ $kind }" zijn niet bekend; kies uit { $known }.
store-url-no-file = Noem een bestand voor de SQLite-database, zoals sqlite:///folder/house.db: een huis dat alles vergeet, is nergens goed voor.
store-no-driver = Voor PostgreSQL ontbreekt het pakket { $package }. Installeer het met: pip install "taverne[{ $extra }]"
store-unsure = De database zwijgt: het is niet bekend of dat nog heeft geteld. Het wordt opnieuw gevraagd.
store-second-house = Er is al een ander huis open met de spellen in { $file }. Sluit dat eerst, of kies een andere map; met PostgreSQL kunnen meer huizen één database delen.

## Bots

thinkers-closed = Het huis gaat dicht; de bots zijn naar huis.

## Reservekopieën

backup-nothing = Er is geen huis in deze database, dus er valt niets te kopiëren.
backup-missing = Er is geen bestand { $file }, of geen map ervoor.
backup-unreadable = { $file } is geen reservekopie van Taverne.
backup-damaged = { $file } is beschadigd of niet compleet. Er is niets teruggezet.
backup-trouble = { $file } kan niet worden gebruikt: { $reason }
backup-newer = Deze reservekopie is gemaakt door een latere versie van Taverne (het schema is { $revision }). Er is niets teruggezet.
backup-database-in-use = Een reservekopie wordt alleen in een nieuwe database teruggezet, en deze is in gebruik. Er is niets veranderd.

## Instellingen

settings-wrong = Met deze instellingen kan het huis niet open:
settings-unknown = { $field } is geen instelling.
settings-too-small = { $field } is te klein; het moet minstens { $least } zijn.
settings-too-large = { $field } is te groot; het mag hoogstens { $most } zijn.
settings-not-a-number = { $field } moet een getal zijn.
settings-no-such-choice = { $field } moet een van { $allowed } zijn.
settings-unreadable = { $field } kan niet worden gelezen.
settings-file-missing = Er is geen bestand { $file }, dat TAVERNE_CONFIG noemt.
settings-file-trouble = De instellingen in { $file } kunnen niet worden gelezen: { $reason }
settings-file-unreadable = De instellingen in { $file } zijn geen TOML: { $reason }

## De poort

gate-host = Onder die naam is dit huis niet bekend. De beheerder kan de naam toevoegen aan de instelling "public_hosts".
gate-origin = Hier vroeg een pagina van een andere site om, en dat wordt geweigerd.
gate-too-fast = Te veel verzoeken; probeer het zo nog eens.
gate-too-many-lines = Er zijn al { $most } verbindingen vanaf jouw adres; sluit er een paar.
gate-body-too-large = Dat is te lang; er worden hoogstens { $most } bytes gelezen.
gate-body-slow = Het verzoek kwam niet tot een einde.
gate-crowded = Er staan te veel bezoekers aan de deur. Probeer het zo dadelijk opnieuw.
gate-head-slow = De kop van het verzoek kwam niet tot een einde.
gate-path-too-long = Dit adres is te lang; er worden hoogstens { $most } tekens gelezen.
gate-head-too-large = De kop van dit verzoek is te lang; een regel mag { $most } tekens tellen.
house-fault = Er ging iets mis in het huis. Het is genoteerd.
gate-banned = De beheerder van dit huis laat je niet binnen.
health-cannot-write = Het huis kan nu niet in zijn database schrijven.
health-no-answer = De database van het huis antwoordt nu niet.
