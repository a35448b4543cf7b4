#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Everything that a change has to pass, from the cheapest step to the most expensive. Each step says
# what it does and how long it took; what its tools print is in Output/logs/, and is shown where a
# step fails.
set -euo pipefail
cd "$(dirname "$0")/.."

# The Python of the tests, with the packages of Tests/requirements.txt.
export PATH="$PWD/.venv/bin:$PATH"
logs=Output/logs
rm -rf "$logs"
mkdir -p "$logs"
count=$(($(grep -c "^step " "$0") + 1))
number=0
started=$SECONDS

# step TITLE COMMAND…
step() {
    number=$((number + 1))
    local title=$1 log begin=$SECONDS
    log=$(printf '%s/%02d.log' "$logs" "$number")
    shift
    printf '[%2d/%d] %s\n' "$number" "$count" "$title"
    if ! "$@" >"$log" 2>&1; then
        # What failed, without the progress of builds and the remarks of linkers.
        grep -vE '^\[[0-9]+/[0-9]+\] |ld(\.gold|\.lld)?: warning' "$log" | tail -100
        printf '        failed after %d s; all of it is in %s\n' $((SECONDS - begin)) "$log"
        exit 1
    fi
    # The closing lines of test runners.
    grep -hE 'Test run with|checks passed|^(Fuzz|.*: ok)|[0-9]+ passed' "$log" | tail -20 \
        | sed 's/^/        /' || true
    printf '        %d s\n' $((SECONDS - begin))
}

format() {
    Scripts/format.sh lint --strict
    Scripts/check-format-rules.sh
}

documents() {
    Scripts/check-rules.py
    Scripts/list-sentences.py --check
    Scripts/check-documents.py
}

rules_build() {
    swift build --build-tests --explicit-target-dependency-import-check error \
        -Xswiftc -require-explicit-sendable
}

application_build() {
    swift build --package-path Application --build-tests \
        --explicit-target-dependency-import-check error
}

sanitize() {
    swift test --disable-xctest --quiet --sanitize="$1" --scratch-path ".build-$1" \
        --skip "$2"
}

step "Format" format
step "Architecture: imports, circles, primitives" Scripts/check-architecture.py
step "Documents: ids, sentences, links, licence lines" documents
step "Clones in folders of other names resolve" Scripts/check-clones.sh
step "Rules and clip kit: build" rules_build
step "Rules and clip kit: tests" \
    swift test --disable-xctest --quiet -Xswiftc -require-explicit-sendable
step "Clip kit: what clips write around SwiftUI, in Swift 5 and 6" Scripts/check-kit.sh
step "Device: a million random events" \
    swift run -c release --scratch-path .build-walk DeviceWalk 1000000
step "Clips: native tests" swift test --package-path Clips/Fruta --disable-xctest --quiet
step "Browser: what stands in for a C library" Scripts/test-browser-runtime.sh
step "Browser: codes" Scripts/test-codes-in-browser.sh
step "Browser: ClipUI" Scripts/test-clipui-in-browser.sh
step "Browser: layout" node Tests/Layout/run.mjs
step "Browser: clips" Scripts/build-clips.sh
step "Browser: reader" Scripts/build-reader.sh
step "Application: build" application_build
step "Application: tests" swift test --package-path Application --disable-xctest --quiet
step "A client of the rules links no Foundation" Scripts/check-linkage.sh
step "Documentation of the libraries: every link resolves" Scripts/build-documentation.sh
step "Benchmarks: build" swift build --package-path Benchmarks
step "Fuzz targets: build, and replay the corpus" Fuzz/run.sh --replay
# Images and walks run on one thread, and are slow where each access is watched. Foundation's
# `Process`, which runs other people's programs, is reported as a leak; so is what a weak reference to the
# controller of a window adds to it, which lives as long as the program.
step "Rules and clip kit: thread sanitizer" sanitize thread \
    'AppClipCodeReaderTests|CodeScenesTests|AppClipDeviceTests.*Walk'
step "Rules and clip kit: address sanitizer" sanitize address \
    'ImageVectorTests|NDEFTests|pythonReadsTheSame|presentsControllers'
# What the attacks cost is at the end of the log.
step "Hostile clients and malformed requests" pytest -q Tests/Hostile Tests/Load

printf '[%2d/%d] Pages and clips in Chromium\n' "$((number + 1))" "$count"
printf '        all steps before took %d s\n' $((SECONDS - started))
exec pytest -q Tests/Browser
