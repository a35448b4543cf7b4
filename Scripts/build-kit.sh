#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the clip kit with its tests. Other options would build everything anew, so all scripts build it here.
set -euo pipefail
cd "$(dirname "$0")/.."
exec Scripts/swift.sh build --package-path Kit --build-tests --explicit-target-dependency-import-check error \
    -Xswiftc -require-explicit-sendable
