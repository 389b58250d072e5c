#!/usr/bin/env bash
# Renews requirements/*.txt from pyproject.toml: every package at one version, with no registry's address in the files.
# `make lock` keeps what still fits; `make lock ARGS=--upgrade` takes the newest of everything.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${1:?the Python to resolve for}
shift

tools=${LOCK_TOOLS:-.venv/lock-tools}
[ -x "$tools/bin/pip-compile" ] || { "$python" -m venv "$tools" && "$tools/bin/pip" install --quiet 'pip-tools>=7.5'; }

group() { # pip-compile reads no dependency groups yet, so each becomes a file
    "$tools/bin/python" -c 'import sys, tomllib
print(*tomllib.load(sys.stdin.buffer)["dependency-groups"][sys.argv[1]], sep="\n")' "$1" <pyproject.toml >"$groups/$1.in"
    echo "$groups/$1.in"
}
groups=$(mktemp -d)
trap 'rm -rf "$groups"' EXIT

compile() {
    "$tools/bin/pip-compile" --quiet --strip-extras --allow-unsafe --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options "$@" pyproject.toml
}

# torch is fetched for training only: with it, every machine that runs the tests would fetch gigabytes. `all` names the
# others, and pip-compile would write the package itself into the lock for it.
mapfile -t extras < <("$tools/bin/python" -c 'import sys, tomllib
for name in tomllib.load(sys.stdin.buffer)["project"]["optional-dependencies"]:
    if name not in ("all", "train"):
        print(f"--extra={name}")' <pyproject.toml)

compile "${extras[@]}" --output-file requirements/constraints.txt "$@" "$(group dev)" "$(group docs)" "$(group node)"
compile --constraint requirements/constraints.txt --extra=server --extra=people --extra=lab --output-file requirements/runtime.txt
compile --constraint requirements/constraints.txt "${extras[@]}" --output-file requirements/dev.txt "$(group dev)" "$(group docs)"

# pip-compile drops the mark of a package that some machines have no wheel of.
sed -i -E 's/^(uvloop==[^ ;]+)$/\1 ; sys_platform != "win32"/' requirements/*.txt

if grep -nE '://|^-' requirements/*.txt; then
    echo "lock: the files must hold names and versions only, no address and no option" >&2
    exit 1
fi
