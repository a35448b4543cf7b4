// How the runtime finds the cells of a view without reflection, macros or key paths: the wrappers in a
// view's value carry marks, and a mark can be recognised in the bytes of the value.
//
//     | signature | seal ^ address of the cell | reference to the cell |
//
// Three words at a multiple of the word's size. Other data passes for a mark only if two words match,
// one chance in 2^64 in a browser and in 2^128 elsewhere.
//
// This relies on Swift laying out the stored properties of a value inline at fixed offsets, and on the
// first word of an object naming its class. Both hold for the compilers that are tested; the checks in
// `ClipUIChecks` guard it in every build that ships.
struct Mark {
    // Read by `bindCells`, which looks at the bytes.
    private let signature: UInt
    private let sealedAddress: UInt
    let cell: Cell

    init(_ cell: Cell) {
        signature = Self.signature
        sealedAddress = Self.seal ^ Self.address(of: cell)
        self.cell = cell
    }

    #if arch(wasm32)
    fileprivate static var signature: UInt { 0xC11B_57A7 }
    fileprivate static var seal: UInt { 0x9E37_79B9 }
    #else
    fileprivate static var signature: UInt { 0xC11B_57A7_E0F0_A5A5 }
    fileprivate static var seal: UInt { 0x9E37_79B9_7F4A_7C15 }
    #endif

    private static func address(of object: AnyObject) -> UInt {
        unsafe UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }
}

extension CompositeNode {
    // Puts the cells that this node keeps into the marks of a value of its view; adopts cells that it
    // does not keep yet. `bytes` are those of the node's own copy, never of a value of the user's.
    //
    // A cell belongs to a place: this node, and the offset in the value. So it does not matter who made
    // the value, when, and how often it is used.
    @inline(never)
    final func bindCells(in bytes: UnsafeMutableRawBufferPointer) {
        let word = MemoryLayout<UInt>.size
        var offset = 0
        while offset + 3 * word <= bytes.count {
            // SAFETY: three words from `offset` lie inside; a value that holds marks is aligned to words,
            // and words of any content can be read.
            let signature = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
            guard signature == Mark.signature,
                unsafe bytes.loadUnaligned(fromByteOffset: offset + word, as: UInt.self) ^ Mark.seal
                    == bytes.loadUnaligned(fromByteOffset: offset + 2 * word, as: UInt.self),
                let base = bytes.baseAddress
            else {
                offset += word
                continue
            }
            // SAFETY: both words match, so a `Mark` was stored here, and is initialised.
            let mark = unsafe (base + offset).assumingMemoryBound(to: Mark.self)
            let incoming = unsafe mark.pointee.cell
            let kept = cell(at: offset, for: incoming)
            // A typed store, which releases the incoming cell and retains the kept one.
            if kept !== incoming { unsafe mark.pointee = Mark(kept) }
            offset += 3 * word
        }
    }

    private func cell(at offset: Int, for incoming: Cell) -> Cell {
        let index = cells.firstIndex { $0.offset == offset }
        if let index, haveSameClass(cells[index].cell, incoming) {
            cells[index].cell.updated(in: environment)
            return cells[index].cell
        }
        let adopted = incoming.adopted(in: environment)
        if let index {
            cells[index].cell = adopted
        } else {
            cells.append((offset, adopted))
        }
        return adopted
    }
}

// Whether two objects are of one class, asked of their first word: `type(of:)` of a generic class is
// not there in Embedded Swift.
func haveSameClass(_ left: AnyObject, _ right: AnyObject) -> Bool {
    classIdentity(of: left) == classIdentity(of: right)
}

func classIdentity(of object: AnyObject) -> UInt {
    // SAFETY: an object begins with a word that refers to its class.
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(as: UInt.self)
}
