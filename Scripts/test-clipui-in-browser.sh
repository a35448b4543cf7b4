#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs ClipUI's list of checks inside of a WebAssembly module, optimised as clips are.
# Needs the Swift toolchain and node. Exit status 1 if a check fails.
set -eu
cd "$(dirname "$0")/../Kit"
../Scripts/build-module.sh ../.build-wasm/Kit --product ClipUIChecksInBrowser \
    -Xswiftc "${OPTIMIZATION:--Osize}" --experimental-lto-mode full
exec node ../Tests/Browser/clipui.mjs \
    ../.build-wasm/Kit/wasm32-unknown-none-wasm/release/ClipUIChecksInBrowser.wasm
