#!/usr/bin/env bash
# Builds the command line, makes a code and shows it.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --package-path Morsel --product morsel
morsel=Morsel/.build/debug/morsel
mkdir -p Output
"$morsel" code generate --url 'https://appclip.example.com/shop?p=123' --index 9 \
    --output Output/code.svg --show
echo "The code of https://appclip.example.com/shop?p=123 is in Output/code.svg."
echo "Read back from the file: $("$morsel" code read Output/code.svg)"
echo "Next: $morsel code --help"
