#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# SwiftPM takes the name of a folder for the identity of the package in it. So this proves that the
# repository resolves, and that its manifests build, whatever the folder is called; and that a package
# with the lines of README.md finds its library.
set -euo pipefail
cd "$(dirname "$0")/.."

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
for name in morsel Application "a folder with a space/Benchmarks"; do
    clone="$place/$name"
    mkdir -p "$clone"
    git ls-files -z --cached --others --exclude-standard --deduplicate \
        | while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done \
        | xargs -0 cp --parents --no-dereference --target-directory "$clone"
    cp "$clone/Application/Package.pins.json" "$clone/Application/Package.resolved"
    for package in . Kit Application Benchmarks Fuzz Linkage Clips/Fruta; do
        # Lists the dependencies, which reads and resolves the manifests of all of them.
        # The working copies of the dependencies are shared, since it is not they that are proved.
        swift package --package-path "$clone/$package" --scratch-path "$place/scratch" \
            show-dependencies >/dev/null 2>"$place/log" || { cat "$place/log" >&2; exit 1; }
    done
    echo "a clone in '$name': ok"
done

# The lines of README.md that begin with a dependency and with a product, without their comments.
lines_of() { sed -n "s|^\(\.$1(.*)\) *\(//.*\)\{0,1\}\$|\1|p" README.md; }
client="$place/client"
mkdir -p "$client/Sources/Client"
echo "import AppClipCodes" >"$client/Sources/Client/Client.swift"
cat >"$client/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Client",
    dependencies: [$(lines_of package)],
    targets: [.target(name: "Client", dependencies: [$(lines_of product)])]
)
SWIFT
swift package --package-path "$client" show-dependencies >/dev/null 2>"$place/log" || { cat "$place/log" >&2; exit 1; }
echo "a client as in README.md: ok"
