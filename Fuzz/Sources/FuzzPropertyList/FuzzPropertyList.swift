// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation

/// Checks a property list in any format, and entries of an entitlement: the result is bounded, and each value or error
/// has a location in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    for limits in [ReadingLimits.entitlements, .project] {
        do throws(PropertyListError) {
            let list = try PropertyList(bytes, limits: limits)
            // Values of a binary list can be anywhere; offsets of a list in UTF-16 are those in its UTF-8.
            guard let form = PropertyListForm(of: bytes) else { fatalError("a list of no form") }
            if form != .binary { check(list, in: 0..<(2 * count + 1)) }
        } catch {
            guard (0...(2 * count)).contains(error.offset) else {
                fatalError("\(error) has no place")
            }
            guard TextPlaces(of: bytes).position(of: error.offset).line > 0 else {
                fatalError("\(error) has no line")
            }
        }
    }
    if let entitlements = try? Entitlements(plist: bytes) {
        entitlements.associatedDomains.forEach(check)
    }
    check(String(decoding: bytes, as: UTF8.self))
    return 0
}

private func check(_ list: PropertyList, in range: Range<Int>) {
    guard range.contains(list.offset) || list.offset == list.end, list.end <= range.upperBound
    else {
        fatalError("a value at \(list.offset) is outside of the one around it")
    }
    for member in list.members ?? [] {
        guard member.offset <= member.value.offset else { fatalError("a name after its value") }
        check(member.value, in: list.offset..<list.end)
    }
    for value in list.array ?? [] { check(value, in: list.offset..<list.end) }
}

private func check(_ text: String) {
    guard let entry = try? AssociatedDomain(text) else { return }
    guard (try? AssociatedDomain(entry.text)) == entry else {
        fatalError("\(entry.text) is read as another entry")
    }
}
