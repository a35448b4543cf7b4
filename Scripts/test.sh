#!/usr/bin/env bash
# Everything that a change has to pass, from the cheapest to the dearest.
set -euo pipefail
cd "$(dirname "$0")/.."

# The Python of the tests, with the packages of Tests/requirements.txt.
export PATH="$PWD/.venv/bin:$PATH"

step() { printf '\n== %s\n' "$*"; }

step "format"
swift format lint --strict --recursive --parallel Package.swift Sources Tests \
    Benchmarks/Package.swift Benchmarks/Sources Morsel/Package.swift Morsel/Sources Morsel/Tests \
    Clips/Fruta/Package.swift Clips/Fruta/Sources Clips/Fruta/Tests
Scripts/check-format-rules.sh

step "rules: build, no undeclared imports, Sendable decided; tests"
swift build --build-tests --explicit-target-dependency-import-check error \
    -Xswiftc -require-explicit-sendable
swift test --disable-xctest --quiet -Xswiftc -require-explicit-sendable

step "the device: a million random events"
swift run -c release --scratch-path .build-walk DeviceWalk 1000000

step "clips: native tests"
swift test --package-path Clips/Fruta --disable-xctest --quiet

step "browser builds: codes, ClipUI, clips, reader"
Scripts/test-browser-runtime.sh
Scripts/test-codes-in-browser.sh
Scripts/test-clipui-in-browser.sh
Scripts/build-clips.sh
Scripts/build-reader.sh

step "application: build and tests"
swift build --package-path Morsel --build-tests
swift test --package-path Morsel --disable-xctest --quiet

step "no Foundation in the rules, tables found where the binary goes"
Scripts/check-linkage.sh

step "documentation: every link resolves"
Scripts/build-documentation.sh

step "benchmarks build"
swift build --package-path Benchmarks

# Pictures and walks are work of one thread, and slow where each access is watched: the thread
# sanitizer leaves them out. Printed listings are the compiler's work, which neither watches, and
# Foundation's `Process`, which runs it, is told of as a leak.
step "thread sanitizer on the rules"
swift test --disable-xctest --quiet --sanitize=thread --scratch-path .build-thread \
    --skip 'AppClipCodeReaderTests|CodeScenesTests|AppClipDeviceTests.*Walk|PrintedListingTests'
step "address sanitizer on the rules"
swift test --disable-xctest --quiet --sanitize=address --scratch-path .build-address \
    --skip PrintedListingTests

step "in a browser"
pytest -q Tests/Browser
