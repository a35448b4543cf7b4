/// A letter of path data.
struct PathCommand {
    enum Kind {
        case move
        case line
        case horizontal
        case vertical
        case cubic
        case smoothCubic
        case quadratic
        case smoothQuadratic
        case arc
        case close
    }

    let kind: Kind
    /// Lower case letters count from the current point.
    let isRelative: Bool

    init?(letter: UInt8) {
        switch letter | 0x20 {
        case UInt8(ascii: "m"): kind = .move
        case UInt8(ascii: "l"): kind = .line
        case UInt8(ascii: "h"): kind = .horizontal
        case UInt8(ascii: "v"): kind = .vertical
        case UInt8(ascii: "c"): kind = .cubic
        case UInt8(ascii: "s"): kind = .smoothCubic
        case UInt8(ascii: "q"): kind = .quadratic
        case UInt8(ascii: "t"): kind = .smoothQuadratic
        case UInt8(ascii: "a"): kind = .arc
        case UInt8(ascii: "z"): kind = .close
        default: return nil
        }
        // Setting the bit 0x20 maps no other byte on a letter than the letter's upper case.
        isRelative = letter & 0x20 != 0
    }
}
