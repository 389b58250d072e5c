#!/usr/bin/env bash
# Installs the web client's pinned packages and, unless told `packages`, builds it into web/dist.
set -euo pipefail
cd "$(dirname "$0")/.."
node=$(tools/node.sh)
export PATH=$PWD/.venv/bin:$node:$PATH
cd web

ready=node_modules/.ready-$(cksum <package-lock.json | cut -d' ' -f1)
if [ ! -e "$ready" ]; then
    echo "web: installing packages"
    npm ci --no-audit --no-fund --loglevel=error || {
        echo "web: could not install the packages of web/package-lock.json: the npm registry must be reachable the first time" >&2
        exit 1
    }
    touch "$ready"
fi
[ "${1:-}" = packages ] && exit
echo "web: building the client"
npm run --silent build
