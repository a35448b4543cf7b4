// SPDX-License-Identifier: Apache-2.0

/// The author of a change, for the log.
public struct Author: Sendable, Hashable, Codable {
    /// The kinds of authors.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// A person who is signed in at the console.
        case person
        /// A client of the API, identified by its key.
        case key
        /// A person who runs commands on the machine.
        case command
    }

    /// The kind of the author.
    public let kind: Kind

    /// The id of the person or the key; empty for commands.
    public let id: String

    /// The name at the time of the change; it is kept when the person or the key is removed.
    public let name: String

    /// Creates an author.
    public init(kind: Kind, id: String, name: String) {
        self.kind = kind
        self.id = id
        self.name = name
    }

    /// The author of commands on the machine.
    public static let command = Author(kind: .command, id: "", name: "command line")
}
