# Gwent on the pages of rules and cards: figures and rulings.

books-copies = { $count } copies
books-facet-row = Row
books-facet-strength = Strength
books-kind-called = Waits beside the board

## Figures

figure-weather = { card-ne_biting_frost } lies: every unit in both melee rows counts 1. The heroes keep their 15 and 10.
figure-king_bran = The same frost: on the side of King Bran 6 becomes 3, 5 becomes 3 and 3 becomes 2; opposite, everything is 1.
figure-bond = Three of 4 in one row count 3 × 4 = 12 each. { card-nr_ves } has no bond and stays 5.
figure-morale = Two { card-nr_kaedweni_siege_expert } lift each other to 2, and { card-nr_catapult } from 8 to 10.
figure-horn = { card-ne_dandelion } doubles the others of his row, but not himself; the hero is never touched. In the row below a Horn card doubles everything.
figure-order = Frost, two in a bond, a morale card, a horn: 4 → 1 → 2 → 3 → 6. Press a card to see its steps.
figure-medic = The medic brings { card-nr_catapult } back from the discard pile. It joins its twin, and both count 16.
figure-muster = One { card-mo_ghoul } is played: the one in hand and the one in the deck come at once.
figure-spy = { card-nr_prince_stennis } lands on the opponent's side and counts 5 there. You draw two cards.
figure-scorch_row = The row opposite totals 25. Its strongest unit that is no hero, { card-mo_fiend } with 6, burns; { card-mo_draug } counts towards the 10, but stays.
figure-summon = { card-ne_decoy } takes { card-ne_cow } to hand. The Cow has left the board, so { card-ne_bovine_defense_force } enters, in its own row.
figure-berserker = { card-sk_mardroeme } turns { card-sk_berserker } of 4 into { card-sk_transformed_vildkaarl } of 14, which lifts its neighbour by 1.
figure-decoy = { card-ne_decoy } takes the place of { card-mo_fiend }, which goes back to your hand. It counts 0 itself.
figure-scorch = Strongest are three units of 6, two of your own: all three burn. The hero with 10 stays.

## Rulings

ruling-relentless = He takes a card from your own deck. The printed card and the video game speak of a discard pile; the questions and answers of the booklet, written later and about this very card, speak of the deck, so we count them as a correction. Tables may agree on the older text.
ruling-leaders-leave-heroes = Bringer of Death and The Relentless take no heroes: the booklet says that nothing a leader does affects a hero. Destroyer of Worlds takes any card, because the card itself says so.
ruling-weather-on-zero = A unit of 0 stays 0. To the letter weather would make it 1, and bad weather would be good for it; we read weather as something that only takes away. Tables may agree on the letter.
ruling-same-weather-twice = A second copy of weather that already lies may be played, and adds nothing.
ruling-summon-on-decoy = A unit that Decoy takes to hand has left the board, so its replacement enters as well. Tables may agree that it does not.
ruling-replacements = The replacement comes from whoever brought the card, and is a unit like any other from then on: Decoy can take it, and it goes to the discard pile. If none is left, nothing comes, and a Berserker stays one.
ruling-behemoth-calls = The Behemoth calls the Arachas, and they do not call it back. Sources disagree; most later lists have it so.
ruling-one-way-muster = Who is called does not call back: Gaunter O'Dimm calls his Darkness, Cerys her Shield Maidens, Geralt and Cirilla call Roach, and not the other way round.
ruling-treason-after-weather = Spies are doubled after weather and before tight bond: the doubling is not in the booklet's list, and so it doubles what weather has left.
ruling-one-doubling = A row is doubled once, however many horns sound. A horn unit is doubled itself only by a Horn card, a horn leader, or a horn unit that came earlier.
ruling-place-of-the-horn = A Horn card goes to any row of yours without one, even an empty one; a horn leader takes up the same place. A row takes one Mardroeme card, and Ermion may join it.
ruling-for-nothing = Scorch and weather may always be played, even without effect: to wait is a fair move. Decoy, Horn and Mardroeme need a place.
ruling-heroes-count-to-ten = Heroes count towards the 10 that a row must have: the booklet asks for the total of the row. Only what burns is never a hero.
ruling-scorch-burns-zeros = If the strongest units have 0, they burn too: nothing says that the strongest must be worth something.
ruling-decoy-untouched = A Decoy on the board stays 0 whatever happens, and is neither kept by Monsters nor revived. The booklet exempts heroes only; a straw figure with morale would be odd.
ruling-king-bran = He protects every unit on his side that is no hero, enemy spies too. Of an odd number the smaller half is lost.
ruling-hope-moves = Once over your agile units, first melee, then ranged, from left to right: each moves if your total rises by it. The card leaves no choice, so there is none.
ruling-crach-fills = Each card goes back to the deck of the player in whose pile it lies. He cannot be used where no pile holds a card of a main deck.
ruling-searching-leaders = They can be used exactly when the deck holds a card that fits, whatever lies on the board. Afterwards the deck is shuffled.
ruling-invader = Medics that are plain units bring back a random unit, for everybody; heroes with that ability still choose. If the unit is agile, its player picks the row.
ruling-arnjolf = Any unit with tight bond on your side will do, whoever brought it, if your deck holds a copy of it.
ruling-what-the-emperor-sees = What he sees, only the one who looks knows; the others learn that he looked.
ruling-white-flame = It acts before the opening hands are drawn and switches leaders off for the whole game, passive ones too. Two White Flames do nothing to each other.

books-won-when-led = Won { $rate } % of the games under this leader
books-won-when-used = Won { $rate } % of the games in which its ability was used
books-numbers-mean-leaders = “Under this leader” is the fairer number: an ability that is kept for a good moment looks good when it was used.
