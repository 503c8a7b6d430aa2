# Every target works in a fresh clone: missing software is installed first.

PREFIX ?= /usr/local
SECONDS ?= 60
SWIFT_FILES := Sources Tests Fuzz Package.swift
SHELL_FILES := $(wildcard Scripts/*.sh) .ci/run

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test test-roots install samples format bench fuzz stress sanitize setup setup-tests \
  setup-bench command release tests check-style check-scripts check-documents unit-tests \
  check-samples check-mutants

help: ## Show what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 \2/p' Makefile | \
	  awk '{ printf "  make %-10s", $$2; for (i = 3; i <= NF; i++) printf " %s", $$i; print "" }'

# The tests use the same debug build, so that running both builds swift-syntax only once.
demo: samples ## Set up, build, draw every sample into output/
	@echo "The pictures are in output/: open output/SocialClient.svg in a browser to begin with"

test: setup-tests check-style check-scripts check-documents unit-tests check-samples check-mutants ## Set up, run all checks and tests
	@echo "All checks and tests passed"

test-roots: ## Run all checks and tests in Debian 12, 13 and sid (root, debootstrap and a network)
	@Scripts/test-roots.sh $(SUITES)

install: setup ## Install the command, completions and man page under PREFIX (/usr/local unless told)
	@Scripts/install.sh "$(DESTDIR)$(PREFIX)"

samples: setup command ## Draw every sample into output/
	@Scripts/samples.sh

format: ## Format the Swift files
	swift format --in-place --recursive $(SWIFT_FILES)

bench: setup-bench release ## Measure against the yardsticks (CORPUS=…, APPS=… for real files and apps)
	@Benchmarks/run.py $(CORPUS) $(if $(APPS),--apps "$(APPS)")

fuzz: setup-tests ## Fuzz what reads files (SECONDS=… for each target, TARGET=… for one)
	@Scripts/fuzz.sh "$(SECONDS)" $(TARGET)

stress: setup-tests release ## Draw 100 dense graphs, each within 60 s of CPU time, and 20,000 mutants
	@Benchmarks/stress.py
	@Scripts/check-mutants.sh release 20000

sanitize: setup-tests ## Run the tests under the address and thread sanitizers
	@Scripts/sanitize.sh

setup:
	@Scripts/setup.sh

setup-tests:
	@Scripts/setup.sh --with-tests

setup-bench:
	@Scripts/setup.sh --with-benchmarks

command:
	@Scripts/build.sh debug --product seguemap

release:
	@Scripts/build.sh release

tests:
	@Scripts/build.sh debug --build-tests

check-style: setup-tests
	swift format lint --strict --recursive $(SWIFT_FILES)

check-scripts: setup-tests
	shellcheck --external-sources $(SHELL_FILES)

check-documents:
	@Scripts/check-links.sh

unit-tests: setup-tests tests
	@. Scripts/homebrew.sh && swift test --skip-build

check-samples: setup-tests tests
	@Scripts/check-samples.sh

check-mutants: setup-tests tests
	@Scripts/check-mutants.sh debug 200
