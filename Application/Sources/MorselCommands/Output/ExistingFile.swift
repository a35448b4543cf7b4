// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What is at the place of a file that is to be written.
enum ExistingFile: Sendable {
    /// Nothing.
    case nothing
    /// A file with these bytes, or where links lead to one.
    case file([UInt8])
    /// A folder.
    case folder
    /// Something else: a link to nothing, a pipe, a file that cannot be read or is large.
    case other

    /// The most bytes that are compared; what is larger counts as something else.
    private static let limit = 64 << 20

    /// What is at a path.
    init(_ path: String) {
        var status = stat()
        // The pointer is to the variable above, for the length of the call. Not `stat`: a link to
        // nothing is something.
        guard unsafe lstat(path, &status) == 0 else {
            self = errno == ENOENT || errno == ENOTDIR ? .nothing : .other
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
