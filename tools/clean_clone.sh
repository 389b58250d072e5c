#!/usr/bin/env bash
# Tries `make test` and `make play` as a newcomer would: a clean clone of HEAD, a fresh HOME, nothing in the environment
# but what reaches the package registries. tools/clean_clone.sh [test|play|all] [USER]: as USER, when root wants to try
# it without being root.
set -euo pipefail
cd "$(dirname "$0")/.."
what=${1:-all}
user=${2:-}
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
git clone --quiet . "$here/meetinghouse"
mkdir "$here/home"
if [ -n "$user" ]; then
    chown -R "$user" "$here"
    chmod 755 "$here"
fi

fresh() { # a shell in the clone with a clean environment
    local as=()
    [ -n "$user" ] && as=(setpriv --reuid "$user" --regid "$user" --clear-groups)
    local kept=()
    while IFS= read -r name; do kept+=("$name=${!name}"); done < <(compgen -e | grep -E '^(PIP_|npm_config_|NODE_EXTRA|SSL_|https?_proxy|no_proxy)' || true)
    (cd "$here/meetinghouse" && "${as[@]}" env -i PATH="$PATH" HOME="$here/home" LANG=C.UTF-8 TERM=dumb "${kept[@]}" "$@")
}

if [ "$what" != play ]; then
    fresh make test
fi
if [ "$what" != test ]; then
    # Long enough to set up, start and be asked something; a game that is still running then is what we want.
    status=0
    fresh timeout "${PLAY_SECONDS:-120}" make play ARGS="${PLAY_ARGS:-}" </dev/null || status=$?
    case $status in
        0 | 124) echo "clean clone: make play started" ;;
        *) echo "clean clone: make play failed ($status)" >&2 && exit "$status" ;;
    esac
fi
