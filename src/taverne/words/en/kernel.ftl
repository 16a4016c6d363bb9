# What the kernel says when something is refused.
move-not-offered = That is not one of your options now.
move-not-your-decision = You are not asked anything now.
move-game-over = The game is over.
move-question-closed = That question has been answered already.
move-unreadable = "{ $move }" is not an answer to this question.
move-nothing-to-take-back = There is nothing to take back.
record-unreadable = This is not a Taverne record, or it is damaged.
record-truncated = This record is not complete: its end is missing.
record-damaged = This record has been changed or damaged: its checksum does not fit.
record-other-game = This is a record of another game: { $game }.
game-unknown = There is no game called "{ $game }"; choose one of { $known }.
record-unknown-ruleset = This record was made with ruleset { $ruleset }, which this version does not know. A newer version of Taverne may.
record-illegal-answer = Answer { $number } of this record cannot be given: { $reason }
record-no-such-point = This game has { $last } answers; there is no point { $point } in it.
record-too-long = This record is too long: { $most } characters are the most.
record-too-slow = This game takes too long to play through.
rules-no-such-field = There is no rule called "{ $field }".
rules-no-such-choice = { $field } cannot be "{ $value }": choose one of { $allowed }.
rules-unplayable = This game cannot be played by these rules:
view-no-such-seat = There is no seat { $seat } at this table.
guess-not-asked = Only a seat that is asked something can imagine the hidden cards.
bot-unknown = There is no bot called "{ $bot }"; choose one of { $known }.
guess-needs-a-seat = Only a seat at the table can imagine the hidden cards; a spectator cannot.

## Positions that others have written, and what else the library refuses.

position-impossible = No table can stand in this position:
position-no-fields = { $place }: "{ $value }" has no named fields.
position-field-missing = { $place }: the field "{ $field }" is missing.
position-field-unknown = { $place }: there is no field "{ $field }".
position-no-list = { $place }: "{ $value }" is no list.
position-wrong-size = { $place }: there are { $size } entries, but { $expected } are needed.
position-no-number = { $place }: "{ $value }" is no whole number from { $low } to { $high }.
position-no-flag = { $place }: "{ $value }" is neither true nor false.
position-no-text = { $place }: "{ $value }" is no text.
position-no-key = { $place }: "{ $value }" is no key of 64 hexadecimal digits.
position-unknown-word = { $place }: "{ $value }" is not known here.
position-twice = { $place }: something is named twice in { $value }.
position-refused = { $place }: { $reason }
position-card-misplaced = { $place }: { $card } cannot lie there.
position-card-not-there = { $place }: { $card } is not there.
position-too-many = { $place }: there are { $count } of { $card }, but at most { $most } can be.
position-task = { $place }: "{ $task }" is nothing that can be pending.
position-pending-order = { $place }: what is pending does not lie in the order of a round.
position-nobodys-turn = { $place }: the game is under way, so it must be a seat.
setup-no-luck = A seed is a whole number, or a key of 32 bytes; "{ $seed }" is neither.
