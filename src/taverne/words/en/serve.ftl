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
