#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the server as it is installed, and measures it beside nginx: Tests/Load/load.py says how. Its
# arguments are passed on. With MORSEL the program named there is measured, and nothing is built.
set -euo pipefail
cd "$(dirname "$0")/.."

[ -d Output/clips/Fruta.clip ] || Scripts/build-clips.sh
if [ -z "${MORSEL:-}" ]; then
    swift build -c release --package-path Application --product morsel
fi
exec python3 Tests/Load/load.py "$@"
