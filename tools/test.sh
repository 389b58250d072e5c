#!/usr/bin/env bash
# Every check that CI runs. All of them run even when one fails, so one run shows everything; pytest's closing line is the
# last line printed, after the end of what each failed check said. A test that fails is tried once more, alone, and named when
# it passes then: only what fails twice fails the run. Exits 0 only when all passed.
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
    [ "${1:-}" = lint ] && return
    check "vitest" web test
    check "browser tests" web e2e
}

# Neither uses both cores, since tests of servers and browsers mostly wait, so they run side by side; what the web's checks
# say is printed behind the others.
check_web "$@" >"$logs/web" 2>&1 &
check_python
if [ "${1:-}" = lint ]; then
    wait
    cat "$logs/web"
    [ ! -s "$logs/failed" ] && echo "lint: clean" && exit 0
    echo "lint: failed: $(paste -sd, "$logs/failed")" >&2
    exit 1
fi
echo "== pytest"
# Twice two cores: the tests of the server wait for clocks, stores and processes.
first="$logs/first.xml" second="$logs/second.xml" again=0
own=(-o "cache_dir=$logs/cache") # so that only what failed in this run is tried again
pytest -n "${JOBS:-4}" --dist worksteal "${own[@]}" --junitxml="$first" "$@" </dev/null 2>&1 | tee "$logs/pytest"
again=${PIPESTATUS[0]}
wait
cat "$logs/web"
if [ "$again" = 1 ]; then # tests failed, and nothing else did: each gets a second try, alone
    echo "== pytest, a second try alone"
    pytest -n 0 "${own[@]}" --junitxml="$second" --last-failed "$@" </dev/null 2>&1 | tee "$logs/second try"
    again=${PIPESTATUS[0]}
fi
[ "$again" = 0 ] || echo pytest >>"$logs/failed"
while read -r name; do
    [ "$name" = pytest ] || { echo "== failed: $name"; tail -n 80 "$logs/$name"; }
done <"$logs/failed"
# Playwright lists the tests that needed a second try under "flaky".
awk '/^ +[0-9]+ (flaky|passed|failed|skipped|did not run)/ { on = /flaky/; next } on && NF { sub(/^ +/, ""); print "== passed at a second try: " $0 }' "$logs/browser tests"
[ -s "$logs/failed" ] && echo "== failed: $(paste -sd, "$logs/failed")"
if [ -f "$second" ]; then python tools/second_try.py "$first" "$second"; else tail -n 1 "$logs/pytest"; fi
[ ! -s "$logs/failed" ]
