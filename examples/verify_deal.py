"""Check a deal of the house with nothing but Python: verify_deal.py game.record COMMITMENT [YOUR LUCK]

It proves that the key of the game follows from the commitment and from everybody's luck (docs/fairness.md).
That the cards follow from the key is what `taverne verify` adds: it plays the whole record again.
"""

import hashlib
import re
import sys


def digest(*parts: bytes) -> bytes:
    """SHA-256 over all parts, each after its length in four bytes."""
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def hexadecimal(word: str, size: int | None = None) -> bytes:
    if not re.fullmatch(r"([0-9a-f]{2})*", word) or size not in (None, len(word) // 2):
        raise SystemExit(f"Not written as it must be: {word}")
    return bytes.fromhex(word)


def main(path: str, commitment: str, *own: str) -> None:
    with open(path, encoding="utf-8") as file:
        head = file.read().partition("\n\n")[0]
    lines = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    number, words = int(lines["note deal"]), lines["note luck"].split(" ")
    link = first = hexadecimal(lines["note link"], 32)
    luck = [b"" if word == "-" else hexadecimal(word) for word in words]
    for _ in range(number):
        link = digest(b"taverne link 1", link)
    if link != hexadecimal(commitment, 32):
        raise SystemExit("The link of this deal does not lead to that commitment.")
    if digest(b"taverne deal 1", first, number.to_bytes(4, "big"), *luck) != hexadecimal(lines["key"], 32):
        raise SystemExit("The key of the game does not follow from the link and the luck.")
    if any(word not in words for word in own):
        raise SystemExit("Your luck did not go into this deal.")
    print(f"Deal {number} holds" + (", and your luck is in it." if own else "; your luck was not compared."))


if __name__ == "__main__":
    main(*sys.argv[1:])
