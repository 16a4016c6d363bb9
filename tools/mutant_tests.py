"""Running the rule tests against faults in forked processes: one survey, then a short run for each fault."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

from mutations import faulty

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
PACKAGE = ROOT / "src"
MEMORY = 4 << 30
SURVIVED, NOTICED, REPLAYED, BROKEN = 0, 1, 2, 9
NO_FAULT = -1
GOLDEN = ("test_golden.py", "test_car_records.py")
OPTIONS = (
    "-q",
    "-s",
    "--noconftest",
    "--no-header",
    "--no-summary",
    "-p",
    "no:cacheprovider",
    "-p",
    "mutant_fixtures",
)
Key = tuple[str, str]


@dataclass
class Survey:
    """Which functions of the rules each test calls, how long it takes, what is called at import."""

    calls: dict[str, set[Key]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    at_import: set[Key] = field(default_factory=set)

    def tests_of(self, key: Key) -> list[str]:
        """The tests that reach this function: scenarios before golden games, the quickest first."""
        reaching = [name for name, keys in self.calls.items() if key in keys]
        return sorted(reaching, key=lambda name: (is_golden(name), self.seconds[name]))


def is_golden(test: str) -> bool:
    return any(file in test for file in GOLDEN)


class Surveyor:
    """A pytest plugin that watches every call into the rules."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.survey = Survey()
        self.heard: set[Key] = self.survey.at_import

    def listen(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename in self.files:
            self.heard.add((code.co_filename, code.co_qualname))

    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.heard = self.survey.calls[item.nodeid] = set()
        self.survey.seconds[item.nodeid] = time.perf_counter()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.survey.seconds[nodeid] = time.perf_counter() - self.survey.seconds[nodeid]


class FirstFailure:
    """A pytest plugin that ends the process as soon as a test fails: the fault is found."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(REPLAYED if is_golden(report.nodeid) else NOTICED)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            os._exit(NOTICED)


class Job(NamedTuple):
    """A fault to be tried, and the tests that could notice it."""

    number: int
    path: Path
    fault: int
    function: str
    tests: list[str]


class Trials(FirstFailure):
    """A pytest plugin that has collected the tests once, and runs those that matter for each fault."""

    def __init__(self, jobs: list[Job], patience: float, pipe: int) -> None:
        self.jobs = jobs
        self.patience = patience
        self.pipe = pipe

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for job in self.jobs:
            with child(self.patience) as pid:
                if pid == 0:
                    if job.fault != NO_FAULT:
                        replace_code(job)
                    for name in job.tests:
                        session.config.hook.pytest_runtest_protocol(item=items[name], nextitem=None)
                    os._exit(SURVIVED)
                verdict = wait_for(pid)
            os.write(self.pipe, f"{job.number} {verdict}\n".encode())
        return True


@contextmanager
def child(patience: float) -> Iterator[int]:
    """A forked process that says nothing, has little memory and ends after so many seconds of work."""
    pid = os.fork()
    if pid:
        yield pid
        return
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, patience)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    try:
        yield pid
    except BaseException:
        os._exit(NOTICED)
    os._exit(BROKEN)


def wait_for(pid: int) -> int:
    """Survived only if every test passed; a process that was stopped had found an endless loop."""
    _, status = os.waitpid(pid, 0)
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else NOTICED


def replace_code(job: Job) -> None:
    """The function in use gets the body with the fault."""
    live: Any = sys.modules[module_name(job.path)]
    for name in job.function.split("."):
        live = vars(live)[name]
    assert isinstance(live, FunctionType)
    compiled = compiled_fault(job.path, job.fault)
    live.__code__ = next(code for code in inner_codes(compiled) if code.co_qualname == job.function)


def compiled_fault(path: Path, fault: int) -> CodeType:
    source = path.read_text(encoding="utf-8")
    return compile(faulty(source, fault), str(path), "exec", dont_inherit=True)


def inner_codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from inner_codes(constant)


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class FaultyLoader(importlib.abc.Loader):
    """Reads one module with a fault in it."""

    def __init__(self, path: Path, fault: int) -> None:
        self.path = path
        self.fault = fault

    def exec_module(self, module: ModuleType) -> None:
        exec(compiled_fault(self.path, self.fault), vars(module))


class FaultyFinder(importlib.abc.MetaPathFinder):
    def __init__(self, path: Path, fault: int) -> None:
        self.path = path
        self.fault = fault

    def find_spec(
        self, name: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != module_name(self.path):
            return None
        folders = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        loader = FaultyLoader(self.path, self.fault)
        return importlib.util.spec_from_file_location(
            name, self.path, loader=loader, submodule_search_locations=folders
        )


def survey(files: list[str], watched: set[str]) -> Survey:
    """Run all tests once and watch. In a fork, so that no module of the rules is read here."""
    with tempfile.NamedTemporaryFile() as note:
        pid = os.fork()
        if pid == 0:
            surveyor = Surveyor(watched)
            sys.setprofile(surveyor.listen)
            status = pytest.main([*OPTIONS, *files], plugins=[surveyor])
            sys.setprofile(None)
            Path(note.name).write_bytes(pickle.dumps(surveyor.survey))
            os._exit(int(status))
        if wait_for(pid) != 0:
            sys.exit("The tests fail without any fault.")
        found: Survey = pickle.loads(Path(note.name).read_bytes())
    return found


def try_in_use(files: list[str], jobs: list[Job], patience: float) -> Iterator[tuple[int, int]]:
    """Faults in functions that are only called by tests: the tests are collected once for all of them."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        pytest.main([*OPTIONS, *files], plugins=[Trials(jobs, patience, writing)])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as lines:
        for line in lines:
            number, verdict = line.split()
            yield int(number), int(verdict)
    os.waitpid(pid, 0)


def try_anew(files: list[str], path: Path, fault: int, patience: float) -> int:
    """A fault that works while modules are read: everything is read again with it."""
    with child(patience) as pid:
        if pid == 0:
            sys.meta_path.insert(0, FaultyFinder(path, fault))
            os._exit(NOTICED if pytest.main([*OPTIONS, "-x", *files], plugins=[FirstFailure()]) else SURVIVED)
        return wait_for(pid)
