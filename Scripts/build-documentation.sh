#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the site of the documentation in Output/documentation: the reference of the libraries that .spi.yml lists,
# and all pages, written and generated. A link that leads nowhere is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

# Prints the rules of `morsel lint`. What follows adds a plugin to the manifests.
Scripts/swift.sh build --package-path Application --product morsel

export BUILD_DOCS=1
mapfile -t targets < <(sed -n 's/^ *- \([A-Za-z]*\)$/\1/p' .spi.yml)
[ "${#targets[@]}" -gt 0 ]
arguments=()
for target in "${targets[@]}"; do arguments+=(--target "$target"); done
# All in one call: the package is planned once, and targets are converted beside each other.
swift package --scratch-path .build-documentation generate-documentation "${arguments[@]}" \
    --analyze --warnings-as-errors

site=Output/documentation
rm -rf "$site"
mkdir -p Output
archives=("${targets[@]/#/.build-documentation/plugins/Swift-DocC/outputs/}")
docc merge "${archives[@]/%/.doccarchive}" --output-path "$site" \
    --synthesized-landing-page-name Libraries --synthesized-landing-page-kind Package
Scripts/build-site.py Application/.build/debug/morsel "$site"
echo "${#targets[@]} targets: ok"
