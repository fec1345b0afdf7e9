# Everything there is to do here; `make help` lists it. File targets rebuild what changed and nothing else.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules
.NOTPARALLEL:

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
NPM := npm --prefix web

HOT := $(shell find src -name '_hot*.py' -o -name '_hot*.pxd')
# Folders too: their time changes when a file goes.
WEB := $(shell find web/src web/public 2>/dev/null) web/index.html $(wildcard web/*.config.* web/tsconfig*.json)
STATIC := src/parlour/server/static/index.html

.PHONY: help
help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | while IFS=$$'\t' read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

# --- preparation

.PHONY: setup
setup: .venv/installed .venv/hot $(STATIC)  ## environment, locked dependencies, compiled hot modules, web client

.venv/bin/uv: | requirements-dev.lock
	$(PYTHON) -m venv .venv
	sed -n '/^uv==/,/^[^ ]*==/{/^uv==/p;/--hash/p}' requirements-dev.lock | sed '$$ s/ *\\$$//' > .venv/uv.txt
	$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r .venv/uv.txt

.venv/synced: requirements.lock requirements-dev.lock tools/uv | .venv/bin/uv
	tools/uv pip sync --quiet --require-hashes requirements-dev.lock
	rm -f .venv/installed
	touch $@

# Entry points are read from the installed metadata, hence pyproject.toml. The build hook wants a client, of any age.
.venv/installed: .venv/synced pyproject.toml hatch_build.py | $(if $(wildcard $(STATIC)),,$(STATIC))
	tools/uv pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.venv/hot: $(HOT) hatch_build.py .venv/installed
	$(BIN)/python hatch_build.py
	touch $@

web/node_modules/.package-lock.json: web/package-lock.json web/package.json web/.npmrc
	$(NPM) ci --no-audit --no-fund
	touch $@

$(STATIC): $(WEB) web/node_modules/.package-lock.json
	$(NPM) run --silent build
	touch $@

.PHONY: serve
serve: setup  ## start the server here and print its address (ARGS="--port 8001")
	$(BIN)/parlour serve $(ARGS)

# --- tests

.PHONY: test
test: lint web-test docs pytest  ## everything: format, lint, types, contracts, web, docs, all tests but the nightly ones

.PHONY: lint
lint: setup  ## format, lint, types, import contracts, docstrings, spelling
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/validate-pyproject pyproject.toml
	$(BIN)/lint-imports
	$(BIN)/interrogate --quiet src
	$(BIN)/codespell
	$(BIN)/mypy
	web/node_modules/.bin/pyright --project .

.PHONY: web-test
web-test: setup  ## the web client: generated types up to date, lint, types, unit tests
	$(BIN)/python tools/gen_types.py --check
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

.PHONY: docs
docs: setup .venv/example  ## the documentation, warnings as errors, its examples executed
	$(BIN)/sphinx-build --quiet --nitpicky --fail-on-warning --builder doctest docs docs/_build/doctest
	$(BIN)/sphinx-build --quiet --nitpicky --fail-on-warning --builder html docs docs/_build/html

# Two workers, since two cores are what there is; tests/conftest.py says which tests stay together.
PYTEST := $(BIN)/pytest -n 2

.PHONY: pytest
pytest: setup .venv/example chromium  ## the tests in Python, browser tests included (ARGS="tests/kit -k clock")
	$(PYTEST) $(ARGS)

.PHONY: nightly
nightly: setup .venv/example chromium  ## the tests that take minutes: before a release, or when their subject changed
	$(PYTEST) -m nightly --timeout 3600 $(ARGS)
	$(BENCHMARK)cyberwedding_games --jobs 2

BENCHMARK := $(BIN)/python -m benchmarks.

# All are run, also after one that misses its goal; then the status says so.
.PHONY: bench
bench: setup .venv/example chromium  ## the figures of the documentation, measured on this machine: a quarter of an hour
	status=0; \
	$(BIN)/parlour bench $(ARGS) || status=1; \
	for name in server_load long_game cold_start memory beside_bots crash 'first_load --no-lighthouse'; do \
	  echo "$$name"; $(BENCHMARK)$$name || status=1; \
	done; \
	exit $$status

.PHONY: bench-beside
bench-beside: setup chromium  ## beside boardgame.io, and Lighthouse's judgement: npm installs both outside the project
	$(BENCHMARK)boardgame_io
	$(BENCHMARK)first_load

# The example is a distribution of its own, as a third party's game would be.
.venv/example: examples/parlour-example/pyproject.toml .venv/installed
	tools/uv pip install --quiet --no-deps --no-build-isolation --editable examples/parlour-example
	touch $@

.PHONY: chromium
chromium:  # from Debian's packages, where it is missing
	command -v chromium > /dev/null || { \
	  sudo=$$([[ $$(id -u) == 0 ]] || echo sudo); \
	  $$sudo apt-get update --quiet=2; \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends chromium fonts-liberation; \
	}

# --- upkeep

.PHONY: format
format: setup  ## format, and fix what the linters can fix
	$(BIN)/ruff check --fix --exit-zero --quiet .
	$(BIN)/ruff format --quiet .
	$(NPM) run --silent format

.PHONY: types
types: setup  ## TypeScript types in web/src/lib/types, from the Python types
	$(BIN)/python tools/gen_types.py

LOCK := tools/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--exclude-newer "1 week" --custom-compile-command "make lock" $(LOCK_OPTIONS)

.PHONY: lock
lock:  ## resolve the dependencies anew (LOCK_OPTIONS=--upgrade lifts the pins)
	$(LOCK) pyproject.toml --output-file requirements.lock
	$(LOCK) pyproject.toml --group dev --constraints requirements.lock --output-file requirements-dev.lock
	$(NPM) install --package-lock-only --no-audit --no-fund

.PHONY: clean
clean:  ## remove all that make made; what was played stays
	rm -rf .venv build dist web/node_modules src/parlour/server/static docs/_build \
	  .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .hypothesis .schemathesis
	find src tests tools examples -name __pycache__ -prune -exec rm -rf {} +
	find src -name '_hot*.so' -delete
