## The house in the page itself: where it is, and what may be wrong with it.

here-place = Waar je speelt
here-place-here = Hier, offline
here-place-house = Bij het huis
here-place-here-more = Het huis zit in deze pagina. Spellen worden in deze browser bewaard en alles werkt zonder netwerk.
here-place-house-more = Het huis waar deze pagina vandaan komt, bewaart de spellen. Vrienden kunnen vanaf andere computers meedoen.
here-place-no-house = Deze pagina kwam zonder huis. Open het adres van een huis om met vrienden elders te spelen.
here-retry = Opnieuw proberen
here-reload = Nu laden
here-dismiss = Sluiten
here-no-webassembly = Deze browser kan het huis niet draaien: hij kent geen WebAssembly of mag het niet gebruiken. Kaarten en regels kun je lezen, maar spelen gaat niet.
here-not-fetched = Het huis kon niet helemaal worden opgehaald. Er is niets verloren; het gaat verder zodra er weer netwerk is.
here-outdated = Een deel van deze pagina is van een oudere versie. Laad hem opnieuw: je spellen blijven.
here-broken = Er ging iets mis in het huis. Je spellen zijn tot en met de laatste zet bewaard.
here-not-kept = Deze browser bewaart niets, misschien omdat dit een privévenster is. Je kunt spelen, maar de spellen zijn weg als je het sluit. Bewaar het verslag van een spel dat je wilt houden.
here-disk-full = De opslag van deze browser is vol. Wat je het laatst deed, telt niet. Maak ruimte en doe het dan opnieuw.
here-disk-silent = Deze browser kon dat niet opschrijven, dus het telt niet. Doe het nog eens.
here-newer = De spellen in deze browser zijn door een latere versie bewaard. Laad de pagina opnieuw; er is niets veranderd.
here-update = Er is een nieuwe versie. Spellen die bezig zijn, blijven zoals ze zijn.
here-opening = De tafel wordt gedekt…
here-hot = Vrienden aan dit apparaat
here-hot-more = Twee tot vijf mensen spelen om de beurt; niemand ziet de kaarten van een ander.
here-hot-name = Naam { $seat }
here-hot-start = Ga zitten
here-pass = Geef het apparaat aan { $name }
here-pass-more = Niemand anders mag nu kijken.
here-pass-mine = Ik ben { $name }
