encoding-unknown = Er is geen codering { $version } van { $game }; bekend: { $known }.
encoding-too-many = De codering heeft nummers voor { $most } hiervan, en het zijn er { $count }.
crowd-empty = Er is minstens één tafel nodig, niet { $rows }.
crowd-actions = Er zijn { $rows } tafels en { $actions } acties; elke tafel heeft er een nodig.
crowd-no-decks = Er is geen deck om mee te spelen.
envs-unplayable = Deze omgeving kan niet worden gemaakt:
envs-no-such-bot = Er is geen bot { $bot }; bekend: { $known }.
