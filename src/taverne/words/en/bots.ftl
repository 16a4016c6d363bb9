# Why a bot likes an option, in one line.

thought-alike = All options look alike.
thought-only = There is nothing else to do.
thought-looks = It won { $percent } % of { $visits } looks ahead.

bot-without-clock = There is no clock here for a bot that counts seconds; give it a number of looks, as "search:2000".
