# Puzzles, and the editor that sets up a table.

puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-new = Not tried yet
puzzles-solved = Solved
puzzles-missed = Not solved yet
puzzles-missed-times = { $times ->
    [one] Missed once so far.
   *[other] Missed { $times } times so far.
}
puzzles-game = Game
puzzles-theme = Theme
puzzles-all-themes = All themes
puzzles-count = { $done } of { $all } solved
puzzles-grade = { $grade ->
    [1] Gentle
    [2] Tricky
   *[3] Hard
}
puzzles-all = All puzzles
puzzles-editor = Set up a position
puzzle-number = Puzzle { $number }
puzzle-question-race = { $turns ->
    [one] The rival has passed. Overtake with one card.
   *[other] The rival has passed. Overtake with { $turns } cards.
}{ $order ->
    [yes] {" "}The order matters.
   *[no] {""}
}
puzzle-question-open = The last round, and chance is out of it. Only one first move wins for sure.
puzzle-question-odds = Hands are hidden. What is best on average?
puzzle-question-last = The decks are empty. Find the card that wins whatever she plays.
puzzle-question-choice = You alone are asked. Which answer is best by far?
puzzle-right = Right!
puzzle-wrong = Not this way.
puzzle-shown = This is how it goes.
puzzle-chances = This wins about { $chance } times in 100, the best answer { $best } times ({ $looks } looks ahead).
puzzle-again = Start over
puzzle-play-on = Play on against a bot
puzzle-fold = To the table
puzzle-unfold = Back to the question
puzzle-show = Show me
puzzle-unknown = There is no such puzzle.
puzzle-no-day = This is no date.

editor-title = Set up a position
editor-intro = Choose a place, then press the cards that go there. A card that lies there goes away when you press it.
editor-game = Game
editor-you = Your side
editor-rival = The other side
editor-place = Place
editor-hand = Hand
editor-discard = Discard pile
editor-find = Find a card
editor-asked = Who is asked
editor-try = Play it
editor-share = Copy the link
editor-copied = The link is copied.
editor-link = Link to this position
editor-remove = {""}, take away
editor-token-more = One influence more for { $card }
editor-token-less = One influence less for { $card }
editor-ongoing = Ongoing token on { $card }
position-title = A position
position-broken = This link is not whole: the position in it cannot be read.
position-free = Play on as you like; for the other side you answer, too.
position-turn-you = Your side is asked.
position-turn-rival = The other side is asked. Choose for it:
position-change = Change the position
sketch-impossible = This position cannot be:
sketch-not-here = Positions of this game cannot be set up.
sketch-nobody-asked = In this position that side has nothing to decide.
sketch-side = { $side ->
    [0] Your side
   *[1] The other side
}
sketch-unknown-pile = { sketch-side }: there is no place called “{ $pile }”.
sketch-unknown-card = { sketch-side }: there is no card “{ $card }”.
sketch-hand-too-large = { sketch-side }: a hand has at most { $most } cards.
