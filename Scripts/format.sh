#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs swift-format on every Swift source of the repository.
#
#     Scripts/format.sh lint --strict      report what is not formatted
#     Scripts/format.sh --in-place         format
set -euo pipefail
cd "$(dirname "$0")/.."

exec swift format "$@" --recursive --parallel Package.swift Sources Tests \
    Kit/Package.swift Kit/Sources Kit/Tests \
    Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Decoding \
    Application/Package.swift Application/Sources Application/Tests \
    Clips/Fruta/Package.swift Clips/Fruta/Sources Clips/Fruta/Tests \
    Fuzz/Package.swift Fuzz/Sources Linkage/Package.swift Linkage/Sources
