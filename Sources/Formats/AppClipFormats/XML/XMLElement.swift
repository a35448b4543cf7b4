// SPDX-License-Identifier: Apache-2.0

/// An element of an XML document, with its place: what schemes and workspaces are made of.
///
/// Names are taken as they are written, with a prefix if they have one.
public struct XMLElement: Sendable, Hashable {
    /// An attribute of an element.
    public struct Attribute: Sendable, Hashable {
        /// The name.
        public let name: String

        /// The value, with its references replaced.
        public let value: String

        /// The place of the name's first byte.
        public let offset: Int

        /// The place of the value's first byte, after the quotation mark.
        public let valueOffset: Int
    }

    /// The name.
    public let name: String

    /// The attributes in their order.
    public let attributes: [Attribute]

    /// The elements within, in their order.
    public let children: [XMLElement]

    /// The text within, but that of other elements within.
    public let text: String

    /// The place of the tag's `<`, counted in bytes from the first one.
    ///
    /// ``TextPlaces`` of the file's bytes gives its line and column.
    public let offset: Int

    /// The place after the last byte.
    public let end: Int
}

extension XMLElement {
    /// Reads a document.
    ///
    /// Comments, instructions and a document type are skipped. Nothing that a document type declares is
    /// used: five entities and references to characters are replaced, any other is an error.
    ///
    /// - Parameters:
    ///   - bytes: The document, in UTF-8 or in UTF-16.
    ///   - limits: How much is read.
    /// - Throws: ``XMLError`` with the first fault.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8], limits: ReadingLimits = .project) throws(XMLError) {
        guard bytes.count <= limits.size else {
            throw XMLError(code: .tooLarge, offset: limits.size)
        }
        var reader = XMLElementReader(try XMLTokenizer(bytes), limits: limits)
        self = try reader.read()
    }

    /// The value of an attribute.
    ///
    /// - Complexity: O(number of attributes).
    public subscript(name: String) -> String? { attribute(name)?.value }

    /// An attribute.
    ///
    /// - Complexity: O(number of attributes).
    public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// The elements of a name directly within this one, in their order.
    ///
    /// - Complexity: O(number of children).
    public func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The first element of a name directly within this one.
    ///
    /// - Complexity: O(number of children).
    public func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
