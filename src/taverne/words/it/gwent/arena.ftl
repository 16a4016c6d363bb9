# Quello che l'arena dice solo di Gwent.
arena-decks-of-one-faction = I compagni di squadra usano fazioni diverse, e questi mazzi sono tutti della stessa.
