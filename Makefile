# The front door. Everything is installed into .venv, and nothing anywhere else.

PYTHON ?= python3
JOBS ?= auto
N ?= 1000000
ARGS ?=

BIN := .venv/bin
UV := $(shell command -v uv || echo $(BIN)/uv)
INSTALL = $(UV) pip install --quiet --python $(BIN)/python
LOCK = $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url
PAGES := src/taverne/server/web
WORDS := $(wildcard src/taverne/words/*/*.ftl src/taverne/words/*/*/*.ftl)
SOURCES := $(shell find web -type f -not -path '*/node_modules/*')
PACK = $(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
COMPILING = TAVERNE_COMPILE_TOOLS="$(INSTALL) --require-hashes -r requirements/compile.txt"
COMPILED = PYTHONPATH=build/compiled TAVERNE_BUILD=compiled
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Where ARGS choose a few tests, a half may have none of them.
UNLESS_NONE = { code=$$?; [ "$$code $(if $(ARGS),some) $$CI" = "5 some " ] || exit $$code; }
# Tests start many processes: each would compile everything anew if nothing were kept.
unexport PYTHONDONTWRITEBYTECODE
RULES = $(wildcard tests/gwent/test_gwt_*.py tests/cardia/test_car_*.py tests/gwent/test_box.py tests/gwent/test_golden.py)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal web site site-test audit screenshots test interpreted browser compiled quick check format library compile wheels wheels-test source-test bench memory soak card-numbers mutants requirements clean

help: ## list what can be made
	@echo "Taverne. Start with: make play"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

setup: .venv/base ## install what playing needs into .venv

play: .venv/base web ## open the house and play in the browser (ARGS="--port 8080")
	@$(COMPILING) $(BIN)/taverne serve $(ARGS)

terminal: .venv/base ## play Gwent in the terminal (ARGS="--against planner --seed 7")
	@$(COMPILING) $(BIN)/taverne play gwent $(ARGS)

web: $(PAGES)/index.html ## build the pages of the house

site: build/site/index.html ## build Taverne as plain files for any host, in build/site (QUICK=yes packs it less well)

build/site/index.html: $(PAGES)/index.html $(shell find src/taverne tools/page tools/static_site.py requirements/page.txt -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -path '$(PAGES)/*') | .venv/base
	@echo "Building the page without a server."
	@$(BIN)/python tools/static_site.py $(if $(QUICK)$(CI),--quick)
	@touch $@

site-test: .venv/dev site ## whole games of every mode on the page of files, and the tests of the house there (long; not in CI)
	@TAVERNE_BUILD=interpreted $(PYTEST) -m site $(ARGS) || $(UNLESS_NONE)
	@echo "The tests of the house, with the house in the page:"
	@TAVERNE_BUILD=interpreted $(PYTEST) -m "anywhere and not network" --here $(ARGS) || $(UNLESS_NONE)

audit: .venv/dev web ## every screen in every size and every language: nothing cut, covered or too small (long)
	@TAVERNE_BUILD=interpreted TAVERNE_AUDIT=all $(PYTEST) tests/browser/test_every_size.py $(ARGS)

screenshots: .venv/dev web ## contact sheets of every screen in every size, in build/screenshots
	@$(BIN)/python tools/screenshots.py $(ARGS)

test: .venv/dev web ## run every test (ARGS="-k scorch" for some of them)
	@$(MAKE) --no-print-directory interpreted browser compiled

interpreted: .venv/dev web ## the tests of the plain source: rules, terminal, house
	@echo "Tests, interpreted:"
	@TAVERNE_BUILD=interpreted $(PYTEST) -m "not browser and not compiled and not once" $(ARGS) || $(UNLESS_NONE)

browser: .venv/dev web site ## the tests of the pages in Chromium
	@echo "Tests in the browser:"
	@TAVERNE_BUILD=interpreted $(PYTEST) -m "browser and not site" $(if $(filter tests/%,$(ARGS)),,tests/browser) $(ARGS) || $(UNLESS_NONE)

compiled: .venv/dev ## the tests of the rules and bots with the compiled engine
	@$(BIN)/python tools/compile.py --quick; made=$$?; \
	if [ $$made -eq 0 ]; then echo "Tests, compiled:"; $(COMPILED) $(PYTEST) -m "not browser and not plain" $(ARGS) || $(UNLESS_NONE); \
	elif [ $$made -eq 3 ] && [ "$$CI" != true ]; then echo "The compiled half of the tests is not run, for the reason above; what needs no second build is:"; \
		TAVERNE_BUILD=interpreted $(PYTEST) -m once $(ARGS) || $(UNLESS_NONE); \
	else exit $$made; fi

quick: .venv/dev ## the rules of both games alone, for the habit
	@$(PYTEST) $(RULES) $(ARGS)

check: .venv/dev ## format, lint, types and layers
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy --strict src
	@$(BIN)/lint-imports
	@$(BIN)/python tools/library_docs.py --check
	@$(BIN)/python tools/web.py lint
	@$(BIN)/python tools/web.py check
	@PYTHON=$(abspath $(BIN)/python) $(BIN)/python tools/web.py types:check
	@$(BIN)/python tools/web.py test

format: .venv/dev ## put the code into its usual shape
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(BIN)/python tools/web.py format

library: .venv/dev ## write docs/library.md from the docstrings
	@$(BIN)/python tools/library_docs.py

compile: .venv/dev ## build the compiled engine in build/compiled
	@$(BIN)/python tools/compile.py $(if $(QUICK),--quick)

wheels: .venv/dev web ## pack the source archive, the plain wheel and the compiled one into dist
	@rm -rf dist
	@$(PACK)
	@$(BIN)/python tools/compile.py $(if $(QUICK),--quick) && TAVERNE_COMPILE=$(if $(QUICK),quick,1) $(PACK) --wheel || { \
		echo "There is no compiled wheel, for the reason above."; [ "$$CI" != true ]; }
	@ls dist

wheels-test: wheels ## install all three into fresh environments: they play, open the house, pass tests of their own
	@$(BIN)/python tools/try_wheels.py --uv $(UV) dist/*.whl
	@if [ -d build/compiled ]; then $(BIN)/python tools/try_source.py --uv $(UV) --engine build/compiled dist/*.tar.gz; fi

source-test: .venv/dev web ## install the source archive as people do, compiling it in a fresh environment (minutes)
	@rm -rf dist
	@$(PACK) --sdist
	@$(BIN)/python tools/try_source.py --uv $(UV) dist/*.tar.gz

bench: .venv/dev ## measure the speed beside OpenSpiel, RLCard, PettingZoo and pgx
	@$(INSTALL) --require-hashes -r requirements/bench.txt || echo "The other libraries could not be installed; going on without."
	@$(BIN)/python tools/compile.py || echo "Going on without the compiled engine."
	@$(BIN)/python bench/run.py $(ARGS)

memory: compile ## play N games and watch the memory (N=1000000)
	@$(COMPILED) $(BIN)/python bench/memory.py $(N)

soak: compile ## the laws over N random games (N=1000000)
	@$(COMPILED) TAVERNE_GAMES=$(N) $(PYTEST) -m soak $(ARGS)

card-numbers: compile ## play the games from which the numbers of cards come (GAMES="20")
	@$(COMPILED) $(BIN)/python tools/card_numbers.py gwent --games $(or $(GAMES),20) --journal build/gwent-cards.jsonl
	@$(COMPILED) $(BIN)/python tools/leader_numbers.py --turns 40 --journal build/gwent-leaders.jsonl
	@$(COMPILED) $(BIN)/python tools/card_numbers.py cardia --games 1000 --journal build/cardia-cards.jsonl
	@$(COMPILED) $(BIN)/python tools/cardia_balance.py --keep --journal build/cardia-box.jsonl

mutants: .venv/dev ## put faults into the rules and see which the tests notice (ARGS="--sample 300 --seed 7")
	@$(BIN)/python tools/mutate.py $(ARGS)

requirements: | $(UV) ## pin the newest versions that pyproject.toml allows
	@$(LOCK) --upgrade requirements/uv.in -o requirements/uv.txt
	@$(LOCK) --upgrade requirements/node.in -o requirements/node.txt
	@$(LOCK) --upgrade pyproject.toml requirements/base.in --extra house --extra client -o requirements/base.txt
	@$(LOCK) --upgrade pyproject.toml requirements/base.in --extra dev -c requirements/base.txt -o requirements/dev.txt
	@$(LOCK) --upgrade pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/house.txt
	@$(LOCK) --upgrade requirements/page.in -c requirements/base.txt --python-version 3.14 -o requirements/page.txt
	@$(LOCK) --upgrade requirements/compile.in -c requirements/dev.txt -o requirements/compile.txt
	@$(LOCK) --upgrade pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt

$(PAGES)/index.html: $(SOURCES) $(WORDS) | .venv/base
	@echo "Building the pages of the house."
	@! $(BIN)/python tools/web.py needs-wheel || $(INSTALL) --require-hashes -r requirements/node.txt
	@$(BIN)/python tools/web.py build
	@touch $@

clean: ## remove everything that was made here
	@rm -rf .venv build dist bench/latest.json src/*.egg-info $(PAGES) web/node_modules tools/page/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/dev: .venv/base requirements/dev.txt
	@echo "Installing the tools for development."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/base: requirements/base.txt pyproject.toml setup.py | .venv/bin/python $(UV)
	@echo "Installing Taverne into .venv."
	@$(INSTALL) --require-hashes -r requirements/base.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/bin/uv: requirements/uv.txt | .venv/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Taverne needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Taverne needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) -V 2>&1`."; \
		echo "If a newer one is installed, name it: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "$(PYTHON) comes without venv or ensurepip, which Taverne uses to install into .venv."; \
		echo "On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }
