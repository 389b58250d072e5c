#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests: one that is there, the system's package when root, else Playwright's.
set -euo pipefail
cd "$(dirname "$0")/.."

find_chromium() {
    local name
    for name in "${MEETINGHOUSE_CHROMIUM:-}" chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name"; then return 0; fi
    done
    return 1
}

find_chromium && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "chromium: installing the system's package" >&2
    {
        apt-get update -qq
        # The shell without windows, which most tests look through: where there is none, Chromium does it all.
        for packages in "chromium chromium-headless-shell" chromium; do
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages && break
        done
    } >&2 </dev/null || true
    find_chromium && exit
fi
export PATH=$(tools/node.sh):$PATH
echo "chromium: fetching Playwright's own" >&2
if (cd web && npx playwright install chromium) >&2 </dev/null; then
    cd web && node --input-type=module -e 'import { chromium } from "@playwright/test"; console.log(chromium.executablePath())'
else
    echo "chromium: none found, and none could be fetched; install Chromium, or set MEETINGHOUSE_CHROMIUM to its path" >&2
    exit 1
fi
