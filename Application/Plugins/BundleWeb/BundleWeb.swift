// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Bundles the files of `Web/` into the sources of a target, whenever one of them has changed.
@main
struct BundleWeb: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let repository = context.package.directoryURL.deletingLastPathComponent()
        let web = repository.appending(path: "Web", directoryHint: .isDirectory)
        let script = repository.appending(path: "Scripts/bundle-web.py")
        let output = context.pluginWorkDirectoryURL.appending(path: "BundledFiles.swift")
        // `Web/` has links to the folders of the kit, which an enumerator does not follow.
        let files = [web, repository.appending(path: "Kit/Web", directoryHint: .isDirectory)]
            .flatMap { folder in
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                    .compactMap { $0 as? URL } ?? []
            }
            .filter { Self.endings.contains($0.pathExtension) }
        return [
            .buildCommand(
                displayName: "Bundling Web/",
                executable: script,
                arguments: [web.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: [script] + files,
                outputFiles: [output]
            )
        ]
    }

    private static let endings: Set = ["js", "css", "html", "mustache"]
}
