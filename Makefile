# Everything that is done to this repository. `make` alone lists the targets.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
UV_VERSION := 0.13.7

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
LOCKED := .venv/.locked
INSTALLED := .venv/.installed
DOCUMENTERS := .venv/.documenters
# What is asked for by name decides the variant, not what the caller's shell has left in the environment.
INTERPRETED := env WARBOOK_INTERPRETED=1
PREFER_COMPILED := env -u WARBOOK_INTERPRETED
VARIANT = $$($(PREFER_COMPILED) $(BIN)/python -c 'from warbook._variant import variant; print(variant())')

NPM := tools/npm
MODULES := client/node_modules/.package-lock.json
PAGE := src/warbook/server/static/index.html

.PHONY: help setup compile client browser play wheel docs quick test tour attack coverage check format golden soak bench load pictures trace new-game remove-game lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(INSTALLED) ## make .venv with the locked tools and this package, editable

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Warbook needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>/dev/null || echo missing): name another one with make setup PYTHON=..." >&2; \
	  exit 1; }
	@# Debian and Ubuntu ship Python without ensurepip; a half-made .venv would look finished next time.
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing the OS package python3-venv"; \
	    { apt-get update -qq; apt-get install -y -qq python3-venv; } >/dev/null || true; \
	  fi; \
	  $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot make virtual environments: install the OS package python3-venv, then run make again." >&2; \
	    exit 1; }; \
	fi
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

$(LOCKED): requirements/dev.lock | .venv/pyvenv.cfg
	@echo "Installing the locked tools into .venv"
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

$(INSTALLED): $(LOCKED) pyproject.toml
	@WARBOOK_COMPILE=0 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Into build/compiled, in one step; processes that run go on as they have begun. Nothing to do if the sources are the same.
compile: setup ## compile the rules with mypyc, what has changed of them
	@$(INTERPRETED) $(BIN)/python -m tools.compile

client: $(PAGE) ## build the page, if its sources have changed

$(MODULES): client/package-lock.json client/package.json | $(INSTALLED)
	@echo "Installing the page's tools into client/node_modules"
	@$(NPM) ci --silent
	@touch $@

$(PAGE): $(MODULES) $(shell find client -path client/node_modules -prune -o -type f -print)
	@$(NPM) run --silent build
	@touch $@

# The tests and the pictures need a real browser, and a font with Chinese letters or the pictures show boxes.
browser: ## find a Chromium for the browser tests, or install one
	@tools/browser >/dev/null

# The rules are compiled behind the open table. Arguments of the server: make play SERVE="--port 8500"
play: setup client ## open the table in the browser: play alone, together, or with friends
	@$(PREFER_COMPILED) WARBOOK_BUILDING=1 $(BIN)/python -m tools.compile.play $(SERVE)

# Builds beside each other in build/lib: what an earlier one has left there would get into the wheel.
wheel: setup client ## build a wheel with the page in dist, compiled if possible, and try it in an empty environment
	@rm -rf build/lib build/lib.* build/bdist.* dist
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@$(BIN)/python tools/try_wheel.py dist/*.whl
	@ls -sh dist

docs: setup $(DOCUMENTERS) ## build the documentation into build/docs, and follow its links
	@$(INTERPRETED) $(BIN)/python -m tools.docs.build

$(DOCUMENTERS): requirements/docs.lock | $(INSTALLED)
	@echo "Installing the tools for the documentation into .venv"
	@$(PIP) install --require-hashes -r requirements/docs.lock
	@touch $@

quick: setup check $(MODULES) ## within two minutes: checks, and the unit tests of what has changed
	$(INTERPRETED) $(BIN)/python -m tools.quick

test: setup check client browser ## everything that has to hold: checks, the page, tests interpreted and compiled
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(INTERPRETED) $(BIN)/pytest -q -n 2 -m "not tour"
	@$(MAKE) --no-print-directory compile
	@if [ "$(VARIANT)" = compiled ]; then \
	  echo "pytest -q -n 2 -m compiled"; \
	  $(PREFER_COMPILED) $(BIN)/pytest -q -n 2 -m compiled; \
	else \
	  echo "The compiled half of the tests was skipped: the modules could not be compiled here."; \
	fi

tour: setup client browser ## the browser tests in all sizes and languages
	$(INTERPRETED) $(BIN)/pytest -q -n 2 -m tour tests/e2e

# One after the other: each attack wants the machine for itself.
attack: setup ## attack a server as an outsider would, with the big numbers; 30 minutes of it are the soak
	$(INTERPRETED) WARBOOK_ATTACK=long $(BIN)/pytest -q -rP tests/attack

coverage: setup client ## measure what the interpreted tests reach, and publish it in docs/coverage.md
	$(INTERPRETED) $(BIN)/python -m tools.coverage

check: setup ## lint, formatting, spelling, types, import layers
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/typos
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo

format: setup ## put the code into its one format
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet

golden: setup ## regenerate the golden replays (the commit says which rules changed)
	$(INTERPRETED) $(BIN)/python -m tools.golden

soak: setup compile ## soak tests: many random and greedy games under the contract
	for game in $$($(INTERPRETED) $(BIN)/python -m tools.soak --list); do \
	  $(PREFER_COMPILED) $(BIN)/python -m tools.soak $$game; \
	done

bench: setup compile ## measure speed, interpreted and compiled, beside other engines
	$(PIP) install --require-hashes -r requirements/research.lock
	$(PREFER_COMPILED) $(BIN)/warbook bench --peers

load: setup compile ## measure the server: moves per second and delays with 50, 200 and 1,000 matches
	$(PREFER_COMPILED) $(BIN)/warbook load

pictures: setup compile client browser ## take screenshots of every page into docs/pictures
	$(PREFER_COMPILED) $(BIN)/python -m tools.pictures

trace: setup ## every rule has its line of code and a test, every citation has a rule
	$(INTERPRETED) $(BIN)/python -m tools.trace_rules

# NAME comes to the tool by the environment, as it was written.
export NAME
new-game: setup ## write all rooms of a new game, a tiny one that can be played: make new-game NAME=tiny-war
	@$(INTERPRETED) $(BIN)/python -m tools.new_game

remove-game: setup ## take a game away that make new-game has written: make remove-game NAME=tiny-war
	@$(INTERPRETED) $(BIN)/python -m tools.new_game --remove

# One resolution for every platform and every Python from 3.11 on; the research tools agree with the dev tools.
# What has been added to pyproject.toml is pinned beside the pins that there are with: make lock UPGRADE=
UPGRADE := --upgrade
SETS := dev research docs node wheels
UV = build/lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 $(UPGRADE) \
  --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links

lock: ## regenerate requirements/*.lock from pyproject.toml with the newest versions
	@mkdir -p build requirements
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip --quiet --quiet --disable-pip-version-check install uv==$(UV_VERSION)
	@for set in $(SETS); do if [ -e requirements/$$set.lock ]; then cp requirements/$$set.lock build/lock/$$set.txt; fi; done
	@$(UV) --group dev -o build/lock/dev.txt
	@$(UV) --extra research --constraint build/lock/dev.txt -o build/lock/research.txt
	@$(UV) --group docs --constraint build/lock/dev.txt -o build/lock/docs.txt
	@for set in node wheels; do $(subst pyproject.toml,,$(UV)) --group $$set -o build/lock/$$set.txt; done
	@for set in $(SETS); do \
	  { echo "# Pinned: $$set. Regenerated from pyproject.toml by: make lock"; cat build/lock/$$set.txt; } > requirements/$$set.lock; \
	done

clean: ## remove everything that can be made again
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name '*.so' -delete
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +
