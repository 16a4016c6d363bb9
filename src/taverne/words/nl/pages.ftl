# De pagina die een huis zonder voorkant toont.
pages-missing = De tafel is nog niet gedekt.
pages-missing-how = Het huis is open en programma's kunnen hier spelen, maar de pagina's zijn nog niet gebouwd. Voer in de map van Taverne uit:
