import AppClipCodes

// What a page can call (its side is `Web/codes.js`).
//
// The page asks for memory, writes its question into it, and calls. The answer is a length, as
// four little-endian bytes, and that many bytes behind it; the page gives both back.

/// Gives out memory for a question.
@_expose(wasm, "allocate") @_cdecl("codes_allocate")
func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 8)
}

/// Takes back the memory of a question or an answer.
@_expose(wasm, "release") @_cdecl("codes_release")
func release(_ memory: UnsafeMutableRawPointer) {
    unsafe memory.deallocate()
}

/// Encodes a URL: see ``EncodingQuestion`` and ``answer(toEncoding:)``.
@_expose(wasm, "encode") @_cdecl("codes_encode")
func encode(_ question: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
    unsafe handOut(answer(toEncoding: copy(question, count)))
}

/// Reads a payload of 16 bytes.
@_expose(wasm, "decodePayload") @_cdecl("codes_decode_payload")
func decodePayload(_ question: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
    unsafe handOut(answer(toPayload: copy(question, count)))
}

/// Reads a code's SVG.
@_expose(wasm, "decodeSVG") @_cdecl("codes_decode_svg")
func decodeSVG(_ question: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
    unsafe handOut(answer(toSVG: copy(question, count)))
}

// The page promises that `count` bytes lie there.
private func copy(_ question: UnsafeRawPointer, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: question, count: count))
}

private func handOut(_ answer: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 + answer.count, alignment: 8)
    unsafe memory.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
    // In bounds: just allocated.
    unsafe answer.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        unsafe (memory + 4).copyMemory(from: start, byteCount: bytes.count)
    }
    return unsafe memory
}
