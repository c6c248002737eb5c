# `make` lists what there is. Everything is built with one profile, release: Typst takes too long to be built twice,
# so running, testing, linting and measuring share their dependencies.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

# More arguments for every cargo command that builds, such as --locked or -j2.
CARGO_FLAGS ?=
# What cargo-deny looks at in the long run, beside what it looks at in every one. The database of advisories comes from the
# network; without one: make test-full DENY_CHECKS=bans
DENY_CHECKS ?= advisories
# More arguments for the benchmark.
BENCH_FLAGS ?=

# How long `make fuzz` spends on each target.
FUZZ_SECONDS ?= 180

TARGET_DIR := $(or $(CARGO_TARGET_DIR),target)
SERVER := $(TARGET_DIR)/release/countersign
# Cargo's tools, where scripts/need puts them.
CARGO_TOOLS ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/countersign/tools
export PATH := $(CARGO_TOOLS)/bin:$(PATH)

##@ Use
.PHONY: run
run: build ## Build and start the service on 127.0.0.1:8080, with SQLite and files in ./data
	exec $(SERVER) serve

# All programs at once: cargo picks the features of dependencies for what it builds together, and building the service
# alone would pick fewer and so build some dependencies twice.
.PHONY: build
build: need-run pages ## Build the service: target/release/countersign
	cargo build --release $(CARGO_FLAGS) --workspace --bins

.PHONY: need-run
need-run:
	@scripts/need run

