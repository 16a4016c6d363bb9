"""After the tour: what was visited, as bytecode.

`standard` is a zip, `app` a pack of our own, `later` another one with what only few wish for.
"""

import importlib._bootstrap_external as external
import io
import json
import re
import zipfile
from pathlib import Path

ALWAYS = {
    "encodings", "encodings.aliases", "encodings.ascii", "encodings.cp437", "encodings.idna",
    "encodings.latin_1", "encodings.utf_8", "importlib.readers", "importlib.resources", "stringprep",
}  # fmt: skip
WHOLE = ("_pyodide", "taverne")
LATER = ".weights"
UNCHECKED = bytes(8)


def module(name):
    return re.sub(r"/__init__$", "", name[:-3]).replace("/", ".")


def is_wanted(name):
    one = module(name)
    return one in visited or one in ALWAYS or one.split(".")[0] in WHOLE  # noqa: F821


def bare(code):
    """Without line numbers: nobody mends the library of somebody else here."""
    inner = tuple(bare(one) if hasattr(one, "co_code") else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def bytecode(name, text):
    """Never checked against a source; Pyodide reads its own documentation."""
    level = 0 if name.startswith(("_pyodide", "pyodide/")) else 2
    code = compile(text, name, "exec", dont_inherit=True, optimize=level)
    code = code if name.startswith("taverne/") else bare(code)
    return bytes(external._code_to_hash_pyc(code, UNCHECKED, False))


def zipped():
    made = io.BytesIO()
    with zipfile.ZipFile("/stdlib.zip") as old, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        for info in old.infolist():
            if info.filename.endswith(".py") and is_wanted(info.filename):
                name = info.filename[:-3] + ".pyc"
                new.writestr(zipfile.ZipInfo(name), bytecode(info.filename, old.read(info)))
    return made.getvalue()


def laid_out():
    """Our own files, by the names under which they will lie in the page."""
    for path in sorted(one for one in Path("/app").rglob("*") if one.is_file()):
        name = str(path.relative_to("/app"))
        if not name.endswith(".py"):
            yield name, path.read_bytes()
        elif is_wanted(name):
            yield name[:-3] + ".pyc", bytecode(name, path.read_bytes())


def packed(files):
    """The length of an index, the index as JSON, and the files one after the other."""
    index, at = {}, 0
    for name, data in files.items():
        index[name] = [at, len(data)]
        at += len(data)
    head = json.dumps(index, separators=(",", ":")).encode()
    return len(head).to_bytes(4, "little") + head + b"".join(files.values())


ours = dict(laid_out())
standard = zipped()
app = packed({name: data for name, data in ours.items() if not name.endswith(LATER)})
later = packed({name: data for name, data in ours.items() if name.endswith(LATER)})
sizes = f"{len(standard):,} bytes of library, {len(app):,} of our own, {len(later):,} for later"
told = f"{len(visited)} modules; {sizes}"  # noqa: F821
