// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Checks 16 bytes: a URL that is read encodes to the same payload, or the payload is known not to be canonical; in any
/// case, its arcs give the bytes back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let payload = Payload(bytes: bytes) else { return -1 }
    guard Payload(hexadecimal: payload.description) == payload else {
        fatalError("\(payload) is read from text as another")
    }
    checkURL(of: payload)
    checkArcs(of: payload)
    return 0
}

private func checkURL(of payload: Payload) {
    guard let url = try? payload.url() else {
        guard !payload.isCanonical() else { fatalError("canonical, but no URL") }
        return
    }
    let again = try? CompressedURL(url)
    guard payload.isCanonical() == (again?.payload == payload) else {
        fatalError("\(url) is written as \(String(describing: again?.payload))")
    }
    if let again {
        guard let same = try? again.payload.url(), same == url else {
            fatalError("\(url) is not read back from \(again.payload)")
        }
    }
}

private func checkArcs(of payload: Payload) {
    let pattern = RingPattern(payload)
    guard (68...125).contains(pattern.arcCount), pattern.arcs.count == pattern.arcCount else {
        fatalError("\(pattern.arcCount) arcs")
    }
    guard let reading = try? RingObservation(pattern).read() else {
        fatalError("a flawless code is not read")
    }
    guard reading.payload == payload, reading.pattern == pattern,
        reading.correctedSlots == 0, reading.unknownSlots == 0
    else { fatalError("a flawless code is read as \(reading)") }
}
