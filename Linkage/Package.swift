// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// A minimal client that shows the dependencies of the library: Scripts/check-linkage.sh checks the dependencies of the
// binary.

import PackageDescription

let package = Package(
    name: "Linkage",
    dependencies: [
        .package(path: "../Packages/morsel")
    ],
    targets: [
        .executableTarget(
            name: "PrintPayload",
            dependencies: [.product(name: "AppClipCodes", package: "morsel")]
        )
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
}
