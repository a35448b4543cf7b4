// SPDX-License-Identifier: Apache-2.0

import ClipState

/// The content of a property wrapper in a view: a reference to its cell, in a form that can be found in
/// the bytes of the view's value.
///
///     | signature | seal ^ address of the cell | reference to the cell |
///
/// Embedded Swift has no reflection, so ``CompositeNode/bindCells(in:)`` searches these bytes for marks.
/// It replaces the cell in each mark with the one that the view's node owns.
///
/// Why this is safe:
///
/// - **Bounds.** The search reads whole words within the bytes of one value. Words of any content can be
///   read as integers.
/// - **Ownership.** The bytes belong to a copy that the node made, to which it has exclusive access during
///   the search. The values of the clip's author are never changed.
/// - **Only marks are taken for marks.** Both conditions on the three words hold for every mark, because
///   `init` is the only place that sets them, and for other data with a probability of 2⁻⁶⁴ in a browser and
///   2⁻¹²⁸ elsewhere. What matches is therefore an initialised `Mark` that is a stored property within the
///   value, and can be accessed as one.
/// - **Reference counts.** The replacement is an ordinary assignment: it retains the new cell and releases
///   the old one. Every copy of the value retains the cell that it refers to, so that a closure that outlives
///   the view still has a valid cell.
/// - **Types.** A cell is replaced only by a cell of the same class, so that the wrappers can cast it
///   without a check.
///
/// It counts as sendable: a view's value and what it stores belong to the clip's thread, whichever that is.
///
/// It relies on three properties of the compiler, which the language does not promise and `ClipUIChecks`
/// tests in every kind of build that ships:
///
/// - Stored properties are inline in a value, at fixed offsets, and references are aligned to words.
/// - The first word of an object identifies its class.
/// - The unused bytes of an enumeration, such as those of an optional view that is `nil`, are not the intact
///   remains of a mark whose cell is gone. Checks with optional views and enumerations also run with the
///   address sanitizer.
struct Mark: @unchecked Sendable {
    // Read by `bindCells` as bytes only.
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

    // SAFETY: the address is only compared, and not used to access the object.
    private static func address(of object: AnyObject) -> UInt {
        unsafe UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }
}

extension CompositeNode {
    // Replaces the cells in the marks of a value with those that this node owns, and adopts cells at places
    // that are new. `bytes` are those of a copy of the view's value that belongs to the node.
    //
    // A cell belongs to a place: a node and an offset in the value. So it does not matter where and when the
    // value was created, and whether it is used at several places.
    @inline(never)
    final func bindCells(in bytes: UnsafeMutableRawBufferPointer) {
        let word = MemoryLayout<UInt>.size
        var offset = 0
        while offset + 3 * word <= bytes.count {
            // SAFETY: three words from `offset` are within the buffer; `loadUnaligned` needs no alignment,
            // and words of any content are valid integers.
            let signature = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
            guard signature == Mark.signature,
                unsafe bytes.loadUnaligned(fromByteOffset: offset + word, as: UInt.self) ^ Mark.seal
                    == bytes.loadUnaligned(fromByteOffset: offset + 2 * word, as: UInt.self),
                let base = bytes.baseAddress
            else {
                offset += word
                continue
            }
            // SAFETY: both conditions hold, so this is an initialised stored property of type `Mark`, aligned
            // and bound to its type as part of the value.
            let mark = unsafe (base + offset).assumingMemoryBound(to: Mark.self)
            let incoming = unsafe mark.pointee.cell
            let own = cell(at: offset, for: incoming)
            // SAFETY: as above. The assignment releases the incoming cell and retains the node's, and nobody
            // else accesses the value meanwhile.
            if own !== incoming { unsafe mark.pointee = Mark(own) }
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

// Whether two objects have the same class. Compares their first words, because Embedded Swift has no
// `type(of:)` for generic classes.
func haveSameClass(_ left: AnyObject, _ right: AnyObject) -> Bool {
    classIdentity(of: left) == classIdentity(of: right)
}

func classIdentity(of object: AnyObject) -> UInt {
    // SAFETY: the object is alive, and its first word is a pointer to the metadata of its class, which is
    // only compared.
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(as: UInt.self)
}
