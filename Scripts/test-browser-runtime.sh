#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds what stands in for a C library in a browser by itself, and checks it in node. The last line
# tells how many checks passed.
set -euo pipefail
cd "$(dirname "$0")/.."

# The compiler that comes with Swift.
clang=$(dirname "$(readlink -f "$(command -v swift)")")/clang
exports=(posix_memalign free malloc_usable_size memmove memcpy memset memcmp arc4random_buf __multi3)
mkdir -p .build-wasm
"$clang" --target=wasm32-unknown-none-wasm -ffreestanding -fno-builtin -nostdlib -Os -Wall -Werror \
    -mbulk-memory -ISources/Browser/BrowserRuntime/include Sources/Browser/BrowserRuntime/*.c \
    -Wl,--no-entry -Wl,--stack-first "${exports[@]/#/-Wl,--export=}" \
    -o .build-wasm/BrowserRuntime.wasm
node Tests/Browser/runtime.mjs .build-wasm/BrowserRuntime.wasm
