#if !hasFeature(Embedded)
/// A record of a public iCloud database.
public struct SystemRecord: Sendable, Hashable {
    /// Its name, unique in the database.
    public var name: String

    /// What kind of record it is.
    public var type: String

    /// What stands under its keys.
    public var fields: [String: Value]

    /// What can stand under a key.
    public enum Value: Sendable, Hashable {
        /// A text.
        case text(String)
        /// A whole number.
        case integer(Int64)
        /// A number.
        case number(Double)
        /// Bytes.
        case bytes([UInt8])
    }

    /// A record.
    public init(name: String, type: String, fields: [String: Value] = [:]) {
        self.name = name
        self.type = type
        self.fields = fields
    }
}

/// Why a record was not read or written.
public enum SystemRecordFault: Error, Sendable, Hashable {
    /// There is no such record.
    case notFound
    /// Clips have no iCloud on this system (rule F-22).
    case unavailable
    /// The entitlement does not name the container (rule F-24).
    case notEntitled
    /// Clips never write (rule F-23).
    case readOnly
}
#endif
