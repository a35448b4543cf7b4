// SPDX-License-Identifier: Apache-2.0

import ClipMessages
import ClipSources

/// A module: the sources of a target, which are compiled together.
struct SourceModule: Sendable {
    /// A source as it is in the project, and as it is compiled.
    struct Source: Sendable {
        /// The path in the folder of the project.
        let path: String
        /// The text that is compiled.
        let rewritten: RewrittenSource
    }

    /// The module's name, which code imports.
    var name: String
    /// Whether it is the program, and not a library for it.
    let isProgram: Bool
    var sources: [Source]
    let settings: ModuleSettings
    /// Its images and colours, and whether types of other modules are extended with members for them.
    var assets: [AssetSymbol] = []
    var extendsAssetTypes = true
    /// The data models whose classes the build makes.
    var models: [DataModel] = []
    /// The folder in the program's bundle that has its resources; `nil` for the bundle itself.
    var resourceBundle: String?
    /// The modules of the same build that it imports.
    var dependencies: [String] = []

    /// The path of the file whose statements start the program; `nil` if a type with `@main` does.
    var mainFile: String? {
        sources.map(\.path).first { $0.hasSuffix("/main.swift") || $0 == "main.swift" }
    }

    /// Returns a source with the declarations that the build adds to the module; empty if it needs none.
    func addedSource(for kit: BuiltKit) -> String {
        var text = ""
        let members = AssetMembers(assets)
        if !members.isEmpty {
            var added: [String: Set<String>] = [:]
            for source in sources {
                added.merge(source.rewritten.addedMembers) { $0.union($1) }
            }
            text += members.source(
                in: .init(
                    hasResourceTypes: kit.hasResourceTypes,
                    hasResourceInitializers: kit.hasResourceInitializers,
                    extendsTypes: extendsAssetTypes,
                    added: added,
                    bundle: resourceBundle == nil
                        ? "Foundation.Bundle.main" : "Foundation.Bundle.module"
                )
            )
        }
        let classes = models.map(\.source).joined()
        if !classes.isEmpty { text += "\nimport CoreData\nimport Foundation\n" + classes }
        text += previewTable
        if let resourceBundle {
            text += """

                import Foundation

                extension Foundation.Bundle {
                    nonisolated static let module =
                        Bundle(path: Bundle.main.bundlePath + "/\(resourceBundle)") ?? Bundle.main
                }

                """
        }
        return text
    }

    /// The previews that can be shown, by number: their titles, and the expressions of their views.
    var shownPreviews: [(name: String?, expression: String)] {
        guard isProgram else { return [] }
        return sources.flatMap(\.rewritten.previews).compactMap { preview in
            preview.expression.map { (preview.name, $0) }
        }
    }

    // A program is asked for a preview by its number; see `ShownPreview` of the kit.
    private var previewTable: String {
        let previews = shownPreviews
        guard !previews.isEmpty else { return "" }
        let cases = previews.enumerated().map { number, preview in
            "        case \(number): return SwiftUI.ShownPreview { \(preview.expression) }.address"
        }
        return """

            import SwiftUI

            @_cdecl("\(ProgramNames.previewFunction)")
            public nonisolated func \(ProgramNames.previewFunction)(_ number: Int32) -> UInt {
                MainActor.assumeIsolated {
                    switch number {
            \(cases.joined(separator: "\n"))
                    default: return 0
                    }
                }
            }

            """
    }
}
