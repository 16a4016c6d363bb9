# Di che cosa parlano i rompicapi.

puzzle-theme-gwent-decoy = Esca
puzzle-idea-gwent-decoy = L'Esca apre una porta: un'unità che agisce quando arriva o quando se ne va può farlo di nuovo.
puzzle-theme-gwent-mardroeme = Mardroeme
puzzle-idea-gwent-mardroeme = Una coppia debole può diventare la fila più forte: prima i berserker, poi Mardroeme.
puzzle-theme-gwent-summon = Mucca e Kambi
puzzle-idea-gwent-summon = Certe carte vogliono lasciare il tavolo: chi arriva al loro posto è molto più forte.
puzzle-theme-gwent-medics = Medici
puzzle-idea-gwent-medics = Un Medico vale ciò che c'è nella tua pila degli scarti; guarda lì prima di contare la mano.
puzzle-theme-gwent-scorch = Ustione
puzzle-idea-gwent-scorch = Prima brucia, poi costruisci: il fuoco prende i più forti di entrambe le parti.
puzzle-theme-gwent-horn = Corno
puzzle-idea-gwent-horn = Un corno raddoppia ciò che c'è adesso: prima riempi la fila, e scegli quella giusta.
puzzle-theme-gwent-leaders = Comandanti
puzzle-idea-gwent-leaders = Il tuo Comandante non costa carte. Usalo quando decide.
puzzle-theme-gwent-weather = Clima
puzzle-idea-gwent-weather = Il clima lascia 1 a ogni unità. Conta le due parti prima di cambiarlo.
puzzle-theme-gwent-spies = Spie
puzzle-idea-gwent-spies = Una Spia regala punti e porta carte; una Spia dalla tua parte è un dono.
puzzle-theme-gwent-morale = Morale
puzzle-idea-gwent-morale = Uno in più per tutti: più la fila è piena, più rende.
puzzle-theme-gwent-bond = Vincolo
puzzle-idea-gwent-bond = Due volte lo stesso vale il quadruplo: una coppia moltiplica.
puzzle-theme-gwent-muster = Adunata
puzzle-idea-gwent-muster = Una carta può chiamarne altre. Leggi chi chiama chi.
puzzle-theme-gwent-heroes = Eroi
puzzle-idea-gwent-heroes = Né clima né corno né fuoco toccano un eroe: forte, e sempre come stampato.
puzzle-theme-gwent-passing = Passare
puzzle-idea-gwent-passing = A volte la carta migliore è quella che tieni.
puzzle-theme-gwent-enough = Quanto basta
puzzle-idea-gwent-enough = Non più del necessario: trova le carte che bastano appena.

## Dove si prepara un tavolo da sé

editor-faction = Fazione
editor-leader = Comandante
editor-gems = Gemme
editor-passed = Ha passato
editor-used = Comandante già usato
editor-melee = Corpo a corpo
editor-ranged = Dalla distanza
editor-siege = D'assedio
editor-sky = Clima
editor-horn = Corno su
sketch-unknown-faction = { sketch-side }: scegli una fazione.
sketch-unknown-leader = { sketch-side }: scegli un Comandante della fazione.
sketch-wrong-place = { sketch-side }: { $card } non può stare lì.
sketch-horns = { sketch-side }: ogni fila ha un posto per un corno.
sketch-number = { sketch-side }: le gemme vanno da { $low } a { $high }.
sketch-too-many = Di { $card } ce ne sono solo { $most }.
sketch-asked-has-passed = A chi ha passato non tocca più.
sketch-asked-holds-nothing = A chi tocca serve una carta in mano.
