#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Gives SwiftPM the pinned versions of the application's dependencies, unless it has them. It adds commit ids to
# Package.resolved, so git ignores that file, and has the versions in Package.pins.json (Scripts/pin-versions.py).
set -euo pipefail
cd "$(dirname "$0")/../Application"

if ! [ -e Package.resolved ] || ! cmp -s Package.pins.json .build/pins.json; then
    mkdir -p .build
    cp Package.pins.json Package.resolved
    cp Package.pins.json .build/pins.json
fi
