# Waarom een bot een keuze goed vindt, in één regel.

thought-alike = Alle keuzes lijken gelijk.
thought-only = Iets anders kan niet.
thought-looks = Dit won { $percent } % van { $visits } blikken vooruit.

bot-without-clock = Er is hier geen klok voor een bot die seconden telt; geef hem een aantal blikken, zoals "search:2000".
