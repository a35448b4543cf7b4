#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the rules, or the package in another folder, with its tests. Other options would build everything anew, so all
# scripts build the rules and the clip kit here.
#
#     Scripts/build-package.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
exec Scripts/swift.sh build --package-path "${1:-.}" --build-tests --explicit-target-dependency-import-check error \
    -Xswiftc -require-explicit-sendable
