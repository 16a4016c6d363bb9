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
cli-backup-done = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } written to { $file }.
cli-restore-done = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } read from { $file }.
cli-verified = This deal was fair. The secret fits the commitment { $commitment }, the cards follow from it and from everybody's luck, and all { $answers } answers follow the rules.
serve-open = The house is open: { $address }
serve-stop = Press Ctrl+C to close it; games go on when it opens again.
serve-door = The house cannot listen at { $host }, port { $port }: { $reason }.
