// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Checks a document: elements are nested, and an error has a location in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do throws(XMLError) {
        let root = try XMLElement(bytes)
        check(root, in: 0..<(2 * count + 1))
    } catch {
        guard (0...(2 * count)).contains(error.offset) else { fatalError("\(error) has no place") }
    }
    return 0
}

private func check(_ element: XMLElement, in range: Range<Int>) {
    guard range.contains(element.offset), element.end <= range.upperBound, !element.name.isEmpty
    else { fatalError("an element at \(element.offset) is outside of the one around it") }
    var after = element.offset
    for attribute in element.attributes {
        guard attribute.offset > after, attribute.valueOffset > attribute.offset else {
            fatalError("the attribute \(attribute.name) has no place")
        }
        after = attribute.valueOffset
    }
    for child in element.children { check(child, in: element.offset..<element.end) }
}
