# Perché a un bot piace una scelta a un tavolo di Cardia.

thought-cardia-wins-game = Vince la partita { chance-words }.
thought-cardia-loses-game = Perde la partita { chance-words }.
thought-cardia-gains = Porta sigilli { chance-words }.
thought-cardia-costs = Regala sigilli { chance-words }.
thought-cardia-keeps = Non sposta nessun sigillo; conta quello che resta da giocare.
thought-cardia-weight = Esce { $percent } volte su cento.
thought-cardia-looks = Guardando avanti, ha vinto { chance-words }.
thought-cardia-solved = Le ultime carte sono già calcolate: scegli così { chance-words }, perché nessuno ci possa contare.

# Lo stesso con le parole delle lezioni.
thought-cardia-ongoing = Una carta persistente: il suo segnalino agisce { chance-words } d'ora in poi, finché resta lì.
thought-cardia-tokens = I segnalini spostano { chance-words } influenza verso di te; un vecchio incontro può ancora ribaltarsi.
thought-cardia-loses-on-purpose = Perde apposta { chance-words }: solo chi perde usa l'abilità, e le carte più forti restano in mano.
thought-cardia-guardian = Chiama il guardiano { chance-words }: chi gioca la sua fazione lo usa.
thought-cardia-discards = Costa carte all'avversario { chance-words }: chi non può giocare perde.

# Perché il bot «net» qui non può giocare.
weights-many-scenes = Il bot «net» ha imparato solo tavoli con al massimo tre luoghi.
