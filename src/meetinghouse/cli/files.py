"""Files that commands read and write; what is wrong with them is said in a sentence."""

from pathlib import Path

from meetinghouse.cli.talk import CliError


def read_file(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise CliError("cannot-read", file=name, why=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise CliError("not-text", file=name) from error


def write_file(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CliError("cannot-write", file=name, why=error.strerror or "") from error


def check_file(name: str | None) -> None:
    """Refuse a file that cannot be written before a whole game is played; creates no file."""
    if name is None:
        return
    file = Path(name)
    existed = file.exists()
    try:
        file.open("a").close()
        if not existed:
            file.unlink()
    except OSError as error:
        raise CliError("cannot-write", file=name, why=error.strerror or "") from error
