#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the site of the documentation in Output/documentation: the reference of the libraries that each .spi.yml lists,
# and all pages, written and generated. A link that leads nowhere is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/build-package.sh
Scripts/build-package.sh Kit
# Prints the rules of `morsel lint`.
Scripts/swift.sh build --package-path Application --product morsel

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# convert PACKAGE TARGET: its symbols are read from the module that was built for the tests.
convert() {
    local built=$1/.build/debug graph=$work/$2.symbols archive=$work/$2.doccarchive map arguments=()
    for map in "$built"/*.build/module.modulemap; do arguments+=(-Xcc "-fmodule-map-file=$map"); done
    mkdir "$graph"
    swift symbolgraph-extract -module-name "$2" -I "$built/Modules" "${arguments[@]}" \
        -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public -output-dir "$graph"
    arguments=()
    for map in "$1"/Sources/*/"$2"/"$2.docc"; do [ ! -d "$map" ] || arguments+=("$map"); done
    docc convert "${arguments[@]}" --additional-symbol-graph-dir "$graph" --output-path "$archive" \
        --fallback-display-name "$2" --fallback-bundle-identifier "$2" \
        --analyze --warnings-as-errors
}
targets=()
for package in . Kit; do
    mapfile -t listed < <(sed -n 's/^ *- \([A-Za-z]*\)$/\1/p' "$package/.spi.yml")
    [ "${#listed[@]}" -gt 0 ]
    for target in "${listed[@]}"; do convert "$package" "$target"; done
    targets+=("${listed[@]}")
done

site=Output/documentation
rm -rf "$site"
mkdir -p Output
archives=("${targets[@]/#/$work/}")
docc merge "${archives[@]/%/.doccarchive}" --output-path "$site" \
    --synthesized-landing-page-name Libraries --synthesized-landing-page-kind Package
Scripts/build-site.py Application/.build/debug/morsel "$site"
echo "${#targets[@]} targets: ok"
