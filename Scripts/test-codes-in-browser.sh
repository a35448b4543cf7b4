#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the codec for the browser and checks it against vectors, in node. The last line tells how
# many checks passed. The module is then .build-wasm/release/CodesInBrowser.wasm.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/build-module.sh .build-wasm --product CodesInBrowser -Xswiftc -Osize
node Tests/Browser/codes.mjs .build-wasm/release/CodesInBrowser.wasm
