# Node 24 comes from the npm package `node` in tools/node, so that any machine with npm and make will do.
SHELL := /bin/sh
NODE_DIR := $(CURDIR)/tools/node/node_modules/node/bin
export PATH := $(NODE_DIR):$(CURDIR)/node_modules/.bin:$(PATH)

.PHONY: up demo test bench admin down clean install help

help: ## lists the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

# The trap keeps make from reporting Ctrl+C as an error; the server stops by itself.
up: install ## the whole site on http://localhost:3000 (with Docker: docker compose)
	@trap : INT; if [ -z "$$LAGNA_NO_DOCKER" ] && docker info >/dev/null 2>&1; then docker compose -f docker-compose.development.yml up --build; else node scripts/up.ts; fi

demo: install ## one purchase end to end, in the terminal
	@node scripts/demo.ts

test: install ## everything that CI runs
	@node scripts/test.ts

bench: install ## ratios to baselines; no measured time makes it fail
	@node bench/run-all.ts

admin: install ## the CLI of support: make admin ARGS="order show LG-…"
	@node bin/lagna.js $(ARGS)

down: ## stops the embedded databases of site, demo, tests and sandbox (data stay, except those of tests)
	@node scripts/down.ts

clean: down ## removes builds, data and installed packages
	rm -rf build var node_modules tools/node/node_modules

install: node_modules/.installed

# Prints what is being installed and, after a failure, how to continue. The link makes `npm run` use the same Node.
NPM_CI := npm ci --loglevel=error --no-audit --no-fund
INSTALL_FAILED := { echo 'Installing the packages failed, for the reason above. It needs the npm registry; the same make command may be run again.'; exit 1; }

tools/node/node_modules/.installed: tools/node/package-lock.json
	@echo '  installing: Node (1 of 2)'
	@$(NPM_CI) --prefix tools/node || $(INSTALL_FAILED)
	@touch $@

node_modules/.installed: package-lock.json tools/node/node_modules/.installed
	@echo '  installing: packages (2 of 2), about a minute'
	@$(NPM_CI) || $(INSTALL_FAILED)
	@ln -sf ../../tools/node/node_modules/node/bin/node node_modules/.bin/node
	@touch $@
