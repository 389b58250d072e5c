"""Files of Python as Pyodide's own Python compiles them, under node: a page then starts without compiling them.

Numbers of lines, docstrings and asserts are left out, which makes them as small as their sources; so this is for other
people's code. Pyodide reads the docstrings of its own.
"""

import json
import logging
import shutil
import subprocess
import tempfile
from pathlib import Path

logger = logging.getLogger("meetinghouse.page")

# Files go over as they lie in an archive: a line with names and lengths, and all of them in a row.
_SCRIPT = """
const [pyodide, from, to] = process.argv.slice(1);
const { readFileSync, writeFileSync } = await import('node:fs');
const { loadPyodide } = await import('file://' + pyodide + '/pyodide.mjs');
const python = await loadPyodide({ indexURL: pyodide });
python.FS.writeFile('/from', readFileSync(from));
python.runPython(`
import importlib.util, json, marshal
with open('/from', 'rb') as held:
    names = json.loads(held.readline())
    sources = {name: held.read(length) for name, length in names.items()}
head = importlib.util.MAGIC_NUMBER + b'\\\\x01\\\\0\\\\0\\\\0' + b'\\\\0' * 8  # by hash, and never compared
def bare(code):
    inner = tuple(bare(one) if hasattr(one, 'co_code') else one for one in code.co_consts)
    return code.replace(co_linetable=b'', co_consts=inner)
made = {}
for name, source in sources.items():
    level = 0 if 'pyodide' in name else 2
    made[name] = head + marshal.dumps(bare(compile(source, name, 'exec', dont_inherit=True, optimize=level)))
with open('/to', 'wb') as held:
    held.write(json.dumps({name: len(data) for name, data in made.items()}).encode() + b'\\\\n')
    held.write(b''.join(made.values()))
`);
writeFileSync(to, python.FS.readFile('/to'));
"""


def row(held: dict[str, bytes]) -> bytes:
    """Files in a row: a line of JSON with names and lengths before them."""
    head = json.dumps({name: len(data) for name, data in held.items()}, separators=(",", ":")).encode()
    return b"\n".join((head, b"".join(held.values())))


def compiled(held: dict[str, bytes], pyodide: Path) -> dict[str, bytes]:
    """The same files with `x.pyc` in place of `x.py`; unchanged where there is no node that runs Pyodide."""
    sources = {name: data for name, data in held.items() if name.endswith(".py")}
    node = shutil.which("node")
    if node is None:
        logger.warning("no node: the page will compile its own files when it starts")
        return held
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "from", Path(folder) / "to"
        given.write_bytes(row(sources))
        line = [node, "--input-type=module", "-e", _SCRIPT, str(pyodide.resolve()), str(given), str(made)]
        if subprocess.run(line, stdout=subprocess.DEVNULL).returncode:
            logger.warning("node could not run Pyodide: the page will compile its own files when it starts")
            return held
        head, _, rest = made.read_bytes().partition(b"\n")
    found = {name: data for name, data in held.items() if name not in sources}
    at = 0
    for name, length in json.loads(head).items():
        found[name + "c"] = rest[at : at + length]
        at += length
    return found
