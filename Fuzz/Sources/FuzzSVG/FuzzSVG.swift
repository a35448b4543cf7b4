// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Checks an SVG file: the result of reading it is the same as for the SVG of that result.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do {
        check(try SVGReading(bytes))
    } catch {
        if case .notXML(let offset) = error, !bytes.indices.contains(offset) {
            fatalError("\(offset) is outside of the file")
        }
    }
    return 0
}

private func check(_ reading: SVGReading) {
    guard (try? reading.rings.payload.url()) == reading.url,
        reading.rings.payload.isCanonical() == reading.isCanonical
    else { fatalError("\(reading.url) is not in \(reading.rings.payload)") }

    // The URL of a payload that is not canonical may need more bits than there are.
    let style = CodeStyle(
        colors: ColorPair(
            foreground: reading.foreground ?? .white,
            background: reading.background ?? .black
        ),
        kind: reading.kind ?? .camera,
        logo: reading.logo
    )
    guard let code = try? AppClipCode(reading.url.text, style: style) else {
        guard !reading.isCanonical else { fatalError("\(reading.url) cannot be encoded") }
        return
    }
    guard let again = try? SVGReading(code.svg), again.url == reading.url,
        again.isCanonical, again.rings.payload == code.compressed.payload,
        again.writtenText == reading.url.text,
        again.kind == style.kind, again.logo == style.logo,
        again.foreground == style.colors.foreground, again.background == style.colors.background
    else { fatalError("the SVG of \(reading.url) is read as something else") }
}
