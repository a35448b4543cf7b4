// SPDX-License-Identifier: Apache-2.0

import SystemPackage

/// The state of a path to which a file is to be written.
package enum ExistingFile: Sendable {
    /// There is no file.
    case nothing
    /// There is a file with these bytes, or a link to one.
    case file([UInt8])
    /// There is a folder, or a link to one.
    case folder
    /// There is something else: a link without a target, a pipe, or a file that is large or cannot be read.
    case other

    /// The maximum number of bytes that are compared; a larger file counts as ``other``.
    private static let limit = 64 << 20

    /// Reads the state of a path.
    package init(_ path: String) {
        do throws(Errno) {
            // Safe: the string lives for the length of the call. A link without a target counts as
            // something.
            _ = try unsafe Stat(path, followTargetSymlink: false)
        } catch {
            self = error == .noSuchFileOrDirectory || error == .notDirectory ? .nothing : .other
            return
        }
        if FileKind(at: path) == .folder {
            self = .folder
        } else if let bytes = try? InputFile.bytes(path, limit: Self.limit, what: "output") {
            self = .file(bytes)
        } else {
            self = .other
        }
    }
}
