## The companion for the real box

companion-player-head = Player
companion-match-to = { $names } wins the match.
companion-ask-winner = The row does not say who has won. Who has?
companion-signets = Signets: { $signets }
companion-games = { $won } of { $wins } games
companion-wins = Games to win
companion-mixed = These factions come from deck II:
companion-row-empty = Tap the first card of each player.
companion-awaited = Not played yet
companion-half = One card is still missing.
companion-guardian = Guardian of this place
companion-no-guardian = No guardian turned up
companion-wakes = { $card } acts for { $names }
companion-sleeps = { $card } acts for nobody
companion-tokens = Tokens: { $tokens }
companion-ongoing = Ongoing tokens
companion-ongoing-less = One ongoing token less
companion-ongoing-more = One ongoing token more
companion-claims = Claims of the Unicorn
companion-claims-less = One claim less
companion-claims-more = One claim more
companion-encounter-away = The encounter leaves
companion-ready = Done
companion-plays = { $who } plays
companion-end-game = End the game
companion-next-game = Next game

## What cannot be

companion-twice = Player { $side }: { $card } lies in the row twice (CAR-1.1).
companion-not-in-deck = { $card } is not in the deck that you play ({ $rule }).
companion-guardian-twice = { $card } is there only once (CAR-6.1).
