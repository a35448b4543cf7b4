// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Checks a text, whose first byte selects the spelling: a URL that is accepted is decoded again from its payload, and
/// an error has a location in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first else { return -1 }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    do {
        check(try EncodableURL(text, spelling: first & 1 == 0 ? .documented : .generator))
    } catch {
        check(error, of: text)
    }
    return 0
}

private func check(_ fault: EncodableURL.ParsingError, of text: String) {
    let length = text.utf8.count
    guard (0...length).contains(fault.offset), fault.bytes.count <= length - fault.offset else {
        fatalError("\(fault) lies outside of the text")
    }
    if let correction = fault.correction(of: text) {
        guard (try? EncodableURL(correction)) != nil else {
            fatalError("\(correction) is no correction")
        }
    }
}

private func check(_ url: EncodableURL) {
    guard let again = try? EncodableURL(url.canonicalText), again == url else {
        fatalError("\(url.canonicalText) is read as another URL")
    }
    let cost = CompressedURL.cost(of: url).total
    do {
        let compressed = try CompressedURL(url)
        guard compressed.bits == cost, cost <= CompressedURL.limit else {
            fatalError("\(compressed.bits) bits instead of \(cost)")
        }
        guard (try? compressed.payload.url()) == url, compressed.payload.isCanonical() else {
            fatalError("\(url) is not read back from \(compressed.payload)")
        }
    } catch {
        guard error.bits == cost, cost > CompressedURL.limit else {
            fatalError("\(error.bits) bits are too many, \(cost) are not")
        }
    }
    _ = url.notes
    for advice in url.advice() {
        guard let other = try? EncodableURL(advice.url),
            CompressedURL.cost(of: other).total == advice.bits,
            advice.savedBits > 0, advice.bits + advice.savedBits == cost
        else { fatalError("\(advice) for \(url)") }
    }
}
