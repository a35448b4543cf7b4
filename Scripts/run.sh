#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds everything and serves Fruta on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."

# Modules for browsers are optimised as a whole, by one processor; the application is built by the other one.
modules() {
    Scripts/build-clips.sh && Scripts/build-reader.sh
}
mkdir -p Output
modules >Output/modules.log 2>&1 &
building=$!
trap 'kill "$building" 2>/dev/null || true' EXIT
Scripts/swift.sh build --package-path Application --product morsel
wait "$building" || { cat Output/modules.log >&2; exit 1; }
trap - EXIT
exec Application/.build/debug/morsel serve --demo --database Output/demo.sqlite \
    --demo-bundle Output/clips/Fruta.clip --port "${PORT:-8080}"
