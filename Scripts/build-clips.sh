#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Builds every clip in Clips/ as a WebAssembly module for browsers.
#
#     Scripts/build-clips.sh [OUTPUT]
#
# For each clip the folder OUTPUT/NAME (by default Output/clips/name) then holds clip.wasm and the
# clip's assets. Needs the Swift toolchain alone.
#
# The linker optimises all of a clip at once; otherwise modules would be a quarter larger.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
output=${1:-$root/Output/clips}
mkdir -p "$output"
output=$(cd "$output" && pwd)

for clip in "$root"/Clips/*/Package.swift; do
    folder=$(dirname "$clip")
    name=$(basename "$folder")
    scratch=$root/.build-wasm/$name
    (cd "$folder" && "$root/Scripts/build-module.sh" "$scratch" --product "${name}InBrowser" \
        -Xswiftc -Osize --experimental-lto-mode full)
    target=$output/$(echo "$name" | tr '[:upper:]' '[:lower:]')
    rm -rf "$target"
    mkdir -p "$target/assets"
    cp "$scratch/wasm32-unknown-none-wasm/release/${name}InBrowser.wasm" "$target/clip.wasm"
    if [ -d "$folder/Assets" ]; then cp -R "$folder/Assets/." "$target/assets/"; fi
    # The bundle that `morsel publish` takes: manifest, module, assets.
    if [ -f "$folder/clip.json" ]; then
        bundle=$output/$name.clip
        rm -rf "$bundle"
        mkdir -p "$bundle"
        cp "$folder/clip.json" "$bundle/"
        cp "$target/clip.wasm" "$bundle/module.wasm"
        cp -R "$target/assets" "$bundle/assets"
    fi
    echo "$target: $(wc -c < "$target/clip.wasm") bytes"
done
