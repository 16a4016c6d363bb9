"""Rules for random games of Cardia: every deck, scene, guardian and option in turn."""

import random

from taverne import cardia
from taverne.cardia.rules import CHOICES

DECKS = cardia.all_decks()
SCENES = cardia.offered_scenes(True)


def random_rules(seed, wins=1):
    """All sixteen decks × no scene, each scene and several at once × with and without guardians."""
    luck = random.Random(seed)
    lots = [(), *((scene,) for scene in SCENES), *(tuple(luck.sample(SCENES, k)) for k in (2, 3, 13))]
    guardians = seed // 16 % 2 == 1
    return cardia.CardiaRules(
        deck=DECKS[seed % 16],
        scenes=lots[seed // 32 % len(lots)],
        guardians=guardians,
        guardians_open=guardians and luck.random() < 0.3,
        wins=wins,
        **{name: luck.choice(CHOICES[name]) for name in ("two_judges", "void_mage", "illusionist_on_ties")},
        **{name: luck.choice(CHOICES[name]) for name in ("guardian_reveal", "phoenix")},
    )
