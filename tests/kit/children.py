"""Processes that tests start: Ctrl-C reaches them even where whoever started the tests ignores it."""

import signal
import subprocess

PATIENCE = 300  # the last resort: what is waited for is an event


def start(command, **how):
    return subprocess.Popen(command, preexec_fn=heed_interrupts, **how)


def heed_interrupts():
    signal.signal(signal.SIGINT, signal.SIG_DFL)
