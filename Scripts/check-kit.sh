#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Type-checks sources that use the modules around SwiftUI as clips do, in both language modes and with
# the options that the build of a clip has.
#
#     Scripts/check-kit.sh [FOLDER OF THE BUILT MODULES]
set -euo pipefail
cd "$(dirname "$0")/.."

modules=${1:-$(Scripts/swift.sh build --package-path Kit --show-bin-path)/Modules}
[ -d "$modules" ] || Scripts/build-package.sh Kit
for version in 5 6; do
    for source in Kit/Tests/KitUse/*.swift; do
        swiftc -typecheck -parse-as-library -swift-version "$version" -suppress-warnings \
            -I "$modules" -Xcc -fmodule-map-file="$modules/../EvaluationContext.build/module.modulemap" \
            -I Kit/Sources/Frameworks/Submodules/UIKit -I Kit/Sources/Frameworks/Submodules/CoreImage \
            -Xfrontend -import-module -Xfrontend ClipFoundation "$source"
    done
done
echo "the sources of $(find Kit/Tests/KitUse -name '*.swift' | wc -l) files type-check in Swift 5 and 6"
