#!/usr/bin/env bash
# Compiles the Swift listings that Apple's documents print against the modules of this package.
#
#     Scripts/check-listings.sh FOLDER
#
# FOLDER holds the documents as text files; without it they are looked for in ../shared/seeds. The table
# of faults is in Tests/ListingTests/Printed, and with words in Documentation/clip-api.md.
set -euo pipefail
cd "$(dirname "$0")/.."

documents=${1:-../shared/seeds}
if [ ! -d "$documents" ]; then
    echo "there are no documents in $documents: nothing was checked" >&2
    exit 1
fi
MORSEL_SEEDS=$(cd "$documents" && pwd)
export MORSEL_SEEDS
exec swift test --disable-xctest --filter ListingTests.PrintedListingTests
