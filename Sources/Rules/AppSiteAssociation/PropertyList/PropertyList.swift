// SPDX-License-Identifier: Apache-2.0

/// A value in a property list, as far as entitlements need it.
public indirect enum PropertyList: Sendable, Hashable {
    /// A text.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// A row of values.
    case array([PropertyList])
    /// Values by names.
    case dictionary([String: PropertyList])
    /// A number, date or data, whose value is not kept.
    case other

    /// The most bytes of a property list that are read.
    public static let largestFile = 1 << 20

    /// The most levels of arrays and dictionaries.
    static let depthLimit = 32

    /// The most values.
    static let countLimit = 100_000

    /// Reads a property list in XML or in binary form.
    ///
    /// - Parameter bytes: The file, at most ``largestFile`` bytes.
    /// - Throws: ``PropertyListError`` with the first fault.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8]) throws(PropertyListError) {
        guard bytes.count <= Self.largestFile else {
            throw PropertyListError(code: .tooLarge, offset: Self.largestFile)
        }
        if bytes.starts(with: "bplist0".utf8) {
            var reader = BinaryPropertyListReader(bytes)
            self = try reader.read()
        } else {
            var reader = XMLPropertyListReader(bytes)
            self = try reader.read()
        }
    }
}

/// Why bytes are no property list, and where.
public struct PropertyListError: Error, Sendable, Hashable {
    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// There are more bytes than are read.
        case tooLarge
        /// Values lie within each other more deeply than is read.
        case tooDeep
        /// There are more values than are read.
        case tooMany
        /// The bytes are no property list of a form that is read.
        case form
        /// An element starts and does not end.
        case notClosed
        /// An element does not belong to a property list.
        case element
        /// A value in a dictionary has no name.
        case nameExpected
        /// A name in a dictionary has no value.
        case valueExpected
        /// A text has an entity that is not built in, or is not UTF-8.
        case text
        /// A place in a binary list is outside of it.
        case place
    }

    /// What is wrong.
    public let code: Code

    /// The place of the byte at fault, counted from the first one.
    public let offset: Int
}
