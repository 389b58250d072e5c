# Meetinghouse: `make play` and `make test` need nothing but Python 3.11+ and make; the rest is fetched and built.
# Words after a target's two hashes are what `make help` shows. ARGS="..." passes further words to a command.

SHELL := bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

BIN := .venv/bin
# Asked of the games themselves, when a target needs it: the first of all, and those with a balance page.
GAME ?= $(shell $(BIN)/python -c 'from meetinghouse.registry import all_games; print(all_games()[0].id)')
BALANCED = $(shell $(BIN)/python -c 'from meetinghouse.lab.balance import balance_of; from meetinghouse.registry import all_games; print(*(g.id for g in all_games() if balance_of(g.id)))')

# Keyed on what they install: a changed lock file makes a new name, so it is installed again.
TORCH_CPU ?= https://download.pytorch.org/whl/cpu
KEY := $(shell cat requirements/*.txt pyproject.toml | cksum | cut -d' ' -f1)
RUNTIME := .venv/.ready-runtime-$(KEY)
DEV := .venv/.ready-dev-$(KEY)

# The built web client.
WEB := web/dist/index.html
WEB_SOURCES := $(wildcard web/package-lock.json web/*.html web/*.js web/*.ts web/*.json) \
	$(shell find web/src web/public web/scripts locales docs/rules cards -type f 2>/dev/null)

.PHONY: help play serve test lint format goldens wire docs bench bench-server simulate torture arena balance web page page-test coverage train-test wheel lock clean

help: ## list these targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: $(RUNTIME) $(WEB) ## start the table server for this machine and the phones in the room, and open the browser
	@exec $(BIN)/meetinghouse serve --open --lan $(ARGS)

serve: $(RUNTIME) $(WEB) ## run the table server without opening a browser
	@exec $(BIN)/meetinghouse serve $(ARGS)

test: $(DEV) $(WEB) ## every check that CI runs: style, types, imports, words, rules, games, server, browser
	@MEETINGHOUSE_BUILT=1 tools/test.sh $(ARGS)

lint: $(DEV) web-packages ## the quick checks only: style, types, imports
	@tools/test.sh lint

format: $(DEV) ## put the code into its one format and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format .

goldens: $(DEV) ## write the golden transcripts and records anew; read the diff before you commit it
	@$(BIN)/python -m tests.goldens $(ARGS) && $(BIN)/python -m tests.bots.to_the_bit write && $(BIN)/python -m tests.envs.test_open_spiel && $(BIN)/python tools/research_pages.py

wire: $(DEV) ## write anew what is made from the messages and the games: TypeScript, JSON Schema, AsyncAPI, the protocol page
	@node web/scripts/wire.mjs
	@$(BIN)/python tools/asyncapi.py > docs/asyncapi.json
	@$(BIN)/python tools/protocol_page.py > docs/protocol.md

docs: $(DEV) page ## build the site into build/site: the page to play in, all pages, the notebooks run, the Python face
	@$(BIN)/sphinx-build -q -W --keep-going -t page -d .cache/site -c docs/site . build/site $(ARGS)
	@rm -rf build/site/play && cp -r build/page build/site/play && echo "docs: open build/site/index.html"

bench: $(DEV) ## measure the engine beside its peers and write docs/performance.md
	@$(BIN)/python -m bench.run $(ARGS)

bench-server: $(DEV) ## measure the table server under load beside boardgame.io
	@$(BIN)/python -m bench.server $(ARGS)

simulate: $(RUNTIME) ## play many games between bots, with a table of results: make simulate GAME=...
	@$(BIN)/meetinghouse simulate $(GAME) $(ARGS)

torture: $(DEV) ## the long proofs: thousands of random games, hundreds of killed servers
	@$(BIN)/pytest -m torture --hypothesis-profile=torture --timeout=0 $(ARGS)

arena: $(RUNTIME) ## pit bots against each other, seats rotated, win rates with intervals
	@$(BIN)/meetinghouse arena $(GAME) $(ARGS)

balance: $(RUNTIME) ## play the house card sets out and draw docs/balance anew
	@for game in $(if $(filter file,$(origin GAME)),$(BALANCED),$(GAME)); do $(BIN)/meetinghouse balance $$game $(ARGS) || exit 1; done


page: $(RUNTIME) ## build the page that needs no server into build/page: any file server, below any path, offline
	@tools/build_page.sh

page-test: page ## play in that page: whole games under node, and one in a browser whose file server is stopped
	@cd web && PATH="$$(../tools/node.sh):$$PATH" npx --no-install playwright test --config page.config.ts $(ARGS)

web: $(RUNTIME) $(WEB) ## build the web client into web/dist

coverage: $(DEV) ## run pytest with branch coverage of the engine and the games
	@$(BIN)/pytest -n 2 --cov --cov-report=term $(ARGS)

train-test: $(DEV) ## the tests of training, with torch and the trainers of others in folders of their own (.cache)
	@test -d .cache/torch/tianshou || $(BIN)/python -m pip install --quiet --target .cache/torch -c requirements/constraints.txt --extra-index-url $(TORCH_CPU) "torch>=2.4" dm-tree sb3-contrib tianshou
	@test -d .cache/rllib/ray || $(BIN)/python -m pip install --quiet --target .cache/rllib "ray[rllib]"
	@PYTHONPATH=.cache/torch $(BIN)/pytest -m 'not torture and not rllib' tests/train $(ARGS)
	@PYTHONPATH=.cache/rllib:.cache/torch $(BIN)/pytest -m rllib tests/train $(ARGS)

wheel: $(DEV) $(WEB) ## build the wheel, words, cards, rules and both web clients inside; MEETINGHOUSE_URLS says where it lives
	@tools/build_page.sh client
	@$(BIN)/python -m build --wheel --no-isolation

lock: ## renew requirements/*.txt from pyproject.toml: make lock ARGS=--upgrade
	@tools/lock.sh $(or $(PYTHON),python3) $(ARGS)

clean: ## remove everything that make made
	rm -rf .venv .bench .cache web/dist web/dist-page web/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(RUNTIME):
	@tools/setup_python.sh runtime $@

$(DEV):
	@tools/setup_python.sh dev $@

web/dist/index.html: $(WEB_SOURCES) | $(RUNTIME)
	@tools/build_web.sh

.PHONY: web-packages
web-packages:
	@tools/build_web.sh packages
