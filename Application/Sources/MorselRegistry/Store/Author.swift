// SPDX-License-Identifier: Apache-2.0

/// Who makes a change, for the log.
public struct Author: Sendable, Hashable, Codable {
    /// What kind of author it is.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// Somebody who is signed in at the console.
        case person
        /// A client of the API, by its key.
        case key
        /// Somebody who runs commands on the machine.
        case command
    }

    /// What kind of author it is.
    public let kind: Kind

    /// The id of the person or the key; empty for commands.
    public let id: String

    /// The name at the time of the change, which outlives the person and the key.
    public let name: String

    /// An author.
    public init(kind: Kind, id: String, name: String) {
        self.kind = kind
        self.id = id
        self.name = name
    }

    /// Whoever runs commands on the machine.
    public static let command = Author(kind: .command, id: "", name: "command line")
}
