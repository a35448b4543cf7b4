// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

/// Feature G2: Swift packages by their manifests.
@Suite struct ManifestPackageTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        // .executableTarget(name: "Commented"),
        /* .executableTarget(name: "Blocked"), /* .target(name: "Inner") */ */
        let package = Package(
            name: "Fruta",
            dependencies: [.package(url: "https://git.example/(kit", from: "1.0.0")],
            targets: [
                .target(name: "Shared", path: "Common"),
                .target(name: "Gone"),
                .executableTarget(name: "Clip", dependencies: [.target(name: "Shared")]),
                .executableTarget(name: "Tool"),
                .testTarget(name: "ClipTests"),
            ]
        )
        """

    private func read(_ manifest: String, at path: String = "") -> ManifestPackage? {
        let begin = path.isEmpty ? "" : path + "/"
        let files = [
            begin + "Package.swift": manifest, begin + "Common/A.swift": "import AppClip",
            begin + "Sources/Clip/Main.swift": "import SwiftUI\n  import AppClip\n",
            begin + "Sources/Tool/Tool.swift": "// import AppClip\nlet text = \"import AppClip\"\n",
        ]
        return ProjectTree(reading: MemoryFiles(texts: files)).packages.first
    }

    @Test(arguments: ["", "Kit"])
    func `targets have their folders, and a clip is a program that imports AppClip`(path: String)
        throws
    {
        let package = try #require(read(Self.manifest, at: path))
        let begin = path.isEmpty ? "" : path + "/"
        #expect(package.name == "Fruta" && package.path == path)
        #expect(package.targets.map(\.name) == ["Shared", "Clip", "Tool"])
        #expect(
            package.targets.map(\.folder) == [
                begin + "Common", begin + "Sources/Clip", begin + "Sources/Tool",
            ]
        )
        #expect(package.clips.map(\.name) == ["Clip"])
        #expect(package.clips.first?.place.position.line == 11)
    }

    @Test(arguments: [
        "", "let package = Package(", "Package(name: \"", "/* Package(name: \"A\")",
        "Package(name: names[0])",
        "Package(name: \"\\", ".target(name: \"A\", path: \"../../B\")",
    ])
    func `a manifest that says nothing has the name of its folder`(text: String) throws {
        let package = try #require(read(text, at: "Kit"))
        #expect(package.name == "Kit" && package.targets.isEmpty)
    }
}
