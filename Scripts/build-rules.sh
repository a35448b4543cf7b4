#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the rules with their tests. Other options would build everything anew, so all scripts build them here.
set -euo pipefail
cd "$(dirname "$0")/.."
exec Scripts/swift.sh build --build-tests --explicit-target-dependency-import-check error \
    -Xswiftc -require-explicit-sendable
