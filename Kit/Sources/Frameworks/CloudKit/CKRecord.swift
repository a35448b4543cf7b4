// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// A record: values under keys.
public class CKRecord: NSObject {
    /// The name of a record type.
    public typealias RecordType = String

    /// The key of a value.
    public typealias FieldKey = String

    /// The identifier of a record in its database.
    public class ID: NSObject {
        /// The name of the record, unique in its database.
        public let recordName: String

        /// Creates an identifier.
        public init(recordName: String) {
            self.recordName = recordName
        }

        /// Whether another object is the same identifier.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID)?.recordName == recordName
        }

        /// A hash value that is the same for equal identifiers.
        public override var hash: Int { recordName.hashValue }
    }

    /// The name of the record's type.
    public let recordType: RecordType

    /// The identifier of the record.
    public let recordID: ID

    private var values: [FieldKey: any CKRecordValueProtocol] = [:]

    /// Creates a record without values.
    public init(recordType: RecordType, recordID: ID) {
        self.recordType = recordType
        self.recordID = recordID
    }

    /// The value under a key; `nil` removes it.
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Returns the keys that have values, in alphabetical order.
    public func allKeys() -> [FieldKey] { values.keys.sorted() }
}

extension CKRecord {
    convenience init(_ record: SystemRecord) {
        self.init(recordType: record.type, recordID: ID(recordName: record.name))
        for (key, value) in record.fields {
            switch value {
            case .text(let text): self[key] = text
            case .integer(let number): self[key] = Int(number)
            case .number(let number): self[key] = number
            case .bytes(let bytes): self[key] = Data(bytes)
            }
        }
    }
}

extension SystemRecord {
    init(_ record: CKRecord) {
        self.init(name: record.recordID.recordName, type: record.recordType)
        for key in record.allKeys() {
            switch record[key] {
            case let text as String: fields[key] = .text(text)
            case let number as Int: fields[key] = .integer(Int64(number))
            case let flag as Bool: fields[key] = .integer(flag ? 1 : 0)
            case let number as Double: fields[key] = .number(number)
            case let bytes as Data: fields[key] = .bytes([UInt8](bytes))
            default: break
            }
        }
    }
}
