#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What a change has to pass before anybody looks at it: form, architecture, all tests of the rules, the kit and the
# application, and one clip in a browser. `check.sh` is everything else. Each step says how long it took.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/steps.sh

# A function of several commands joins them by `&&`: in the condition of `step`, a failure alone does not end it.
format() {
    Scripts/format.sh lint --strict &&
        Scripts/check-format-rules.sh
}

documents() {
    Scripts/check-rules.py &&
        Scripts/list-sentences.py --check &&
        Scripts/check-documents.py &&
        Scripts/check-words.py
}

# package_tests FOLDER: with the options of the build before it.
package_tests() {
    Scripts/swift.sh test --package-path "$1" --disable-xctest --quiet -Xswiftc -require-explicit-sendable
}

application_build() {
    Scripts/swift.sh build --package-path Application --build-tests \
        --explicit-target-dependency-import-check error
}

packages() {
    step "Rules: build" Scripts/build-package.sh
    step "Rules: tests" package_tests .
    step "Clip kit: build" Scripts/build-package.sh Kit
    step "Clip kit: tests" package_tests Kit
    step "Application: build" application_build
}

others() {
    step "Format" format
    step "Architecture: imports, circles, primitives" Scripts/check-architecture.py
    step "Scripts: shellcheck, ruff, types of Web/" Scripts/check-scripts.sh
    step "Documents: ids, sentences, words, links, licence lines" documents
    step "Browser: layout" node Kit/Tests/Layout/run.mjs
    step "Browser: clips" Scripts/build-clips.sh
    step "Browser: reader" Scripts/build-reader.sh
    step "Clips: native tests" Scripts/swift.sh test --package-path Clips/Fruta --disable-xctest --quiet
}

lanes packages others

# They install the product, with what was built for browsers.
step "Application: tests" \
    Scripts/swift.sh test --package-path Application --disable-xctest --quiet
last_step "A clip in Chromium, from its link to the end" \
    pytest -q --engine chromium Tests/Browser/test_engine_visitor.py -k order
