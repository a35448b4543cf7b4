// SPDX-License-Identifier: Apache-2.0

/// A file or folder that is put into the bundle of the program.
struct ResourceMember: Sendable, Hashable {
    /// The path in the folder of the project.
    let path: String
    let isFolder: Bool
    /// The language of the `.lproj` folder around it; `nil` for none.
    let language: String?
    /// The folder in the program's bundle; empty for the bundle itself.
    let bundle: String
    /// Whether it is copied unchanged.
    let isCopied: Bool

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The file extension, in lowercase.
    var ending: String {
        name.split(separator: ".").count > 1
            ? name.split(separator: ".").last?.lowercased() ?? "" : ""
    }
}
