"""A view that leaves a mark wherever it is unpacked: in the process that has begun to think about it."""

import os
from pathlib import Path


class Telltale:
    """In all else it is the view itself."""

    def __init__(self, view, marks):
        self.view, self.marks = view, marks

    def __getattr__(self, name):
        return getattr(self.view, name)

    def __reduce__(self):
        return unpacked, (self.view, str(self.marks))


def unpacked(view, marks):
    Path(marks, str(os.getpid())).touch()
    return view


def thinking(marks):
    """The processes that have taken a question up."""
    return {int(mark.name) for mark in Path(marks).iterdir()}
