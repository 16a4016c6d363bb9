"""The database of a browser, in memory: what `web/src/here/disk.ts` keeps in IndexedDB."""

import json


class MemoryDisk:
    """`trouble` is what goes wrong with every write from now on."""

    def __init__(self):
        self.plates, self.log, self.keys, self.alive, self.trouble = {}, {}, {}, None, ""

    async def load(self):
        keys = [[room, guest, token] for (room, guest), token in self.keys.items()]
        return json.dumps({"plates": list(self.plates.values()), "keys": keys, "alive": self.alive})

    async def append(self, room, first, lines, plate):
        if self.trouble:
            return self.trouble
        rows = {(room, first + place): line for place, line in enumerate(json.loads(lines))}
        if rows.keys() & self.log.keys():
            return "ConstraintError"
        self.log |= rows
        self.plates[room] = json.loads(plate)
        return ""

    async def read(self, room, after):
        found = sorted(key for key in self.log if key[0] == room and key[1] > after)
        return json.dumps([[key[1], *self.log[key]] for key in found])

    async def note(self, plates):
        self.plates |= {plate["id"]: plate for plate in json.loads(plates)}
        return self.trouble

    async def forget(self, room):
        self.plates.pop(room, None)
        self.log = {key: line for key, line in self.log.items() if key[0] != room}
        self.keys = {key: token for key, token in self.keys.items() if key[0] != room}
        return self.trouble

    async def keep_key(self, room, guest, token):
        self.keys[room, guest] = token
        return self.trouble

    async def beat(self, now):
        self.alive = now
        return self.trouble
