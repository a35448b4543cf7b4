// SPDX-License-Identifier: Apache-2.0

/// A place in a file of a ``FileTree``.
public struct Place: Sendable, Hashable {
    /// The file's path in the tree.
    public let file: String

    /// The line and the column.
    public let position: TextPosition

    /// A place in a file.
    public init(file: String, position: TextPosition) {
        self.file = file
        self.position = position
    }
}
