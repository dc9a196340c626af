# Node 24 comes from the npm package `node` in tools/node, so that any machine with npm and make will do.
SHELL := /bin/sh
NODE_DIR := $(CURDIR)/tools/node/node_modules/node/bin
export PATH := $(NODE_DIR):$(CURDIR)/node_modules/.bin:$(PATH)

.PHONY: up demo test bench admin down clean install help

help: ## what can be done here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

up: install ## the whole site on http://localhost:3000 (with Docker: docker compose)
	@if [ -z "$$LAGNA_NO_DOCKER" ] && docker info >/dev/null 2>&1; then docker compose up --build; else node scripts/up.ts; fi

demo: install ## one purchase end to end, in the terminal
	@node scripts/demo.ts

test: install ## everything that CI runs
	@node scripts/test.ts

bench: install ## ratios against named yardsticks; never fails by time
	@node scripts/bench.ts

admin: install ## support's tool: make admin ARGS="order show LG-…"
	@node src/support/cli.ts $(ARGS)

down: ## stops the embedded database (data stay)
	@node scripts/down.ts

clean: down ## removes builds, data and installed packages
	rm -rf build var node_modules tools/node/node_modules

install: node_modules/.installed

tools/node/node_modules/.installed: tools/node/package-lock.json
	@npm ci --prefix tools/node --silent --no-audit --no-fund
	@touch $@

node_modules/.installed: package-lock.json tools/node/node_modules/.installed
	@npm ci --silent --no-audit --no-fund
	@touch $@
