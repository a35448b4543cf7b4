// SPDX-License-Identifier: Apache-2.0

/// Encodes changes of the screen as bytes, for the host that draws it.
///
/// A batch is a sequence of operations, which the host performs in order. Each starts with the byte of an
/// ``Operation``. Numbers are unsigned LEB128 (seven bits in each byte, lowest first; the high bit is set
/// in all but the last), signed numbers the same with their two's complement in 32 bits. A text is its
/// number of UTF-8 bytes and the bytes; `b` is one byte.
///
///     create    id b            creates an element of an ElementKind, without inserting it
///     text      id text         replaces the text of an element
///     attribute id b b text     sets (1) or removes (0) an attribute, an AttributeKey
///     style     id b number     sets a style, a StyleKey; 0x80000000 removes it
///     insert    parent id id    inserts an element into a parent before a sibling, or at the end for 0;
///                               an element that is in the tree already is moved
///     remove    id              removes an element and everything in it
///     value     id text         replaces the text in a field
///     flag      id b b          turns a Flag off (0) or on (1)
///     anchor    id              creates an invisible position, for `insert` to refer to
///     focus     id              moves the focus to an element, at the end of the batch
///     title     text            sets the title of the screen
///
/// Element 0 is the screen itself. Identifiers are small and reused: the identifier of a removed element
/// can be given to a new one. A host must therefore drop the events of an element whose identifier now
/// belongs to another.
package struct PatchWriter {
    /// An operation.
    package enum Operation: UInt8 {
        case create = 1
        case text, attribute, style, insert, remove, value, flag, anchor, focus, title
    }

    /// A flag of an element.
    package enum Flag: UInt8 {
        case disabled = 0
        case checked
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

    mutating func anchor(_ id: UInt32) {
        begin(.anchor, id)
    }

    mutating func text(_ id: UInt32, _ text: String) {
        begin(.text, id)
        append(text)
    }

    mutating func value(_ id: UInt32, _ text: String) {
        begin(.value, id)
        append(text)
    }

    mutating func flag(_ id: UInt32, _ flag: Flag, _ isOn: Bool) {
        begin(.flag, id)
        bytes.append(flag.rawValue)
        bytes.append(isOn ? 1 : 0)
    }

    // A removed style has no number, a removed attribute no text.
    mutating func attribute(_ id: UInt32, _ attribute: Attribute, isSet: Bool) {
        if attribute.isStyle {
            begin(.style, id)
            bytes.append(attribute.key)
            append(UInt32(bitPattern: isSet ? attribute.number : Int32.min))
        } else {
            begin(.attribute, id)
            bytes.append(attribute.key)
            bytes.append(isSet ? 1 : 0)
            append(isSet ? attribute.text : "")
        }
    }

    mutating func insert(_ id: UInt32, into parent: UInt32, before sibling: UInt32) {
        begin(.insert, parent)
        append(id)
        append(sibling)
    }

    mutating func remove(_ id: UInt32) {
        begin(.remove, id)
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
