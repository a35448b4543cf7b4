// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Checks a signed message, and entitlements in DER: both are read or refused, and are not larger than the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    if let message = SignedMessage(bytes), message.content.count > count {
        fatalError("a message of more bytes than there are")
    }
    if let profile = try? ProvisioningProfile(bytes) { _ = profile.applicationIdentifier }
    if let list = PropertyList(entitlementsDER: bytes), list.members == nil {
        fatalError("entitlements that are no dictionary")
    }
    return 0
}
