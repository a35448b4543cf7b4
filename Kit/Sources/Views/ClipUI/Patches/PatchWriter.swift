// SPDX-License-Identifier: Apache-2.0

/// Encodes changes of the screen as bytes, for the host that draws it.
///
/// A batch is a sequence of operations, which the host performs in order. Each starts with the byte of an
/// ``Operation``. Numbers are unsigned LEB128 (seven bits in each byte, lowest first; the high bit is set
/// in all but the last). A text is its number of UTF-8 bytes and the bytes; `b` is one byte.
///
///     create id b          creates an element of an ElementKind, without inserting it
///     set    id b value    sets a property, an ElementKey; the value `unset` removes it
///     insert parent id id  inserts an element into a parent before a sibling, or at the end for 0;
///                          an element that is in the tree already is moved
///     remove id            removes an element and everything in it
///     anchor id            creates an invisible position, for `insert` to refer to
///     focus  id            moves the focus to an element, at the end of the batch
///     title  text          sets the title of the page
///
/// A value is a byte and what follows: 0 none, 1 false, 2 true, 3 an integer (32 bits, the sign in the lowest:
/// zigzag), 4 a number (IEEE 754, 8 bytes, the lowest first), 5 a text, 6 a list (its count and its values).
///
/// Element 0 is the screen itself. Identifiers are small and reused: the identifier of a removed element
/// can be given to a new one. A host must therefore drop the events of an element whose identifier now
/// belongs to another.
package struct PatchWriter {
    /// The first byte of each change in a batch.
    package enum Operation: UInt8 {
        case create = 1
        case set, insert, remove, anchor, focus, title
    }

    private(set) var bytes: [UInt8] = []

    package init() {}

    // Returns the bytes so far, and removes them.
    mutating func take() -> [UInt8] {
        let taken = bytes
        bytes = []
        return taken
    }

    mutating func create(_ id: UInt32, _ kind: ElementKind) {
        begin(.create, id)
        bytes.append(kind.rawValue)
    }

    mutating func set(_ id: UInt32, _ property: Property) {
        begin(.set, id)
        bytes.append(property.key.rawValue)
        append(property.value)
    }

    mutating func insert(_ id: UInt32, into parent: UInt32, before sibling: UInt32) {
        begin(.insert, parent)
        append(id)
        append(sibling)
    }

    mutating func remove(_ id: UInt32) {
        begin(.remove, id)
    }

    mutating func anchor(_ id: UInt32) {
        begin(.anchor, id)
    }

    mutating func focus(_ id: UInt32) {
        begin(.focus, id)
    }

    mutating func title(_ text: String) {
        bytes.append(Operation.title.rawValue)
        append(text)
    }

    private mutating func begin(_ operation: Operation, _ id: UInt32) {
        bytes.append(operation.rawValue)
        append(id)
    }

    @inline(never)
    private mutating func append(_ value: PropertyValue) {
        switch value {
        case .unset:
            bytes.append(0)
        case .flag(let flag):
            bytes.append(flag ? 2 : 1)
        case .integer(let number):
            bytes.append(3)
            append(UInt32(bitPattern: (number << 1) ^ (number >> 31)))
        case .number(let number):
            bytes.append(4)
            var bits = number.bitPattern
            for _ in 0..<8 {
                bytes.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
            }
        case .text(let text):
            bytes.append(5)
            append(text)
        case .list(let values):
            bytes.append(6)
            append(UInt32(values.count))
            for value in values { append(value) }
        }
    }

    @inline(never)
    private mutating func append(_ number: UInt32) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    @inline(never)
    private mutating func append(_ text: String) {
        append(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }
}
