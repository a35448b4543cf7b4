// SPDX-License-Identifier: Apache-2.0

extension SQLRegistry {
    /// Why there is no registry at a path or an address.
    @nonexhaustive public enum OpeningError: Error, Sendable, Hashable {
        /// There is no file, or no database, or one without any table.
        case missing
        /// The database belongs to another program.
        case otherDatabase
        /// Tables on the search path belong to another user of the server, who could change what they hold.
        case otherOwner
        /// A newer version of this program has written the database.
        case newer
        /// Another process holds the database for longer than a change takes.
        case busy
        /// The pages of the file are damaged.
        case damaged
        /// The address is not one of a PostgreSQL database.
        case invalidAddress
        /// No server answers at the address.
        case unreachable
        /// The server refuses the user, or does not let it make or read the tables.
        case accessDenied
        /// The server is starting or shutting down.
        case unavailable
        /// The server takes no changes: it is a copy of another one.
        case readOnly
        /// The server's disk is full.
        case full
    }
}
