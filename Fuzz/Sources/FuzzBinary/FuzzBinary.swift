// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Checks a binary: its headers are read or refused, and the content of its signature is not larger than the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let binary = try? Binary(reading: MemoryBytes(bytes)) else { return 0 }
    if binary.slices.isEmpty { fatalError("a program for no processor") }
    for slice in binary.slices {
        guard let signature = slice.signature else { continue }
        let entitlements = signature.entitlements?.count ?? 0
        if entitlements > count { fatalError("more entitlements than bytes") }
        _ = signature.entitlementsDER.map { PropertyList(entitlementsDER: $0) }
        _ = signature.entitlements.map { try? PropertyList($0) }
    }
    return 0
}
