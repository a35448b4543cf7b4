// SPDX-License-Identifier: Apache-2.0

/// A record of a public iCloud database.
public struct SystemRecord: Sendable, Hashable {
    /// Its name, unique in the database.
    public var name: String

    /// The record type.
    public var type: String

    /// The values, by key.
    public var fields: [String: Value]

    /// A value of a record.
    public enum Value: Sendable, Hashable {
        /// A string.
        case text(String)
        /// A signed integer of 64 bits.
        case integer(Int64)
        /// A floating-point number.
        case number(Double)
        /// Binary data.
        case bytes([UInt8])
    }

    /// Creates a record.
    public init(name: String, type: String, fields: [String: Value] = [:]) {
        self.name = name
        self.type = type
        self.fields = fields
    }
}

/// The reason a record could not be read or written.
public enum SystemRecordError: Error, Sendable, Hashable {
    /// There is no such record.
    case notFound
    /// Clips cannot use iCloud on this version of the system (rule F-22).
    case unavailable
    /// The entitlement does not name the container (rule F-24).
    case notEntitled
    /// Clips cannot write records (rule F-23).
    case readOnly
}
