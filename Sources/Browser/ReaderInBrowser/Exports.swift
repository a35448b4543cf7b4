// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader

// The functions that a worker can call (its side is `Web/scan/reader-module.js`).
//
// The worker allocates the memory of its images once, writes an image into it, and calls `read`.
// The response is a length, as four little-endian bytes, followed by that many bytes (see
// ``Response``); the worker releases it. So no memory is held from one image to the next.

/// Allocates memory for an image; `nil` for more than the largest image takes.
@_expose(wasm, "allocate") @_cdecl("reader_allocate")
func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    guard 1...ImageLayout.mostPixels * 4 ~= count else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
}

/// Releases the memory of an image or a response.
@_expose(wasm, "release") @_cdecl("reader_release")
func release(_ memory: UnsafeMutableRawPointer) {
    unsafe memory.deallocate()
}

/// Reads the codes of an image: rows of red, green, blue and opacity, as a canvas stores them.
///
/// An image of a size that is not supported has no codes.
@_expose(wasm, "read") @_cdecl("reader_read")
func read(_ image: UnsafeRawPointer, _ width: Int, _ height: Int) -> UnsafeMutableRawPointer {
    guard let layout = ImageLayout(width: width, height: height, format: .rgba) else {
        return unsafe handOut(Response([]).bytes)
    }
    // The worker promises that the image lies there.
    let bytes = unsafe UnsafeRawBufferPointer(start: image, count: layout.byteCount)
    let codes = unsafe AppClipCodeReader().read(bytes.bytes, layout: layout)
    return unsafe handOut(Response(codes).bytes)
}

private func handOut(_ response: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 + response.count, alignment: 8)
    unsafe memory.storeBytes(of: UInt32(response.count).littleEndian, as: UInt32.self)
    // In bounds: just allocated.
    unsafe response.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        unsafe (memory + 4).copyMemory(from: start, byteCount: bytes.count)
    }
    return unsafe memory
}
