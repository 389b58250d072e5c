#!/usr/bin/env bash
# Builds the page that needs no server into build/page. Needs the npm and PyPI registries the first time.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/build_web.sh packages
node=$(tools/node.sh)
export PATH=$PWD/.venv/bin:$node:$PATH

# msgspec as its makers built it for the Python of the Pyodide in web/package.json.
wheels=.cache/page
name=msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl
if [ ! -e "$wheels/$name" ]; then
    python -m pip download --quiet --no-deps --only-binary=:all: --python-version 3.14 \
        --platform pyemscripten_2026_0_wasm32 --dest "$wheels" msgspec==0.22.0 || {
        echo "page: could not fetch $name: PyPI must be reachable the first time" >&2
        exit 1
    }
fi
echo "page: building"
(cd web && node scripts/page.mjs "../$wheels/$name")
echo "page: build/page can be put on any file server; try it with: python3 -m http.server -d build/page"
