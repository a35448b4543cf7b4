#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What takes more programs than `make test` does: cards, clips, scanner and console in WebKit, the engine of
# every browser on iPhones and iPads, and in Firefox. `make test` runs the same tests in Chromium.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/.venv/bin:$PATH"

swift build --package-path Application --product morsel
[ -e Output/clips/Fruta.clip ] || Scripts/build-clips.sh
[ -e Output/scan/reader.wasm ] || Scripts/build-reader.sh
exec pytest -q --engine webkit --engine firefox Tests/Browser/test_engine_*.py
