# What `taverne serve` and its friends say.
cli-help-serve = Open the house: play in the browser, alone or with friends.
cli-help-serve-host = The address to listen at; 0.0.0.0 lets others in your network come in.
cli-help-serve-port = The port to listen at; 0 finds a free one.
cli-help-serve-browser = Open the browser, or do not.
cli-help-serve-database = Where games are kept, as sqlite:///games.db or postgresql://user@host/taverne.
cli-help-backup = Write all rooms of the house into one file.
cli-help-restore = Read a backup into an empty house.
cli-help-backup-file = The file of the backup.
cli-help-verify = Check that a game was dealt fairly.
cli-help-verify-file = The record of a finished game.
cli-help-verify-commitment = The commitment that you noted before the deal.
cli-help-verify-luck = The luck that you sent; may be given several times.
cli-backup-done = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } written to { $file }.
cli-restore-done = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } read from { $file }.
cli-verified = The proof holds. What the house revealed leads to the commitment { $commitment }, the deal follows from it and from the luck of all seats, and all { $answers } answers follow the rules.
cli-verified-commitment = Checked: this is the commitment that you noted before the deal.
cli-unverified-commitment = Not checked: whether this commitment was shown before the deal. Give the one that you noted with --commitment.
cli-verified-luck = Checked: the luck of seat { $seat } is the one that you gave.
cli-unverified-luck = Not checked: whether the luck of seat { $seat } is what was sent from there. Give your own with --luck.
serve-open = The house is open: { $address }
serve-stop = Press Ctrl+C to close it; games go on when it opens again.
serve-door = The house cannot listen at { $host }, port { $port }: { $reason }.
serve-not-furnished = The house needs packages that are not installed here ({ $packages }). Install them with: pip install "taverne[house]"
cli-help-alone = Without a command, Taverne opens the house; where only the terminal is installed, it deals a game there.
cli-alone-here = A game here in the terminal; "taverne --help" lists everything else. For the table in the browser: pip install "taverne[house]"
cli-help-rooms = Look after the rooms of the house, whether it is open or not.
cli-help-rooms-list = List the open rooms, those first that nobody has visited for longest.
cli-help-rooms-show = Show one room and its guests.
cli-help-rooms-close = Close rooms: by name, or all that one address has opened.
cli-help-rooms-ban = Ban an address, or a guest of a room.
cli-help-rooms-room = The name of the room; its first letters are enough.
cli-help-rooms-address = Only rooms that were opened from this address.
cli-help-rooms-all = Finished and closed rooms too.
cli-help-rooms-who = An address, or with --guest the name of a room.
cli-help-rooms-guest = The number of a guest of that room; see "taverne rooms show".
cli-help-rooms-lift = Let the address in again.
cli-rooms-line = { $room }  { $game }, { $phase }, last visited { $touched } UTC, opened from { $address }
cli-rooms-gathering = gathering
cli-rooms-playing = playing
cli-rooms-over = over
cli-rooms-closed = closed
cli-rooms-count = { $count ->
    [0] No rooms.
    [one] One room.
   *[other] { $count } rooms.
  }
cli-rooms-entries = { $entries } entries since { $opened } UTC.
cli-rooms-guest = { $guest }: { $name }, { $seat ->
    [-1] no seat
   *[other] seat { $seat }
  }, from { $address }{ $gone ->
    [yes] , left
   *[no] {""}
  }
cli-rooms-closed-count = { $count ->
    [0] No room was open.
    [one] One room was closed.
   *[other] { $count } rooms were closed.
  }
cli-rooms-dismissed = Guest { $guest } has left the room; banned address: { $address }.
cli-rooms-banned = { $address } is banned.
cli-rooms-lifted = { $address } is welcome again.
rooms-no-house = There is no house in this database.
rooms-several = { $count } rooms begin with { $start }; give more letters.
rooms-no-guest = There is no guest { $guest } in this room.
rooms-not-banned = { $address } is not banned.
rooms-no-address = { $address } is not an address.
rooms-close-which = Name the rooms to close, or an address.
