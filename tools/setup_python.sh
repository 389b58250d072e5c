#!/usr/bin/env bash
# Makes .venv and installs the pinned packages of one lock file: tools/setup_python.sh runtime|dev STAMP
# The stamp's name carries a sum of the lock files, so a changed lock installs anew and an unchanged one costs nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
set=${1:?runtime or dev}
stamp=${2:?the file that says it is done}

# The packages for development include those for running.
if [ "$set" = runtime ] && [ -e "${stamp/runtime/dev}" ]; then
    touch "$stamp"
    exit
fi

fail() {
    echo "setup: $*" >&2
    exit 1
}

may_make_venvs() { "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; }

find_python() { # the caller's choice first, then the usual one, then the newest
    local candidate
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        # A name may be there and still not start (a version manager's empty door), so each is tried.
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            echo "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed and was not found; name one with: make PYTHON=/path/to/python3"
}

if [ ! -x .venv/bin/pip ]; then
    python=$(find_python)
    if ! may_make_venvs "$python" && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        # Debian keeps venv in a package of its own.
        apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-venv >/dev/null || true
    fi
    may_make_venvs "$python" || fail "$python has no venv module; install it (Debian, Ubuntu: apt install python3-venv)"
    echo "setup: making .venv with $("$python" --version)"
    "$python" -m venv .venv || fail "could not make .venv with $python"
fi

echo "setup: installing requirements/$set.txt"
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r "requirements/$set.txt" ||
    fail "could not install requirements/$set.txt: the Python package index must be reachable the first time"
# The build back end comes from the lock too, so that building needs no second download.
.venv/bin/python -m pip install --quiet --disable-pip-version-check -c requirements/constraints.txt hatchling editables ||
    fail "could not install the build back end: the Python package index must be reachable the first time"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable . ||
    fail "could not install meetinghouse itself into .venv"

rm -f .venv/.ready-"$set"-*
touch "$stamp"
