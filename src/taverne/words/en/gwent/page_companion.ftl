## The companion for the real box

companion-faction = Faction
companion-leader = Leader
companion-no-leader = Not important
companion-team = Team { $number }
companion-deck = The opponent’s deck
companion-zero = Weather lifts a unit of strength 0 to 1 (GWT-4.2)
companion-turns-up = The opponent turns up leaders (GWT-8.5)
companion-weather = Weather on the table
companion-totals = Totals: { $totals }
companion-row = { $who }, { $row }, { $total }
companion-row-of = { $who }, { $row }
companion-unit = { $card } ({ $row })
companion-discard = Discard pile
companion-nothing = Nothing lies here.
companion-blown = Leader’s horn blown
companion-silenced = { $leader }, switched off
companion-to = { $who }: { $place }
companion-left = { $left ->
    [one] One left in the box.
   *[other] { $left } left in the box.
}
companion-move = Move to: { $row }
companion-falls = To the discard pile
companion-score = Score
companion-gems = Gems
companion-points = Points
companion-columns = Rounds so far, the total now, { $of }.
companion-total-of = Total of { $who }
companion-less = One less for { $who }
companion-more = One more for { $who }
companion-by-hand = Type a total to overrule the cards; empty it to count them again.
companion-end-round = End the round
companion-round-to = The round goes to { $names }.
companion-round-drawn = The round is drawn.
companion-comes-gems = { $who }: { $total }, { $score ->
    [0] no gem left
    [one] one gem left
   *[other] { $score } gems left
} (GWT-3.4)
companion-comes-points = { $who }: { $total }, { $gain ->
    [one] one point
   *[other] { $gain } points
}, { $score } in all (GWT-8.3)
companion-starts = { $count ->
    [one] { $names } starts the next round.
   *[other] A draw of lots decides who starts: { $names }.
}
companion-starts-last = Whoever passed last starts the next round.
companion-its-turn = Its turn
companion-pass = I pass
companion-deed-turn = The opponent’s turn
companion-deed-close = The end of the round
companion-deed-round = The round is over
companion-nothing-more = Nothing is turned up. The totals stand.
companion-done = Done
companion-clear-board = Clear the board
companion-ask = What happened at the table?
companion-ask-solo-card = Turn up the top card of its deck. Which is it?
companion-ask-solo-muster = Search its deck from the top: which of these comes first? Then shuffle it.
companion-ask-solo-decoy = The top card of its deck goes under the Decoy and is turned up in a moment. Which is it?
companion-ask-solo-found = Search its deck from the top: which of these comes first?
companion-ask-solo-leader = Turn up its top leader. Which is it?
companion-ask-buried = Turn up the card under its Decoy. Which is it?
companion-ask-revival = Chance picks a unit of the discard pile. Which one comes back?
companion-ask-survivor = Monsters keep one unit at random (GWT-7.1). Which one stays?
companion-ask-homecoming = Skellige units return at random (GWT-7.1). Which one comes back?
companion-ask-after-round = Draw lots: who starts the next round?
companion-ask-deploy = Into which row does it go?
companion-ask-revive = Which unit does the medic bring back?
companion-deck-empty = Its deck is empty
companion-none-there = None of them is there

## What cannot be

companion-only-solo = Only solo play has an opponent that is played by the rules (GWT-8.5).
companion-unknown-faction = Player { $side }: choose a faction.
companion-unknown-leader = Player { $side }: choose a leader of the faction.
companion-same-faction = Partners play different factions ({ $rule }).
companion-nobody-plays = { $card }: nobody here plays its faction.
companion-wrong-place = { $card } cannot lie in the { $line ->
    [melee] melee
    [ranged] ranged
   *[siege] siege
} row (GWT-3.1).
companion-other-side = { $card } belongs to another side, and only spies cross over (GWT-5.4).
companion-one-each = A row has one place for { $card } (GWT-9.2).
companion-no-weather = { $card } is not weather.
companion-too-many = { $most ->
    [one] There is only one { $card } in the box for those who play here.
   *[other] There are only { $most } of { $card } in the box for those who play here.
}
companion-no-horn = The leader of player { $side } blows no horn (GWT-7.4).
companion-horn-taken = Player { $side }: that row has a horn already, and one is enough (GWT-4.6).
