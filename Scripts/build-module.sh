#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Builds a WebAssembly module for browsers of the package in the current folder.
#
#     Scripts/build-module.sh SCRATCH OPTION...
#
# SCRATCH is the folder of the build, and the options are those of `swift build`. Needs the Swift toolchain alone.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$1
shift
# The plan of an earlier build does not know of files that the package got since.
rm -f "$scratch/release.yaml"
MORSEL_BROWSER=1 exec swift build -j 2 -c release --scratch-path "$scratch" \
    --triple wasm32-unknown-none-wasm --toolset "$root/wasm-toolset.json" "$@"
