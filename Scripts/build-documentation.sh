#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the documentation of the libraries that .spi.yml lists; a link that leads nowhere is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

export BUILD_DOCS=1
mapfile -t targets < <(sed -n 's/^ *- \([A-Za-z]*\)$/\1/p' .spi.yml)
[ "${#targets[@]}" -gt 0 ]
arguments=()
for target in "${targets[@]}"; do arguments+=(--target "$target"); done
# All in one call: the package is planned once, and targets are converted beside each other.
swift package --scratch-path .build-documentation generate-documentation "${arguments[@]}" \
    --analyze --warnings-as-errors
echo "${#targets[@]} targets: ok"
