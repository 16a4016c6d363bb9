# What a room of the house says.
room-name-empty = Please give a name that others can read.
room-too-many-seats = This way to play has { $seats } seats, not more.
room-two-seats = You can sit in one seat only.
room-seat-of-rules = Nobody sits in seat { $seat }: the rules themselves play there.
room-no-tournament = There are no tournaments of this game.
study-busy = Somebody is already waiting for the next games of this study.
study-unknown = This study has ended. Begin it again.
room-no-decks = In this game nobody brings a deck.
room-number-of-decks = { $wanted ->
    [one] Bring one deck
   *[other] Bring { $wanted } decks
  }; there are { $decks } here.
room-closed = This room is closed.
room-full = There is no free seat in this room.
room-seat-taken = Seat { $seat } is taken.
room-no-such-seat = There is no seat { $seat } in this room.
room-playing = That cannot be changed while a game is being played.
room-not-playing = No game is being played right now.
room-game-not-over = That can be done when the game is over.
room-no-such-game = This room has no finished game of that number.
room-came-later = That game ended before you came: only those who were there can read it.
room-not-seated = You have no seat in this room.
room-only-host = Only the host of the room can do that.
room-only-watching = You are watching: come in by an invitation to take part.
room-retired = You have given up this game; you can play again in the next one.
room-bot-plays = A bot plays for you. Take your seat again first.
room-nothing-to-claim = There is no victory to claim over this seat.
room-not-absent = This player has not been away for { $seconds } seconds yet.
room-already-asked = You have asked for that already.
room-not-asked = You were not asked about that.
room-no-such-request = That request is not open any more.
room-bots-fight-on = Bots do not agree to a draw.
room-nobody-to-swap = There is nobody to change seats with.
room-nobody-vanished = Nobody is missing in that seat.
room-unknown = There is no such room, or not any more.
room-bad-token = You are not known in this room.
room-bad-invitation = This invitation is not valid. Ask for a new one.
room-no-watchers = Nobody may watch in this room.
room-too-many-watchers = So many people are watching that there is no place left.
house-full = The house is full: no room can be opened just now.
house-busy = Too many things happened at once. Please try again.
message-unreadable = This message cannot be read.
message-hello-first = The first message must be "hello".
message-too-fast = Too many messages in too short a time.
message-not-heard = The connection is too slow and was closed.
client-no-house = There is no Taverne house at { $address }.
fair-no-proof = This record carries no proof of its deal.
fair-unreadable = The proof in this record cannot be read.
fair-other-commitment = What the house revealed does not lead to the commitment { $commitment }: this deal was not fair, or the record was changed.
fair-other-seed = The deal does not follow from what the house revealed and the players' luck: it was not fair, or the record was changed.
fair-other-luck = The luck { $luck } did not go into this deal: it was not fair, or the record was changed.
house-restarts = The house is closing for a moment; your game goes on when it is back.
house-no-such-page = There is nothing at this address.
house-no-such-method = This address does not work that way.
room-hints-alone = Hints are given only where nobody but bots plays with you.
room-not-your-turn = It is not your turn just now.
room-too-many-requests = There are { $most } requests open in this room; answer some of them first.
room-log-full = So much has happened in this room that it only lets the game end. Please open a new room.
room-log-broken = The log of this room cannot be read.
house-enough-rooms = { $most ->
    [one] One room was
   *[other] { $most } rooms were
  } opened from your address and are still open. Close one of them, or finish a game.
room-no-such-code = No table waits for guests under these words. Look whether each is written right.
room-door-not-here = Only somebody at the computer of this house can let others in.
room-door-no-network = This computer is in no network in which others could reach it.
room-no-chat = Players of this room do not write to each other.
room-chat-empty = There is nothing to read in this.
room-talks-too-fast = Not so fast: a few words at a time.
room-talked-enough = So much was said in this room that no more is kept.
room-ask-first = Ask the host for a seat first.
