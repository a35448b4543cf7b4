#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Checks that an installation is the whole product: it is put into an empty folder, and used with the checkout
# covered (bubblewrap). BUILT names a folder with a `morsel` that is built already; without it, it is built for
# release, as `make install` does.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${BUILT:-}" ]; then
    # Once, and not for each installation of the tests; its size is looked at.
    swift build -c release --package-path Application --product morsel
    MORSEL_RELEASE=$(swift build -c release --package-path Application --show-bin-path)
    export MORSEL_RELEASE
fi
[ -f Output/scan/reader.wasm ] || Scripts/build-reader.sh
[ -f Output/clips/Fruta.clip/clip.json ] || Scripts/build-clips.sh
exec .venv/bin/pytest -q -s Tests/Installation "$@"
