#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A client of the library needs no Foundation, and finds the coding tables wherever its binary is
# taken.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -j 2 -c release --package-path Linkage --scratch-path Linkage/.build
binary=$(swift build -c release --package-path Linkage --scratch-path Linkage/.build \
    --show-bin-path)/PrintPayload

# ldd's own failure must not pass for an absence.
libraries=$(ldd "$binary")
if grep libFoundation <<<"$libraries"; then
    echo "the library links Foundation" >&2
    exit 1
fi

elsewhere=$(mktemp -d)
trap 'rm -r "$elsewhere"' EXIT
cp "$binary" "$elsewhere"
payload=$(cd "$elsewhere" && ./PrintPayload https://appclip.example.com/shop?p=123)
if [[ $payload != 000000000000000000ee33db36d3bd7b ]]; then
    echo "the copied binary printed: $payload" >&2
    exit 1
fi
echo "no Foundation in $(wc -l <<<"$libraries") libraries; the copied binary finds its tables"
