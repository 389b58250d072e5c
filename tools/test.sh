#!/usr/bin/env bash
# Every check that CI runs. All of them run even when one fails, so one run shows everything; pytest comes last and its
# closing line is the last line printed, after the end of what each failed check said. Exits 0 only when all passed.
set -uo pipefail
cd "$(dirname "$0")/.."
node=$(tools/node.sh) || exit 1
export PATH=$PWD/.venv/bin:$node:$PATH
if [ "${1:-}" != lint ]; then
    MEETINGHOUSE_CHROMIUM=$(tools/chromium.sh) || exit 1
    export MEETINGHOUSE_CHROMIUM
fi
failed=()
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

check() { # check NAME COMMAND...: run it, say how long it took, remember a failure
    local name=$1 start=$SECONDS
    shift
    echo "== $name"
    "$@" </dev/null 2>&1 | tee "$logs/$name" || failed+=("$name")
    echo "== $name: $((SECONDS - start)) s"
}
web() { (cd web && npm run --silent "$1"); }

check "ruff check" ruff check --quiet .
check "ruff format" ruff format --quiet --check .
check "mypy" mypy
check "import-linter" lint-imports --no-cache

check "svelte-check" web check
check "eslint and prettier" web lint
if [ "${1:-}" = lint ]; then
    [ ${#failed[@]} = 0 ] && echo "lint: clean" || echo "lint: failed: ${failed[*]}" >&2
    exit ${#failed[@]}
fi
check "vitest" web test
check "browser tests" web e2e

echo "== pytest"
pytest -n "${JOBS:-2}" --dist worksteal "$@" </dev/null 2>&1 | tee "$logs/pytest" || failed+=("pytest")
if [ ${#failed[@]} != 0 ]; then
    for name in "${failed[@]}"; do
        [ "$name" = pytest ] || { echo "== failed: $name"; tail -n 80 "$logs/$name"; }
    done
    printf '== failed:'
    printf ' %s;' "${failed[@]}"
    printf '\n'
    tail -n 1 "$logs/pytest"
    exit 1
fi
