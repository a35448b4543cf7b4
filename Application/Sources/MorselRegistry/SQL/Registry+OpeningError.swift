// SPDX-License-Identifier: Apache-2.0

extension Registry {
    /// The reason a registry cannot be opened at a path or an address.
    @nonexhaustive public enum OpeningError: Error, Sendable, Hashable {
        /// There is no file or database, or one without any table.
        case missing
        /// The database belongs to another program.
        case otherDatabase
        /// Tables on the search path belong to another user of the server, who could change their contents.
        case otherOwner
        /// The database was written by a newer version of this program.
        case newer
        /// Another process locks the database for longer than a change takes.
        case busy
        /// The pages of the file are damaged.
        case damaged
        /// The address is not one of a PostgreSQL database.
        case invalidAddress
        /// No server answers at the address.
        case unreachable
        /// The server rejects the user, or does not allow the tables to be created or read.
        case accessDenied
        /// The server is starting or shutting down.
        case unavailable
        /// The server does not accept changes: it is a replica.
        case readOnly
        /// The server's disk is full.
        case full
    }
}
