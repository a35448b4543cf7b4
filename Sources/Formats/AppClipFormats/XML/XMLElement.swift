// SPDX-License-Identifier: Apache-2.0

/// An element of an XML document, with its location, as in schemes and workspaces.
///
/// Names are kept as they are written, with their prefix.
public struct XMLElement: Sendable, Hashable {
    /// An attribute of an element.
    public struct Attribute: Sendable, Hashable {
        /// The name as it is written, with its prefix.
        public let name: String

        /// The value, with its references replaced.
        public let value: String

        /// The offset of the name's first byte.
        public let offset: Int

        /// The offset of the value's first byte, after the quotation mark.
        public let valueOffset: Int
    }

    /// The name as it is written, with its prefix.
    public let name: String

    /// The attributes in their order.
    public let attributes: [Attribute]

    /// The child elements, in their order.
    public let children: [XMLElement]

    /// The element's own text, without that of its child elements.
    public let text: String

    /// The offset of the start tag's `<` in bytes, from 0 on.
    ///
    /// ``TextPlaces`` of the file's bytes gives its line and column.
    public let offset: Int

    /// The offset after the last byte.
    public let end: Int
}

extension XMLElement {
    /// Reads a document.
    ///
    /// Comments, processing instructions and a document type are skipped. Declarations of a document type are not used:
    /// the five predefined entities and character references are replaced, any other reference is an error.
    ///
    /// - Parameters:
    ///   - bytes: The document, in UTF-8 or in UTF-16.
    ///   - limits: The limits for size, depth, and number of elements and attributes.
    /// - Throws: ``XMLError`` with the first error.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8], limits: ReadingLimits = .project) throws(XMLError) {
        guard bytes.count <= limits.size else {
            throw XMLError(code: .tooLarge, offset: limits.size)
        }
        var reader = XMLElementReader(try XMLTokenizer(bytes), limits: limits)
        self = try reader.read()
    }

    /// The value of an attribute; `nil` if there is none.
    ///
    /// - Complexity: O(number of attributes).
    public subscript(name: String) -> String? { attribute(name)?.value }

    /// Returns the attribute with a name; `nil` if there is none.
    ///
    /// - Complexity: O(number of attributes).
    public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// Returns the child elements with a name, in their order.
    ///
    /// - Complexity: O(number of children).
    public func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// Returns the first child element with a name; `nil` if there is none.
    ///
    /// - Complexity: O(number of children).
    public func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
