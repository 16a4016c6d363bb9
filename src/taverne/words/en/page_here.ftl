## The house in the page itself: where it is, and what may be wrong with it.

here-place = Where you play
here-place-here = Here, offline
here-place-house = At the house
here-place-here-more = The house is inside this page. Games are kept in this browser, and everything works without a network.
here-place-house-more = The house from which this page came keeps the games. Friends can join from other computers.
here-place-no-house = This page came without a house. To play with friends elsewhere, open the address of a house.
here-retry = Try again
here-reload = Load it now
here-dismiss = Close
here-no-webassembly = This browser cannot run the house: it knows no WebAssembly, or was told not to use it. Cards and rules can be read, but nothing can be played.
here-not-fetched = The house could not be fetched completely. Nothing is lost; it goes on as soon as the network is back.
here-outdated = A part of this page is of an older version. Load it again: your games stay.
here-broken = Something went wrong in the house. Your games are kept up to the last move.
here-not-kept = This browser keeps nothing, perhaps because this is a private window. You can play, but the games are gone when you close it. Save the record of a game that you want to keep.
here-disk-full = There is no more room in this browser's storage. What you did last did not count. Free some space, then do it again.
here-disk-silent = This browser could not write that down, so it did not count. Please do it again.
here-newer = The games in this browser were kept by a later version. Load the page again; nothing was changed.
here-update = A new version is ready. Games that are going on stay as they are.
here-opening = The table is being set up…
here-hot = Friends at this device
here-hot-more = Two to five people take turns; nobody sees the cards of another.
here-hot-name = Name { $seat }
here-hot-start = Sit down
here-pass = Pass the device to { $name }
here-pass-more = Nobody else should look now.
here-pass-mine = I am { $name }
