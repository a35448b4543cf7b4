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

# The manifest asks for the C library's mathematics, which native builds without optimization call.
# A browser has none and needs none, so the linker is given an empty one.
mkdir -p "$scratch" Output/scan
printf '!<arch>\n' > "$scratch/libm.a"
# The plan of an earlier build does not know of files that the package got since.
rm -f "$scratch/release.yaml"

swift build -j 2 -c release --product ReaderInBrowser --scratch-path "$scratch" \
    --triple wasm32-unknown-none-wasm --toolset wasm-toolset.json \
    -Xlinker "-L$PWD/$scratch"
cp "$scratch/release/ReaderInBrowser.wasm" Output/scan/reader.wasm
echo "Output/scan/reader.wasm: $(wc -c < Output/scan/reader.wasm) bytes"
