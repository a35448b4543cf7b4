#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds everything and serves Fruta on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/build-clips.sh
Scripts/build-reader.sh
swift build --package-path Application --product morsel
exec Application/.build/debug/morsel serve --demo --database Output/demo.sqlite \
    --demo-bundle Output/clips/Fruta.clip --port "${PORT:-8080}"
