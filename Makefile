export PREFIX DESTDIR BUILT

# The two commands of a newcomer are `make run` and `make test`. Both install what is missing.

.PHONY: help run test check install uninstall setup format pins bench load weight documentation sentences

help:
	@echo "make run            build, and serve the demo on http://localhost:8080/"
	@echo "make test           form, architecture, unit tests, one clip in a browser"
	@echo "make check          everything else: sanitizers, fuzz targets, three engines, attacks"
	@echo "make install        install morsel, its manual and completions in PREFIX (/usr/local)"
	@echo "make uninstall      remove them"
	@echo "make setup          install what is missing to build"
	@echo "make format         format the sources"
	@echo "make pins           keep the versions that the application's Package.resolved has"
	@echo "make bench          measure"
	@echo "make load           measure the server beside nginx; ARGUMENTS=--help says what else"
	@echo "make weight         measure what a visitor loads on a slow line, in three engines"
	@echo "make documentation  build a site: all pages, all rules, the reference of the libraries"
	@echo "make sentences      list every sentence that a user can meet"

setup:
	@Scripts/install-packages.sh

run: setup
	@Scripts/run.sh

test:
	@Scripts/install-packages.sh --tests
	@Scripts/test.sh

check:
	@Scripts/install-packages.sh --check
	@Scripts/check.sh

install:
	@Scripts/install.sh

uninstall:
	@Scripts/install.sh --uninstall

format:
	@Scripts/format.sh --in-place

pins:
	@Scripts/pin-versions.py

bench:
	swift run -c release --package-path Benchmarks CodesBenchmark
	swift run -c release --package-path Benchmarks AssociationBenchmark
	swift run -c release --package-path Benchmarks ProjectBenchmark
	swift run -c release --package-path Benchmarks ExperienceIndexBenchmark
	swift run -c release --package-path Benchmarks ReaderBenchmark
	swift run -c release --package-path Benchmarks DeviceBenchmark
	swift run -c release --package-path Benchmarks ViewsBenchmark

load:
	@Scripts/install-packages.sh --load
	@Scripts/load.sh $(ARGUMENTS)

weight:
	@Scripts/install-packages.sh --check
	@.venv/bin/python Tests/Weight/weight.py $(ARGUMENTS)

documentation:
	@Scripts/install-packages.sh --documentation
	@Scripts/build-documentation.sh

sentences:
	@Scripts/list-sentences.py
