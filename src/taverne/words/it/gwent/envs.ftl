# Quello che si rifiuta quando chi impara gioca a Gwent.
crowd-few-factions = I compagni giocano fazioni diverse, e qui tutti i mazzi hanno la stessa.
crowd-unplayable = Con questi mazzi non si può giocare:
crowd-illegal-deck = Il mazzo { $number } qui non si può giocare:
