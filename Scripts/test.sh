#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Everything that a change has to pass. Each step says what it does and how long it took; what its tools
# print is in Output/logs/, and is shown where a step fails. Builds wait for one module after the other, so
# two lanes of steps run beside each other; what measures or floods something runs after them, alone.
set -euo pipefail
cd "$(dirname "$0")/.."

# The Python of the tests, with the packages of Tests/requirements.txt.
export PATH="$PWD/.venv/bin:$PATH"
logs=Output/logs
rm -rf "$logs"
mkdir -p "$logs"
count=$(($(grep -c '^ *step "' Scripts/test.sh) + 1))

# The closing lines of test runners, and what was measured.
telling='Test run with|checks passed|^(Fuzz|.*: ok)|[0-9]+ passed'
telling+='|^(tap|Open|an event|event|one of|a clip takes|  of these|.*: the page got)'

# step TITLE COMMAND…: its number is that of its line in this script.
step() {
    local title=$1 number log begin=$SECONDS
    number=$(head -n "${BASH_LINENO[0]}" Scripts/test.sh | grep -c '^ *step "')
    log=$(printf '%s/%02d.log' "$logs" "$number")
    number=$(printf '[%2d/%d]' "$number" "$count")
    shift
    printf '%s %s\n' "$number" "$title"
    if ! "$@" >"$log" 2>&1; then
        # What failed, without the progress of builds and the remarks of linkers.
        {
            { grep -vE '^\[[0-9]+/[0-9]+\] |ld(\.gold|\.lld)?: warning' "$log" || true; } | tail -100
            printf '%s failed after %d s: %s; all of it is in %s\n' "$number" $((SECONDS - begin)) "$title" "$log"
        } >>"$logs/failed"
        exit 1
    fi
    { grep -hE "$telling" "$log" || true; } | tail -30 | sed "s|^ *|$number     |"
    printf '%s %d s\n' "$number" $((SECONDS - begin))
}

# What fails in one lane ends the other one, and is shown last. SwiftPM ends what it has started when it is interrupted.
lanes=()
finish() {
    local lane
    for lane in "${lanes[@]}"; do
        kill "$lane" || true
        kill -INT -- "-$lane" || true
    done
    cat "$logs/failed" || true
} 2>/dev/null
trap finish EXIT

# A function of several commands joins them by `&&`: in the condition above, a failure alone does not end it.
format() {
    Scripts/format.sh lint --strict &&
        Scripts/check-format-rules.sh
}

documents() {
    Scripts/check-rules.py &&
        Scripts/list-sentences.py --check &&
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

packages() {
    step "Rules and clip kit: build" rules_build
    step "Rules and clip kit: tests" \
        swift test --disable-xctest --quiet -Xswiftc -require-explicit-sendable
    step "Clip kit: what clips write around SwiftUI, in Swift 5 and 6" Scripts/check-kit.sh
    step "Application: build" application_build
    step "Application: tests" swift test --package-path Application --disable-xctest --quiet
    # Images and walks run on one thread, and are slow where each access is watched. Foundation's
    # `Process`, which runs other people's programs, is reported as a leak; so is what a weak reference to the
    # controller of a window adds to it, which lives as long as the program.
    step "Rules and clip kit: thread sanitizer" sanitize thread \
        'AppClipCodeReaderTests|CodeScenesTests|AppClipDeviceTests.*Walk'
    step "Rules and clip kit: address sanitizer" sanitize address \
        'ImageVectorTests|NDEFTests|pythonReadsTheSame|presentsControllers'
}

# What runs in browsers, and other packages.
others() {
    step "Browser: what stands in for a C library" Scripts/test-browser-runtime.sh
    step "Browser: codes" Scripts/test-codes-in-browser.sh
    step "Browser: ClipUI" Scripts/test-clipui-in-browser.sh
    step "Browser: layout" node Tests/Layout/run.mjs
    step "Browser: clips" Scripts/build-clips.sh
    step "Browser: reader" Scripts/build-reader.sh
    step "Clips: native tests" swift test --package-path Clips/Fruta --disable-xctest --quiet
    step "A client of the rules links no Foundation" Scripts/check-linkage.sh
    step "Device: a million random events" \
        swift run -c release --scratch-path .build-walk DeviceWalk 1000000
    step "Documentation of the libraries: every link resolves" Scripts/build-documentation.sh
    step "Benchmarks: build" swift build --package-path Benchmarks
    step "Fuzz targets: build, and replay the corpus" Fuzz/run.sh --replay
}

# Each lane is a process group of its own.
set -m
packages &
lanes=($!)
others &
lanes+=($!)
set +m
# The one that ends first, then both.
wait -n "${lanes[@]}"
for lane in "${lanes[@]}"; do wait "$lane"; done
lanes=()

# What the attacks cost is at the end of the log.
step "Hostile clients and malformed requests" pytest -q Tests/Hostile Tests/Load
step "App Store Connect API: descriptions and clients" pytest -q Tests/API
step "Pages and clips in Chromium: what is measured" pytest -q -m measured Tests/Browser
step "Four servers over one PostgreSQL, one of which is killed each second" pytest -q Tests/Servers

# Each has browsers of its own.
workers=$(nproc)
workers=$((workers < 2 ? 2 : workers > 8 ? 8 : workers))
printf '[%d/%d] Pages and clips in Chromium\n' "$count" "$count"
printf '        all steps before took %d s\n' "$SECONDS"
exec pytest -q -m "not measured" --numprocesses "$workers" --dist loadgroup Tests/Browser
