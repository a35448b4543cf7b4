#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the codec for the browser and checks it against vectors, in node. The last line tells how
# many checks passed. The module is then .build-wasm/release/CodesInBrowser.wasm.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -j 2 -c release --product CodesInBrowser --scratch-path .build-wasm \
    --triple wasm32-unknown-none-wasm --toolset wasm-toolset.json -Xswiftc -Osize
node Tests/Browser/codes.mjs .build-wasm/release/CodesInBrowser.wasm
