# Cardia on the pages of rules and cards: figures and rulings.

books-deck = Deck { $deck }
books-facet-deck = Deck
books-facet-influence = Influence
books-kind-character = Character
books-kind-guardian = Guardian
books-kind-scene = Scene
books-ability-instant = Instant
books-ability-ongoing = Ongoing

## Figures

figure-encounters = 8 beats 5 and carries a signet, 11 beats 6, and 3 against 3 is a tie: no signet. Press a card to read it.
figure-changed = +3 on the first card and −3 on the second: 11 now beats 9, and what was won with 5 against 2 has become a tie.
figure-mediator = The token on { cardia-card-mediator } makes its encounter a tie, although 11 stands against 4.
figure-judge = Because of the token on { cardia-card-judge } you win the tie before it, too. The Judge's own encounter stays lost.
figure-treasurer = { cardia-card-treasurer } gives the winner of the encounter before it one more signet.
figure-aristocrat = While { cardia-card-aristocrat } wins, it carries a second signet.
figure-counselor = { cardia-card-counselor } turns the encounter before it: 4 wins against 9.
figure-guardians = Guardians lie at every second place. The first two lie face up; of the others only the faction is known.

## Rulings

ruling-two-judges = If each has a Judge, a tie stays a tie: neither sentence is above the other. Tables may agree that both win it.
ruling-void-mage = One kind of token is removed, modifiers or ongoing ones. Tables may agree that both go.
ruling-illusionist-on-ties = A card that tied has not lost, so it cannot be chosen. Tables may agree that it can.
ruling-tokens-never-run-out = Only the sum of the modifiers on a card matters, and neither tokens nor signets run out.
ruling-phoenix = The token goes on the card that was played there; on an instant ability it triggers nothing. Tables may let you choose any of your cards.
ruling-parrot = The ability is carried out once more, used already or not. Its faction is not known from the box, and the owner of one can correct it in the card file.
ruling-scorpion = The card is chosen by chance, so nobody has to look through a hand. Its faction is our guess.
ruling-house-cards = This card is ours: the name or the effect of the printed one is not known to us. It is marked wherever it is shown, and tables may play without it.

books-won-when-acted = Whoever had it act for them alone won { $rate } % of the games
books-numbers-mean-box = Who is behind or ahead anyway may come by it more often: the number shows who had it, not what it alone brought.
