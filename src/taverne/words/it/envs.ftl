encoding-unknown = Non c'è una codifica { $version } di { $game }; quelle note: { $known }.
encoding-too-many = La codifica ha numeri per { $most } di questi, e sono { $count }.
crowd-empty = Serve almeno un tavolo, non { $rows }.
crowd-actions = Ci sono { $rows } tavoli e { $actions } azioni; ogni tavolo ne richiede una.
crowd-no-decks = Non c'è un mazzo con cui giocare.
envs-unplayable = Questo ambiente non si può creare:
envs-no-such-bot = Non c'è un bot { $bot }; quelli noti: { $known }.
