# Why a bot likes an option, in one line.

thought-alike = All options look alike.
thought-only = There is nothing else to do.
thought-looks = Looking ahead, it won { chance-words }.
thought-instinct = In positions like this one it plays so { chance-words }.

# How often, as people say it.
chance-words = { $often ->
    [never] hardly ever
    [in_twenty] about once in twenty
    [in_ten] about once in ten
    [in_five] about once in five
    [in_four] about once in four
    [in_three] about one time in three
    [two_in_five] about two times in five
   *[half] about half the time
    [three_in_five] about three times in five
    [two_in_three] about two times in three
    [three_in_four] about three times in four
    [four_in_five] about four times in five
    [nine_in_ten] about nine times in ten
    [always] nearly always
}

# How sure it is that an option is the best.
hint-sure = { $sure ->
    [clear] Clearly the best choice.
    [likely] Probably the best choice.
   *[open] Others may be just as good.
}

bot-without-clock = There is no clock here for a bot that counts seconds; give it a number of looks, as "search:2000".

# Why the bot "net" cannot play, and what happens then.

weights-missing = What the bot "net" has learned is not here; installing Taverne anew brings it back.
weights-damaged = What the bot "net" has learned is damaged; installing Taverne anew mends it.
weights-foreign = What the bot "net" should have learned was learned for something else than { $game }, version { $encoding }.
weights-no-vectors = The bot "net" needs the package "librt" beside the compiled engine; installing it helps.
weights-replaced = The next best bot plays in its place.
