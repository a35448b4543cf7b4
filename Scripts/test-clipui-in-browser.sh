#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs ClipUI's list of checks inside of a WebAssembly module, optimised as clips are.
# Needs the Swift toolchain and node. Exit status 1 if a check fails.
set -eu
cd "$(dirname "$0")/.."
swift build -c release --triple wasm32-unknown-none-wasm --toolset wasm-toolset.json \
    --scratch-path .build-wasm --product ClipUIChecksInBrowser -Xswiftc "${OPTIMIZATION:--Osize}" \
    --experimental-lto-mode full -j 2
exec node Tests/Browser/clipui.mjs \
    .build-wasm/wasm32-unknown-none-wasm/release/ClipUIChecksInBrowser.wasm
