#!/usr/bin/env bash
# Builds the page that needs no server into build/page, or with `client` its client alone into web/dist-page, for the wheel.
# Needs the npm and PyPI registries the first time.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/build_web.sh packages
node=$(tools/node.sh)
export PATH=$PWD/.venv/bin:$node:$PATH
echo "page: building its client"
(cd web && node scripts/page.mjs)
[ "${1:-}" = client ] && exit

# msgspec as its makers built it for that Pyodide, fetched once.
wheels=.cache/page
if ! ls "$wheels"/msgspec-*.whl >/dev/null 2>&1; then
    read -r version abi platform <<<"$(python -c 'from meetinghouse.server.page.folder import MSGSPEC; print(*MSGSPEC)')"
    python -m pip download --quiet --no-deps --only-binary=:all: --python-version "$abi" --platform "$platform" \
        --dest "$wheels" "msgspec==$version" || {
        echo "page: could not fetch msgspec $version for $platform: PyPI must be reachable the first time" >&2
        exit 1
    }
fi
rm -rf build/page
mkdir -p build
meetinghouse page build/page --pyodide web/node_modules/pyodide --msgspec "$wheels"/msgspec-*.whl
echo "page: try it with: python3 -m http.server -d build/page"
