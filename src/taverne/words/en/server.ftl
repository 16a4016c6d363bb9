# What the house says.

## The store

store-unavailable = The database cannot be used now: { $reason }
store-closed = The house is closing.
store-conflict = The room has moved on meanwhile.
store-no-room = There is no such room, or not any more.
store-newer = This database was made by a later version of Taverne (its schema is { $revision }). Nothing was changed.
store-url-unreadable = This is not an address of a database. It looks like sqlite:///folder/house.db or postgresql://user@host/name.
store-url-unknown = Databases of the kind "{ $kind }" are not known; choose one of { $known }.
store-url-no-file = Name a file for the SQLite database, as sqlite:///folder/house.db: a house that forgets everything is of no use.
store-no-driver = For PostgreSQL the package { $package } is missing. Install it with: pip install "taverne[{ $extra }]"
store-unsure = The database fell silent: it is not known whether that counted. It is being asked again.
store-second-house = Another house is open already with the games in { $file }. Close it first, or choose another folder; with PostgreSQL several can share one database.

## Bots

thinkers-closed = The house is closing; the bots have gone home.

## Backups

backup-nothing = There is no house in this database, so there is nothing to back up.
backup-missing = There is no file { $file }, or no folder for it.
backup-unreadable = { $file } is not a backup of Taverne.
backup-damaged = { $file } is damaged or not complete. Nothing was restored.
backup-trouble = { $file } cannot be used: { $reason }
backup-newer = This backup was made by a later version of Taverne (its schema is { $revision }). Nothing was restored.
backup-database-in-use = A backup is only restored into a new database, and this one is in use. Nothing was changed.

## Settings

settings-wrong = The house cannot be opened with these settings:
settings-unknown = { $field } is not a setting.
settings-too-small = { $field } is too small; it must be at least { $least }.
settings-too-large = { $field } is too large; it may be at most { $most }.
settings-not-a-number = { $field } must be a number.
settings-no-such-choice = { $field } must be one of { $allowed }.
settings-unreadable = { $field } cannot be read.
settings-file-missing = There is no file { $file }, which TAVERNE_CONFIG names.
settings-file-trouble = The settings in { $file } cannot be read: { $reason }
settings-file-unreadable = The settings in { $file } are not TOML: { $reason }

## The gate

gate-host = This house is not known by that name. Its keeper can add the name to the setting "public_hosts".
gate-origin = This was asked for by a page of another site, and is refused.
gate-too-fast = Too many requests; try again in a moment.
gate-too-many-lines = There are { $most } connections from your address already; close some of them.
gate-body-too-large = That is too long; at most { $most } bytes are read.
gate-body-slow = The request did not come to its end.
gate-crowded = There are too many visitors at the door. Please try again in a moment.
gate-head-slow = The head of the request did not come to its end.
gate-path-too-long = This address is too long; at most { $most } signs are read.
gate-head-too-large = The head of this request is too long; a line may have { $most } signs.
house-fault = Something went wrong in the house. It has been noted.
gate-banned = The keeper of this house does not let you in.
health-cannot-write = The house cannot write to its database just now.
health-no-answer = The database of the house does not answer just now.
