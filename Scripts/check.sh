#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What `test.sh` leaves out because it takes longer: sanitizers, fuzz targets, everything in browsers and in the three
# engines, attacks, servers, documentation, measurements.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/steps.sh

# sanitize PACKAGE KIND TESTS [SKIPPED]
sanitize() {
    MORSEL_TESTS=$3 Scripts/swift.sh test --package-path "$1" --disable-xctest --quiet --sanitize="$2" \
        --scratch-path "$1/.build-$2" --skip "${4:-nothing}"
}

# Threads share the state of clips, and of projects that are read by several at once. The rest is functions over values.
shared=SourceScanTests,AppClipProjectTests,AppClipLintTests
shared_kit=ClipUITests,ClipCombineTests,AppClipTests,ClipMessagesTests,AppClipRehearsalTests,AroundSwiftUITests
shared_kit+=,SystemModulesTests,ListingTests
# The compiler checks memory everywhere else (`strictMemorySafety`): these libraries have more than two expressions
# that are marked as unsafe, or read files of others.
unsafe=AppClipBytesTests,AppClipTypesTests,AppClipFormatsTests,AppClipExperiencesTests,AppClipCodesTests
unsafe+=,AppClipCodeReaderTests,AppClipBundleTests
unsafe_kit=ClipCombineTests,ClipUITests

walk() {
    Scripts/build-package.sh && .build/debug/DeviceWalk 1000000
}

application() {
    Scripts/swift.sh build --package-path Application --product morsel
}

# The modules of the application are taken as they have been built, if their dependencies have the same versions.
benchmarks() {
    (cd Application && cp Package.resolved ../Benchmarks/) &&
        Scripts/swift.sh build --package-path Benchmarks --scratch-path Application/.build
}

packages() {
    step "Thread sanitizer: projects" sanitize . thread "$shared"
    step "Thread sanitizer: clip kit" sanitize Kit thread "$shared_kit"
    # Images are slow where each access is watched.
    step "Address sanitizer: rules and codes" sanitize . address "$unsafe" ImageVectorTests
    step "Address sanitizer: views" sanitize Kit address "$unsafe_kit"
    step "Clip kit: what clips write around SwiftUI, in Swift 5 and 6" Scripts/check-kit.sh
}

# What is built for browsers, and other packages.
others() {
    step "Clones in folders of other names resolve" Scripts/check-clones.sh
    step "Browser: what stands in for a C library" Scripts/test-browser-runtime.sh
    step "Browser: codes" Scripts/test-codes-in-browser.sh
    step "Browser: ClipUI" Scripts/test-clipui-in-browser.sh
    step "Browser: clips" Scripts/build-clips.sh
    step "Browser: reader" Scripts/build-reader.sh
    step "Application: build" application
    step "A client of the rules links no Foundation" Scripts/check-linkage.sh
    step "Device: a million random events" walk
    step "Documentation: every link of the site resolves" Scripts/build-documentation.sh
    step "Benchmarks: build" benchmarks
    step "Fuzz targets: build, and replay the corpus" Fuzz/run.sh --replay
}

lanes packages others

step "Documents: commands of README and the guides" pytest -q Tests/Documents
# What measures or floods something runs alone; what the attacks cost is at the end of the log.
step "Hostile clients and malformed requests" pytest -q Tests/Hostile Tests/Load
step "App Store Connect API: descriptions and clients" pytest -q Tests/API
step "Pages and clips in Chromium: what is measured" pytest -q -m measured Tests/Browser
step "Four servers over one PostgreSQL, one of which is killed each second" pytest -q Tests/Servers
# Each has browsers of its own.
workers=$(nproc)
workers=$((workers < 2 ? 2 : workers > 8 ? 8 : workers))
beside_each_other=(--numprocesses "$workers" --dist loadgroup)
step "Clips, cards, scanner and console in WebKit and Firefox" \
    pytest -q "${beside_each_other[@]}" --engine webkit --engine firefox Tests/Browser/test_engine_{console,hostile,parts,scanner,visitor}.py
last_step "Pages and clips in Chromium" \
    pytest -q -m "not measured" "${beside_each_other[@]}" Tests/Browser
