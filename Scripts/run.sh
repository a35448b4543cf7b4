#!/usr/bin/env bash
# Builds everything and serves Fruta on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/build-clips.sh
Scripts/build-reader.sh
swift build --package-path Morsel --product morsel
exec Morsel/.build/debug/morsel serve --demo --database Output/demo.sqlite \
    --demo-bundle Output/clips/Fruta.clip --port "${PORT:-8080}"
