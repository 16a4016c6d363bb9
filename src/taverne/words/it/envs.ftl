encoding-unknown = Non c'è una codifica { $version } di { $game }; quelle note: { $known }.
encoding-too-many = La codifica ha numeri per { $most } di questi, e sono { $count }.
crowd-empty = Serve almeno un tavolo, non { $rows }.
crowd-actions = Ci sono { $rows } tavoli e { $actions } azioni; ogni tavolo ne richiede una.
crowd-no-decks = Non c'è un mazzo con cui giocare.
crowd-few-factions = I compagni giocano fazioni diverse, e qui tutti i mazzi hanno la stessa.
crowd-unplayable = Con questi mazzi non si può giocare:
crowd-illegal-deck = Il mazzo { $number } qui non si può giocare:
