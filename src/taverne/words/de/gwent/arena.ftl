# Was die Arena nur von Gwent sagt.
arena-decks-of-one-faction = Teammitglieder bringen verschiedene Fraktionen mit, und diese Decks gehören alle zu einer.
