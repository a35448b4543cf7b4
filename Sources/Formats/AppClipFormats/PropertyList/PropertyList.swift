// SPDX-License-Identifier: Apache-2.0

/// A value in a property list, with its location in the file.
///
/// Property lists are read in four formats: XML, binary, OpenStep (`{ name = value; }`, in which projects and strings
/// tables are written) and JSON.
public struct PropertyList: Sendable, Hashable {
    /// The content of a value, by its type.
    public enum Content: Sendable, Hashable {
        /// A string, with its escapes or references replaced.
        case string(String)
        /// `true` or `false`.
        case boolean(Bool)
        /// A whole number.
        case integer(Int64)
        /// Any other number.
        case real(Double)
        /// A date in UTC, such as `2026-01-31T12:00:00Z`.
        case date(String)
        /// Bytes.
        case data([UInt8])
        /// An array of values.
        case array([PropertyList])
        /// The members of a dictionary, in the order of the file. A name can occur several times.
        case dictionary([Member])
    }

    /// A name in a dictionary, and its value.
    public struct Member: Sendable, Hashable {
        /// The key, as a dictionary of the list has it.
        public let name: String

        private let nameOffset: UInt32

        /// The value for the name.
        public let value: PropertyList

        /// The offset of the name's first byte: of its quotation mark or element, if it has one.
        public var offset: Int { Int(nameOffset) }

        /// Creates a member from a name, its offset, which must be below 2³², and a value.
        public init(name: String, offset: Int, value: PropertyList) {
            self.name = name
            nameOffset = UInt32(offset)
            self.value = value
        }
    }

    /// The content, by its type.
    public let content: Content

    // Four bytes each: a project file has tens of thousands of values.
    private let start: UInt32
    private let after: UInt32

    /// The offset of the value's first byte, from 0 on: of its quotation mark, bracket, element or marker.
    ///
    /// ``TextPlaces`` of the file's bytes gives its line and column.
    public var offset: Int { Int(start) }

    /// The offset after the value's last byte.
    public var end: Int { Int(after) }

    /// Creates a value with its location; both offsets must be below 2³².
    public init(_ content: Content, offset: Int = 0, end: Int = 0) {
        self.content = content
        start = UInt32(offset)
        after = UInt32(end)
    }
}

// MARK: - Reading

extension PropertyList {
    /// The maximum size of entitlements, in bytes.
    public static let largestFile = ReadingLimits.entitlements.size

    /// Reads a property list in any of the four formats, which the first bytes tell apart.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - limits: The limits for size, depth and number of values.
    /// - Throws: ``PropertyListError`` with the first error.
    /// - Complexity: O(length of `bytes`).
    public init(
        _ bytes: [UInt8],
        limits: ReadingLimits = .entitlements
    ) throws(PropertyListError) {
        guard bytes.count <= limits.size else {
            throw PropertyListError(code: .tooLarge, offset: limits.size)
        }
        if bytes.starts(with: "bplist0".utf8) {
            var reader = BinaryPropertyListReader(bytes, limits: limits)
            self = try reader.read()
            return
        }
        guard let text = DecodedText(bytes) else {
            throw PropertyListError(code: .encoding, offset: 0)
        }
        do throws(PropertyListError) {
            self = try Self.read(text, limits: limits)
        } catch {
            throw error.namingConflicts(in: text.bytes)
        }
    }

    private static func read(
        _ text: DecodedText,
        limits: ReadingLimits
    ) throws(PropertyListError) -> PropertyList {
        switch PropertyListForm(text) {
        case .openStep:
            var reader = OpenStepReader(text, limits: limits)
            return try reader.read()
        case .xml:
            var reader = try XMLPropertyListReader(text, limits: limits)
            return try reader.read()
        case .json:
            let value: JSONValue
            do throws(JSONError) {
                value = try JSONValue(text.bytes, limits: limits)
            } catch { throw PropertyListError(code: .json(error.code), offset: error.offset) }
            return try PropertyList(json: value)
        case .binary, nil: throw PropertyListError(code: .form, offset: 0)
        }
    }
}

// MARK: - Parts

extension PropertyList {
    /// The value of a dictionary's last member with a name; `nil` if there is none.
    ///
    /// Names are compared byte by byte.
    ///
    /// - Complexity: O(number of members).
    public subscript(name: String) -> PropertyList? { member(name)?.value }

    /// Returns a dictionary's last member with a name; `nil` if there is none.
    ///
    /// - Complexity: O(number of members).
    public func member(_ name: String) -> Member? {
        guard case .dictionary(let members) = content else { return nil }
        // Most names differ in length, and only the one that is found is copied.
        let length = name.utf8.count
        var index = members.count
        while index > 0 {
            index -= 1
            guard members[index].name.utf8.count == length else { continue }
            if members[index].name.utf8.elementsEqual(name.utf8) { return members[index] }
        }
        return nil
    }

    /// The text of a string; `nil` for other values.
    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The value of `true` or `false`; `nil` for other values.
    public var boolean: Bool? {
        if case .boolean(let flag) = content { flag } else { nil }
    }

    /// The value of a whole number; `nil` for other values.
    public var integer: Int64? {
        if case .integer(let number) = content { number } else { nil }
    }

    /// The elements of an array; `nil` for other values.
    public var array: [PropertyList]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The members of a dictionary, in the order of the file; `nil` for other values.
    public var members: [Member]? {
        if case .dictionary(let members) = content { members } else { nil }
    }
}
