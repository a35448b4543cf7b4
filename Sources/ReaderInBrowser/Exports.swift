import AppClipCodeReader

// What a worker can call (its side is `Web/scan/reader-module.js`).
//
// The worker asks once for the memory of its pictures, writes a picture into it, and calls `read`.
// The answer is a length, as four little-endian bytes, and that many bytes behind it (see
// ``Answer``); the worker gives it back. So nothing stays behind from one picture to the next.

/// Gives out memory for a picture; `nil` for more than the largest picture takes.
@_expose(wasm, "allocate") @_cdecl("reader_allocate")
func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    guard 1...PictureLayout.mostPixels * 4 ~= count else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
}

/// Takes back the memory of a picture or an answer.
@_expose(wasm, "release") @_cdecl("reader_release")
func release(_ memory: UnsafeMutableRawPointer) {
    unsafe memory.deallocate()
}

/// Reads the codes of a picture: rows of red, green, blue and opacity, as a canvas gives them.
///
/// A picture of a size that is not read has no codes.
@_expose(wasm, "read") @_cdecl("reader_read")
func read(_ picture: UnsafeRawPointer, _ width: Int, _ height: Int) -> UnsafeMutableRawPointer {
    guard let layout = PictureLayout(width: width, height: height, format: .rgba) else {
        return unsafe handOut(Answer([]).bytes)
    }
    // The worker promises that the picture lies there.
    let bytes = unsafe UnsafeRawBufferPointer(start: picture, count: layout.byteCount)
    let codes = unsafe AppClipCodeReader().read(bytes.bytes, layout: layout)
    return unsafe handOut(Answer(codes).bytes)
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
