#!/usr/bin/env bash
# Builds the documentation of the libraries; a link that leads nowhere is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

export BUILD_DOCS=1
for target in AppClipCodes; do
    swift package --scratch-path .build-documentation \
        generate-documentation --target "$target" --analyze --warnings-as-errors >/dev/null
    echo "$target: ok"
done