# The pages are built before the program, which carries them inside. The stamps lie beside what npm makes, so that
# `make` knows when nothing changed.
WEB_SOURCES := $(shell find web/src web/scripts locales -type f) $(wildcard web/*.html web/*.json web/*.ts)

.PHONY: pages
pages: web/node_modules/.built

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/node_modules/.built: $(WEB_SOURCES) web/node_modules/.installed
	cd web && npm run --silent build
	@touch $@

##@ Check
.PHONY: test
test: ## Format, licences, lints and all tests, on SQLite and on a PostgreSQL of their own
	@scripts/need test
	@$(MAKE) --no-print-directory format-check licences lint unit lint-packaging web-test

.PHONY: test-full
test-full: ## `make test`, the long tests, advisories, unused dependencies
	@scripts/need full
	@$(MAKE) --no-print-directory test
	cargo deny --workspace check $(DENY_CHECKS)
	cargo machete
	cd web && COUNTERSIGN_PROGRAM=$(abspath $(SERVER)) npm run --silent browser
	cd web && COUNTERSIGN_PROGRAM=$(abspath $(SERVER)) npm run --silent browser:console
	scripts/with-postgres --tls scripts/with-s3 \
	  cargo nextest run --release $(CARGO_FLAGS) $(UNOPTIMISED) --workspace --profile full --run-ignored only --no-tests pass
	@$(MAKE) --no-print-directory fuzz

# What needs no network: advisories are for the long run.
.PHONY: licences
licences: ## Licences and sources of all dependencies, and those that are banned
	cargo deny --log-level error --workspace check --hide-inclusion-graph bans licenses sources

# libFuzzer needs flags that only a nightly compiler takes openly; the variable opens them on this one.
.PHONY: fuzz
fuzz: ## Arbitrary expressions, templates, uploads and values, for FUZZ_SECONDS each
	@scripts/need full
	@for target in expression content upload values; do \
	  RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir fuzz $$target -- \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=30 -rss_limit_mb=4096; \
	done

.PHONY: lint
lint: ## Clippy, where every warning is an error
	cargo clippy --release $(CARGO_FLAGS) --workspace --all-targets -- -D warnings

.PHONY: format-check
format-check:
	cargo fmt --all --check

# Tests start the service as a program. Our own crates are not optimised for them, which takes half the time to build;
# the dependencies are those of `make run`.
UNOPTIMISED := --config .config/unoptimised.toml

.PHONY: build-for-tests
build-for-tests: need-run pages
	cargo build --release $(CARGO_FLAGS) $(UNOPTIMISED) --workspace --bins

.PHONY: unit
unit: build-for-tests
	scripts/with-postgres cargo nextest run --release $(CARGO_FLAGS) $(UNOPTIMISED) --workspace
	cargo test --release $(CARGO_FLAGS) $(UNOPTIMISED) --workspace --doc --quiet

# The browser is Debian's; the pages are tried against the service itself: signing, and the way from a draft to a sealed
# PDF through the console. The long run adds every page of the console, and a stand-in that can fail in ways in which the
# service does not.
.PHONY: web-test
web-test: build-for-tests ## Lints, unit and browser tests of the pages
	cd web && npm test --silent && npm run --silent size
	cd web && COUNTERSIGN_PROGRAM=$(abspath $(SERVER)) npm run --silent browser:service
	cd web && COUNTERSIGN_PROGRAM=$(abspath $(SERVER)) npm run --silent browser:walk

.PHONY: lint-packaging
lint-packaging: ## Check what Countersign is delivered with, by the tools that are there
	scripts/lint-packaging

.PHONY: bench
bench: build ## Measure the service against a bare server, and its PDFs against what others print with
	@scripts/need bench
	scripts/with-postgres --sized $(SHELL) -c 'exec $(TARGET_DIR)/release/countersign-bench \
	  --server $(SERVER) --postgres "$$COUNTERSIGN_TEST_POSTGRES_URL" $(BENCH_FLAGS)'

##@ Write
.PHONY: fmt
fmt: ## Format the code
	cargo fmt --all

.PHONY: openapi
openapi: build ## Write openapi/*.json from the code, and docs/postman.json and the types of our pages from them
	@mkdir -p openapi
	@for version in v1 v2 console public; do \
	  $(SERVER) openapi $$version > openapi/$$version.json.new; \
	  mv openapi/$$version.json.new openapi/$$version.json; \
	done
	scripts/postman
	cd web && npm run --silent client

##@ Deliver
# How the program is built that is delivered. `make deb DELIVERED=release` takes the one that is there, to try the package.
DELIVERED ?= dist
DELIVERED_DIR := $(TARGET_DIR)/$(DELIVERED)

.PHONY: delivered
delivered: need-run pages ## Build the program that is delivered, as small as it gets: target/dist/countersign
	cargo build --profile $(DELIVERED) $(CARGO_FLAGS) --workspace --bin countersign

# Made by the program itself, so that they say what it does.
.PHONY: manual
manual: delivered
	@rm -rf target/manual && mkdir -p target/manual
	$(DELIVERED_DIR)/countersign man --folder target/manual
	gzip --best --no-name target/manual/*.1
	@for shell in bash zsh fish; do \
	  $(DELIVERED_DIR)/countersign completions $$shell > target/manual/completions.$$shell; \
	done

# The program with its manual, completions, unit and settings: target/debian/countersign_*.deb
.PHONY: deb
deb: manual ## Make the Debian package
	@scripts/need deb
	cargo deb --no-build --package countersign --profile $(DELIVERED)

# What the program and its pages are made of, as CycloneDX. The pages' build tools are left out: they are not delivered.
.PHONY: sbom
sbom: ## List all parts as CycloneDX, in target/sbom
	@scripts/need sbom
	@mkdir -p $(TARGET_DIR)/sbom
	cargo cyclonedx --manifest-path crates/countersign/Cargo.toml --format json --override-filename countersign.cdx
	mv crates/countersign/countersign.cdx.json $(TARGET_DIR)/sbom/
	@find crates bench tests -name countersign.cdx.json -delete
	cd web && npm sbom --sbom-format cyclonedx --package-lock-only --omit dev > $(abspath $(TARGET_DIR))/sbom/pages.cdx.json

##@ Tidy
.PHONY: clean
clean: ## Remove what was built, but neither ./data nor the tools
	cargo clean

.PHONY: help
help: ## List the targets
	@awk 'BEGIN { FS = ":.*## " } \
	  /^##@ / { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
