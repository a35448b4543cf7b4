// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

extension AppBundle {
    /// The maximum number of extensions, and of frameworks, of a bundle.
    private static let mostParts = 256

    /// Reads a bundle, and records a problem for each file that cannot be read.
    init(reading path: String, in tree: any FileTree, depth: Int = 0) {
        var reader = BundleReader(tree: tree)
        func file(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }
        let info = reader.info(at: file("Info.plist"))
        var binary: Binary?
        var binaryPath: String?
        // It must be the name of a file, not a path that leads elsewhere.
        if let executable = info?.executable, !executable.contains("/"), !executable.isEmpty {
            let path = file(executable)
            binaryPath = path
            binary = reader.binary(at: path)
        }
        let profile = reader.profile(at: file("embedded.mobileprovision"))
        entitlements = reader.entitlements(
            binary: binary,
            at: binaryPath ?? path,
            expanded: file("archived-expanded-entitlements.xcent"),
            profile: profile,
            at: file("embedded.mobileprovision")
        )
        var extensions: [AppBundle] = []
        // Extensions do not contain extensions.
        if depth == 0 {
            for folder in ["PlugIns", "Extensions"] {
                let names = (tree.entries(in: file(folder)) ?? [])
                    .filter { $0.kind == .folder && $0.name.hasSuffix(".appex") }.map(\.name)
                for name in names.prefix(Self.mostParts) {
                    extensions.append(
                        AppBundle(reading: file(folder) + "/" + name, in: tree, depth: depth + 1)
                    )
                }
            }
        }
        self.extensions = extensions
        frameworks = reader.frameworks(in: file("Frameworks"), limit: Self.mostParts)
        contents = BundleContents(of: path, in: tree)
        if contents.isTruncated {
            reader.problems.append(
                BundleProblem(path: path, fault: .tooManyFiles(limit: BundleContents.mostFiles))
            )
        }
        self.path = path
        self.info = info
        self.binary = binary
        self.binaryPath = binaryPath
        self.profile = profile
        problems = reader.problems
    }
}
