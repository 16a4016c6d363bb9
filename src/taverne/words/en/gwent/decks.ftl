## What is wrong with a deck; every text ends with the rule it rests on.

deck-illegal = The deck "{ $deck }" may not be played under the { $law } law:
deck-law-unknown = There is no deck law "{ $law }". There are: { $known }.
deck-faction-unknown = There is no faction "{ $faction }". (GWT-1.1)
deck-leader-unknown = There is no leader "{ $leader }". (GWT-1.1)
deck-leader-foreign = { $leader } leads another faction, not { $faction ->
        [monsters] Monsters
        [nilfgaard] Nilfgaard
        [northern_realms] the Northern Realms
        [scoiatael] Scoia'tael
       *[skellige] Skellige
    }. ({ $rule })
deck-card-foreign = { $card } ({ $copies }) is in the colour of { $colour ->
        [monsters] Monsters
        [nilfgaard] Nilfgaard
        [northern_realms] the Northern Realms
        [scoiatael] Scoia'tael
       *[skellige] Skellige
    } and does not belong to this faction. ({ $rule })
deck-card-secondary = { $card } ({ $copies }) belongs to the secondary deck, which lies beside the board. ({ $rule })
deck-too-many-copies = { $card } is in the deck { $copies } times, but { $printed ->
        [one] only one is printed
       *[other] only { $printed } are printed
    }. ({ $rule })
deck-too-few-units = There are { $count } unit cards; at least { $limit } are needed. ({ $rule })
deck-too-many-specials = There are { $count } special cards; at most { $limit } are allowed. ({ $rule })
deck-too-many-spies = There are { $count } spies; at most { $limit } are allowed. ({ $rule })
deck-too-many-medics = There are { $count } medics; at most { $limit } are allowed. ({ $rule })
deck-too-strong = The units have a strength of { $count } together; at most { $limit } is allowed. ({ $rule })

## Three decks for a tournament.

line-up-deck = The deck "{ $deck }": { $complaint }
line-up-size = A tournament needs { $limit } decks, not { $count }. ({ $rule })
line-up-same-faction = More than one deck is of { $faction ->
        [monsters] Monsters
        [nilfgaard] Nilfgaard
        [northern_realms] the Northern Realms
        [scoiatael] Scoia'tael
       *[skellige] Skellige
    }; every deck needs a faction of its own. ({ $rule })
line-up-same-hero = { $card } stands in { $count } decks; a hero may stand in one. ({ $rule })

## Deck files.

deck-file-unreadable = This deck cannot be read:
deck-file-no-faction = No line says "faction: …".
deck-file-no-leader = No line says "leader: …".
deck-file-header-twice = Line { $line }: there is already a line "{ $header }: …".
deck-file-faction-unknown = Line { $line }: there is no faction "{ $text }".
deck-file-faction-misspelt = Line { $line }: there is no faction "{ $text }". Did you mean { $meant }?
deck-file-leader-unknown = Line { $line }: there is no leader "{ $text }".
deck-file-leader-misspelt = Line { $line }: there is no leader "{ $text }". Did you mean { $meant }?
deck-file-card-unknown = Line { $line }: there is no card "{ $text }".
deck-file-card-misspelt = Line { $line }: there is no card "{ $text }". Did you mean { $meant }?
deck-file-count = Line { $line }: "{ $text }" is no number of copies; it goes from 1 to { $limit }.
deck-file-missing = There is no file "{ $file }".
deck-file-closed = The file "{ $file }" cannot be opened.
deck-file-binary = The file "{ $file }" is no text; a deck file is plain text in UTF-8.
deck-file-too-large = This is too long for a deck file; { $limit } characters are plenty.
deck-source-unknown = "{ $source }" is no deck file, no share code and no starter deck. The starter decks are: { $starters }.

## Decks in one line, and share codes.

deck-line-unreadable = The deck of this record cannot be read.
code-impossible = A share code can only hold cards from the faction's own box:
code-rubbish = This is no share code. It looks like G1-2345A-BCDEF, in letters and digits.
code-version = This share code is of version { $version }; only version 1 is known here.
code-mistyped = This share code has a mistake: some letter is wrong, missing or too many.

## How many decks are brought.

room-number-of-decks = { $wanted ->
    [one] Bring one deck
   *[other] Bring { $wanted } decks
  }; there are { $decks } here.
