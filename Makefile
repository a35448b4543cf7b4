# The two commands of a newcomer are `make run` and `make test`. Both install what is missing.

.PHONY: help run test setup format bench documentation

help:
	@echo "make run            build, and serve the demo on http://localhost:8080/"
	@echo "make test           everything that a change has to pass"
	@echo "make setup          install what is missing to build"
	@echo "make format         put the sources into the house format"
	@echo "make bench          measure"
	@echo "make documentation  build the documentation"

setup:
	@Scripts/install-packages.sh

run: setup
	@Scripts/run.sh

test:
	@Scripts/install-packages.sh --tests
	@Scripts/test.sh

format:
	swift format --in-place --recursive Package.swift Sources Tests Benchmarks/Package.swift \
	    Benchmarks/Sources Morsel/Package.swift Morsel/Sources Morsel/Tests

bench:
	swift run -c release --package-path Benchmarks CodesBenchmark
	swift run -c release --package-path Benchmarks ExperienceIndexBenchmark
	swift run -c release --package-path Benchmarks ReaderBenchmark

documentation: setup
	@Scripts/build-documentation.sh
