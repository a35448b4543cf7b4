#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the reader of codes as a WebAssembly module for browsers, where `morsel serve` looks for it:
#
#     Output/scan/reader.wasm
#
# Compiled for speed, with the vector instructions that every browser of today has. Needs the Swift
# toolchain alone.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=.build-wasm/Reader

mkdir -p Output/scan
Scripts/build-module.sh "$scratch" --product ReaderInBrowser
cp "$scratch/release/ReaderInBrowser.wasm" Output/scan/reader.wasm
echo "Output/scan/reader.wasm: $(wc -c < Output/scan/reader.wasm) bytes"
