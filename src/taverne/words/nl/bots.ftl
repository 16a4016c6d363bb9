# Waarom een bot een keuze goed vindt, in één regel.

thought-alike = Alle keuzes lijken gelijk.
thought-only = Iets anders kan niet.
thought-looks = Vooruitkijkend won dit { chance-words }.
thought-instinct = In zulke stellingen speelt hij zo { chance-words }.

# Hoe vaak, zoals mensen het zeggen.
chance-words = { $often ->
    [never] bijna nooit
    [in_twenty] ongeveer één op de twintig keer
    [in_ten] ongeveer één op de tien keer
    [in_five] ongeveer één op de vijf keer
    [in_four] ongeveer één op de vier keer
    [in_three] ongeveer één op de drie keer
    [two_in_five] ongeveer twee op de vijf keer
   *[half] ongeveer de helft van de keren
    [three_in_five] ongeveer drie op de vijf keer
    [two_in_three] ongeveer twee op de drie keer
    [three_in_four] ongeveer drie op de vier keer
    [four_in_five] ongeveer vier op de vijf keer
    [nine_in_ten] ongeveer negen op de tien keer
    [always] bijna altijd
}

# Hoe zeker het is dat een mogelijkheid de beste is.
hint-sure = { $sure ->
    [clear] Duidelijk de beste keus.
    [likely] Waarschijnlijk de beste keus.
   *[open] Iets anders is misschien even goed.
}

bot-without-clock = Er is hier geen klok voor een bot die seconden telt; geef hem een aantal blikken, zoals "search:2000".

# Waarom de bot "net" niet kan spelen, en wat er dan gebeurt.

weights-missing = Wat de bot "net" geleerd heeft, is hier niet; wie Taverne opnieuw installeert, krijgt het terug.
weights-damaged = Wat de bot "net" geleerd heeft, is beschadigd; wie Taverne opnieuw installeert, herstelt het.
weights-foreign = Wat de bot "net" geleerd moest hebben, hoort bij iets anders dan { $game }, versie { $encoding }.
weights-no-vectors = De bot "net" heeft naast de gecompileerde engine het pakket "librt" nodig; het installeren helpt.
weights-replaced = De op één na beste bot speelt in zijn plaats.
