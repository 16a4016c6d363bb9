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
record-unknown-ruleset = This record was made with ruleset { $ruleset }, which this version does not know. A newer version of Taverne may.
record-illegal-answer = Answer { $number } of this record cannot be given: { $reason }
record-no-such-point = This game has { $last } answers; there is no point { $point } in it.
