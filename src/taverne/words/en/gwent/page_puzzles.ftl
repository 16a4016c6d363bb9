# What puzzles are about.

puzzle-theme-gwent-decoy = Decoy
puzzle-idea-gwent-decoy = Decoy opens a door: a unit that acts when it lands, or when it leaves, can do so again.
puzzle-theme-gwent-mardroeme = Mardroeme
puzzle-idea-gwent-mardroeme = A weak pair can become the strongest row on the table: berserkers first, then Mardroeme.
puzzle-theme-gwent-summon = Cow and Kambi
puzzle-idea-gwent-summon = Some cards want to leave the board: who comes in their place is far stronger.
puzzle-theme-gwent-medics = Medics
puzzle-idea-gwent-medics = A medic is worth what lies in your discard pile; look there before you count your hand.
puzzle-theme-gwent-scorch = Scorch
puzzle-idea-gwent-scorch = Burn before you build: fire takes the strongest of both sides.
puzzle-theme-gwent-horn = Horn
puzzle-idea-gwent-horn = A horn doubles what stands there now: fill the row first, and choose the right one.
puzzle-theme-gwent-leaders = Leaders
puzzle-idea-gwent-leaders = Your leader costs no card. Use it when it decides.
puzzle-theme-gwent-weather = Weather
puzzle-idea-gwent-weather = Weather leaves 1 of every unit. Count both sides before you change it.
puzzle-theme-gwent-spies = Spies
puzzle-idea-gwent-spies = A spy gives points away and brings cards; a spy on your side is a gift.
puzzle-theme-gwent-morale = Morale Boost
puzzle-idea-gwent-morale = One more for everybody: the fuller the row, the more it brings.
puzzle-theme-gwent-bond = Tight Bond
puzzle-idea-gwent-bond = Twice the same is four times as much: a pair multiplies.
puzzle-theme-gwent-muster = Muster
puzzle-idea-gwent-muster = One card may call others. Read who calls whom.
puzzle-theme-gwent-heroes = Heroes
puzzle-idea-gwent-heroes = Neither weather nor horn nor fire touches a hero: strong, and always just what is printed.
puzzle-theme-gwent-passing = Passing
puzzle-idea-gwent-passing = Sometimes the best card is the one that you keep.
puzzle-theme-gwent-enough = Just enough
puzzle-idea-gwent-enough = No more than is needed: find the cards that just suffice.

## The editor that sets up a table

editor-faction = Faction
editor-leader = Leader
editor-gems = Gems
editor-passed = Has passed
editor-used = Leader is used
editor-melee = Melee
editor-ranged = Ranged
editor-siege = Siege
editor-sky = Weather
editor-horn = Horn on
sketch-unknown-faction = { sketch-side }: choose a faction.
sketch-unknown-leader = { sketch-side }: choose a leader of the faction.
sketch-wrong-place = { sketch-side }: { $card } cannot lie there.
sketch-horns = { sketch-side }: each row has one place for a horn.
sketch-number = { sketch-side }: the number of gems goes from { $low } to { $high }.
sketch-too-many = There are only { $most } of { $card }.
sketch-asked-has-passed = Who has passed cannot be asked.
sketch-asked-holds-nothing = Who is asked needs a card in hand.
