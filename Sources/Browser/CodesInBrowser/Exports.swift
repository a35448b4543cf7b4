// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

// The functions that a page can call (its side is `Web/codes.js`).
//
// The page allocates memory, writes its request into it, and calls. The response is a length, as
// four little-endian bytes, followed by that many bytes; the page releases both.

/// Allocates memory for a request.
@_expose(wasm, "allocate") @_cdecl("codes_allocate")
func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 8)
}

/// Releases the memory of a request or a response.
@_expose(wasm, "release") @_cdecl("codes_release")
func release(_ memory: UnsafeMutableRawPointer) {
    unsafe memory.deallocate()
}

/// Encodes a URL: see ``EncodingRequest`` and ``response(toEncoding:)``.
@_expose(wasm, "encode") @_cdecl("codes_encode")
func encode(_ request: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
    unsafe handOut(response(toEncoding: copy(request, count)))
}

/// Reads a payload of 16 bytes.
@_expose(wasm, "decodePayload") @_cdecl("codes_decode_payload")
func decodePayload(_ request: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
    unsafe handOut(response(toPayload: copy(request, count)))
}

/// Reads a code's SVG.
@_expose(wasm, "decodeSVG") @_cdecl("codes_decode_svg")
func decodeSVG(_ request: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
    unsafe handOut(response(toSVG: copy(request, count)))
}

// The page promises that `count` bytes lie there.
private func copy(_ request: UnsafeRawPointer, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: request, count: count))
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
