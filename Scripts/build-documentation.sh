#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the site of the documentation in Output/documentation: the reference of the libraries that .spi.yml lists,
# and all pages, written and generated. A link that leads nowhere is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/build-rules.sh
# Prints the rules of `morsel lint`.
Scripts/swift.sh build --package-path Application --product morsel

mapfile -t targets < <(sed -n 's/^ *- \([A-Za-z]*\)$/\1/p' .spi.yml)
[ "${#targets[@]}" -gt 0 ]
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# convert TARGET: its symbols are read from the module that was built for the tests.
convert() {
    local graph=$work/$1.symbols archive=$work/$1.doccarchive map arguments=()
    for map in .build/debug/*.build/module.modulemap; do arguments+=(-Xcc "-fmodule-map-file=$map"); done
    mkdir "$graph"
    swift symbolgraph-extract -module-name "$1" -I .build/debug/Modules "${arguments[@]}" \
        -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public -output-dir "$graph"
    arguments=()
    for map in Sources/*/"$1"/"$1.docc"; do [ ! -d "$map" ] || arguments+=("$map"); done
    docc convert "${arguments[@]}" --additional-symbol-graph-dir "$graph" --output-path "$archive" \
        --fallback-display-name "$1" --fallback-bundle-identifier "$1" \
        --analyze --warnings-as-errors
}
for target in "${targets[@]}"; do convert "$target"; done

site=Output/documentation
rm -rf "$site"
mkdir -p Output
archives=("${targets[@]/#/$work/}")
docc merge "${archives[@]/%/.doccarchive}" --output-path "$site" \
    --synthesized-landing-page-name Libraries --synthesized-landing-page-kind Package
Scripts/build-site.py Application/.build/debug/morsel "$site"
echo "${#targets[@]} targets: ok"
