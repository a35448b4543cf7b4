// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The location and form of an app in the products of a build.
struct BundlePlace {
    let form: BuiltBundle.Form
    let app: String
    let archiveInfo: String?
    let besides: [String]

    /// - Throws: ``BuiltBundle/ReadingError``.
    init(in folder: String, of tree: any FileTree) throws(BuiltBundle.ReadingError) {
        func path(_ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
        let entries = tree.entries(in: folder) ?? []
        if let app = try Self.app(in: path("Payload"), of: tree) {
            self.app = app
            form = .ipa
            archiveInfo = nil
            besides = entries.map(\.name).filter { $0 != "Payload" }
        } else if let app = try Self.app(in: path("Products/Applications"), of: tree) {
            self.app = app
            form = .archive
            archiveInfo = path("Info.plist")
            besides = entries.map(\.name).filter { $0 != "Products" && $0 != "Info.plist" }
        } else if entries.contains(where: { $0.name == "Info.plist" && $0.kind == .file }) {
            app = folder
            form = .app
            archiveInfo = nil
            besides = []
        } else if let app = try Self.app(in: folder, of: tree) {
            // The zipped folder of an app.
            self.app = app
            form = .app
            archiveInfo = nil
            besides = []
        } else {
            throw .noApp
        }
    }

    /// Returns the path of the only app in a folder; `nil` if there is none.
    private static func app(
        in folder: String,
        of tree: any FileTree
    ) throws(BuiltBundle.ReadingError) -> String? {
        let apps = (tree.entries(in: folder) ?? [])
            .filter { $0.kind == .folder && $0.name.hasSuffix(".app") }
        guard apps.count <= 1 else { throw .severalApps(apps.prefix(8).map(\.name)) }
        return apps.first.map { folder.isEmpty ? $0.name : folder + "/" + $0.name }
    }
}
