// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation

/// A property list, and entries of an entitlement: what is read is bounded, and a fault has a place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do {
        _ = try PropertyList(bytes)
    } catch {
        guard error.offset >= 0 else { fatalError("\(error) has no place") }
    }
    if let entitlements = try? Entitlements(plist: bytes) {
        entitlements.associatedDomains.forEach(check)
    }
    check(String(decoding: bytes, as: UTF8.self))
    return 0
}

private func check(_ text: String) {
    guard let entry = try? AssociatedDomain(text) else { return }
    guard (try? AssociatedDomain(entry.text)) == entry else {
        fatalError("\(entry.text) is read as another entry")
    }
}
