"""The processes beside the server end without a word when it is gone."""

from __future__ import annotations

import os
import subprocess
import sys

from meetinghouse.server.bots.process import PROGRAM


def test_a_worker_whose_server_was_killed_says_nothing() -> None:
    """Its answer finds nobody who reads: it ends, and prints no traceback."""
    read, write = os.pipe()
    worker = subprocess.Popen(
        [sys.executable, "-m", PROGRAM], stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE
    )
    os.close(write)
    os.close(read)
    _out, errors = worker.communicate(b'{"type":"warm","number":1,"game":"salem1692"}\n' * 3, timeout=300)
    assert (worker.returncode, errors) == (0, b"")
