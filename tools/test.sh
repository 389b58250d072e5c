#!/usr/bin/env bash
# Every check that CI runs. All of them run even when one fails, so one run shows everything; pytest comes last and its
# closing line is the last line printed, after the end of what each failed check said. Exits 0 only when all passed.
set -uo pipefail
cd "$(dirname "$0")/.."
node=$(tools/node.sh) || exit 1
export PATH=$PWD/.venv/bin:$node:$PATH
# Where it is set, every process compiles everything anew, and pytest rewrites every test: three times the time to collect them.
unset PYTHONDONTWRITEBYTECODE
if [ "${1:-}" != lint ]; then
    MEETINGHOUSE_CHROMIUM=$(tools/chromium.sh) || exit 1
    export MEETINGHOUSE_CHROMIUM
fi
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
touch "$logs/failed"

check() { # check NAME COMMAND...: run it, say how long it took, remember a failure
    local name=$1 start=$SECONDS
    shift
    echo "== $name"
    "$@" </dev/null 2>&1 | tee "$logs/$name" || echo "$name" >>"$logs/failed"
    echo "== $name: $((SECONDS - start)) s"
}
web() { (cd web && npm run --silent "$1"); }
check_python() {
    check "ruff check" ruff check --quiet .
    check "ruff format" ruff format --quiet --check .
    check "mypy" mypy
    check "import-linter" lint-imports --no-cache
}
check_web() {
    check "svelte-check" web check
    check "eslint and prettier" web lint
    [ "${1:-}" = lint ] || check "vitest" web test
}

# Neither uses both cores, so they run side by side; what the second says is printed behind the first.
check_web "$@" >"$logs/web" 2>&1 &
check_python
wait
cat "$logs/web"
if [ "${1:-}" = lint ]; then
    [ ! -s "$logs/failed" ] && echo "lint: clean" && exit 0
    echo "lint: failed: $(paste -sd, "$logs/failed")" >&2
    exit 1
fi
check "browser tests" web e2e

echo "== pytest"
# One more than two cores: the tests of the server wait for clocks, stores and processes.
pytest -n "${JOBS:-3}" --dist worksteal "$@" </dev/null 2>&1 | tee "$logs/pytest" || echo pytest >>"$logs/failed"
if [ -s "$logs/failed" ]; then
    while read -r name; do
        [ "$name" = pytest ] || { echo "== failed: $name"; tail -n 80 "$logs/$name"; }
    done <"$logs/failed"
    echo "== failed: $(paste -sd, "$logs/failed")"
    tail -n 1 "$logs/pytest"
    exit 1
fi
