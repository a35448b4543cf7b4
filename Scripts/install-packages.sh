#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs the Debian packages that the project builds with, if they are missing; with --tests also
# those of the tests, and their Python packages into a folder of their own (.venv); with --check also other browsers and
# what the documentation is built with, which --documentation installs alone; with --load also what the server is
# measured with.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v swift >/dev/null; then
    echo "Swift is missing: install Swift 6.2 or later (https://www.swift.org/install/linux)." >&2
    exit 1
fi

# The C libraries that the application links, what bundles the files of Web/, and the sandbox of what 'morsel simulate'
# runs.
packages=(
    bubblewrap
    pkg-config libcairo2-dev libjpeg62-turbo-dev libpng-dev libqrencode-dev libsqlite3-dev
    libpq-dev libxml2-dev zlib1g-dev libbrotli-dev libwebp-dev
    esbuild brotli python3
    # Draws the PDF images of asset catalogs.
    poppler-utils
)
if [ "${1:-}" = --tests ] || [ "${1:-}" = --check ]; then
    # Programs of others that read what we write, a browser, node for the browser builds, and checks of scripts.
    packages+=(
        chromium chromium-driver curl fonts-dejavu-core man-db node-typescript postgresql python3-venv
        shellcheck zbar-tools
    )
    # The other engines, a screen that nobody sees, and Markdown to HTML.
    [ "$1" = --tests ] || packages+=(webkit2gtk-driver firefox-esr xvfb cmark-gfm)
    command -v node >/dev/null || packages+=(nodejs)
elif [ "${1:-}" = --documentation ]; then
    packages+=(cmark-gfm)
elif [ "${1:-}" = --load ]; then
    packages+=(python3 wrk nginx-light)
fi

missing=()
for package in "${packages[@]}"; do
    status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
    echo "Installing: ${missing[*]}"
    as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

requirements=Tests/requirements.txt
if [[ "${1:-}" =~ ^--(tests|check)$ ]] && ! cmp -s "$requirements" .venv/requirements.txt; then
    echo "Installing into .venv: $(tr '\n' ' ' <"$requirements")"
    python3 -m venv .venv
    .venv/bin/pip install --quiet --disable-pip-version-check --requirement "$requirements"
    cp "$requirements" .venv/requirements.txt
fi

Scripts/use-pins.sh
