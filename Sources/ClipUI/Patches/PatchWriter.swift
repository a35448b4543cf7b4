/// Changes of the screen as bytes: the one language between a clip and whatever draws it.
///
/// A batch is a sequence of operations, to be carried out in order. Each begins with one byte from
/// ``Operation``; numbers are unsigned LEB128 (seven bits a byte, lowest first, the high bit says that
/// more follow), signed ones by their two's complement in 32 bits; a text is its count of UTF-8 bytes
/// and the bytes; `b` is one byte.
///
///     create    id b            makes an element of an ElementKind, on no screen yet
///     text      id text         replaces the text of an element
///     attribute id b b text     sets (1) or removes (0) an attribute, an AttributeKey
///     style     id b number     sets a style, a StyleKey; 0x80000000 takes it away
///     insert    parent id id    puts an element into a parent before a sibling, 0: at the end; an
///                               element that stands somewhere already is moved
///     remove    id              takes an element, with all inside, off the screen
///     value     id text         replaces the text in a field
///     flag      id b b          switches a Flag off (0) or on (1)
///     anchor    id              makes a place that shows nothing, for `insert` to refer to
///     focus     id              moves the focus to an element, once the batch is done
///     title     text            names the screen
///
/// Element 0 is the screen itself. Identifiers are small and used again: an identifier whose element
/// was removed belongs to the element that is created with it next. Whoever draws must therefore drop
/// events of an element that no longer holds its identifier.
package struct PatchWriter {
    /// What one operation does.
    package enum Operation: UInt8 {
        case create = 1
        case text, attribute, style, insert, remove, value, flag, anchor, focus, title
    }

    /// What an operation of the kind `flag` switches.
    package enum Flag: UInt8 {
        case disabled = 0
        case checked
    }

    private(set) var bytes: [UInt8] = []

    package init() {}

    // The bytes so far, which are then gone.
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
