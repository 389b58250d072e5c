"""Installs an example as a stranger would: `pip install -e` into a fresh environment that sees the house's packages.

`python -m tests.examples.install FOLDER` prints the path of that environment's Python; the browser tests call it so.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "moonrakers"


def install(folder: Path) -> Path:
    """Make the environment and install the example; gives back its Python."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    (site,) = folder.glob("lib/*/site-packages")
    # `addsitedir`, so that the house itself may be installed for editing, too
    house = sysconfig.get_paths()["purelib"]
    (site / "house.pth").write_text(f"import site; site.addsitedir({house!r})\n", encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet"]
    flags = ["--no-deps", "--no-build-isolation", "--no-index", "-e", str(EXAMPLE)]
    subprocess.run([*pip, "install", *flags], check=True, capture_output=True, text=True)
    return python


if __name__ == "__main__":
    print(install(Path(sys.argv[1])))  # noqa: T201  # its one answer, read by the browser tests
