// SPDX-License-Identifier: Apache-2.0

/// A location in a file of a ``FileTree``.
public struct Place: Sendable, Hashable {
    /// The file's path in the tree.
    public let file: String

    /// The line and the column.
    public let position: TextPosition

    /// Creates a location in a file.
    public init(file: String, position: TextPosition) {
        self.file = file
        self.position = position
    }
}
