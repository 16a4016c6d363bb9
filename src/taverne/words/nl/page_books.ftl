# De pagina's met regels en kaarten; ze komen zodra iemand daar leest.

books-contents = Inhoud
books-search-rules = Zoek een woord of een nummer
books-rules-found =
    { $count ->
        [0] Geen regel zegt dat.
        [one] 1 regel
       *[other] { $count } regels
    }
books-print = Afdrukken
books-link = Link naar deze regel
books-tables-differ = Tafels mogen verschillen:
books-usual = gebruikelijk
books-yes = ja
books-no = nee
books-foe = tegenstander

## Kaarten

books-search-cards = Zoek een kaart, in elke taal
books-filter =
    { $count ->
        [0] Filters
        [one] Filters, 1 gekozen
       *[other] Filters, { $count } gekozen
    }
books-any = Alle
books-all-cards = Alles tonen
books-cards-found =
    { $count ->
        [0] Zo'n kaart is er niet.
        [one] 1 kaart
       *[other] { $count } kaarten
    }
books-facet-faction = Factie
books-facet-kind = Soort
books-facet-ability = Eigenschap
books-back-to-cards = Alle kaarten
books-no-such-card = Er is geen kaart met deze naam. Misschien is de link afgebroken.
books-its-rules = Regels:
books-calls = Roept
books-called-by = Geroepen door
books-becomes = Wordt
books-comes-from = Komt van
books-rulings = Uitspraken

## Cijfers uit de arena

books-numbers = Cijfers uit de arena
books-won-when-drawn = Won { $rate } % van de spellen waarin ze getrokken werd
books-won-when-played = Won { $rate } % van de spellen waarin ze gespeeld werd
books-gain = Dat is { $gain } procentpunt tegenover { $when ->
    [led] dezelfde decks onder alle vijf de leiders
    [used] dezelfde decks onder alle vijf de leiders
    [acted] een evenwichtig spel
   *[drawn] hetzelfde deck gemiddeld
}, met 95 % zekerheid tussen { $low } en { $high } ({ $games } keer).
books-verdict-better = Meer dan toeval.
books-verdict-worse = Minder dan toeval.
books-verdict-open = Niet van toeval te onderscheiden.
books-no-numbers = Nog niets bekend: ze werd te zelden gezien, of ligt nooit in een hand.
books-numbers-mean-cards = “Getrokken” is het eerlijkere cijfer: een kaart die men speelt als men toch al wint, lijkt goed zodra ze gespeeld is.
books-pace = Met deze scène eindigt { $drawn } % van { $games } spellen onbeslist, en een spel heeft gemiddeld { $encounters } ontmoetingen; zonder scène { $usual_drawn } % en { $usual_encounters }.
books-numbers-whence = Waar de cijfers vandaan komen
books-numbers-run = { $games } spellen tussen bots ({ $level }), { $decks } decks, seed { $seed }. Gemaakt met:
