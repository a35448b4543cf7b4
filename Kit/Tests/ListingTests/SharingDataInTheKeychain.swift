// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Security
import Testing

/// Page *Sharing data between your App Clip and your full app*: the keychain.
struct SharingDataInTheKeychain {
    private func write(_ secret: String) -> OSStatus {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            // An optional in `Any`, not unwrapped, as the article has it.
            kSecValueData as String: secret.data(using: .utf8) as Any,
            kSecAttrLabel as String: "example-clip",
        ]
        return SecItemAdd(item as CFDictionary, nil)
    }

    private func read() -> AnyObject? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecReturnAttributes as String: true,
            kSecAttrLabel as String: "example-clip",
            kSecReturnData as String: true,
        ]
        var copy: AnyObject?
        let status = unsafe SecItemCopyMatching(query as CFDictionary, &copy)
        return status == errSecSuccess ? copy : nil
    }

    /// F-15: the query returns the stored data with its attributes.
    @Test func writesAndReads() throws {
        let system = TestSystem()
        #expect(system.run { read() } == nil)
        #expect(system.run { write("secret") } == errSecSuccess)
        let found = try #require(system.run { read() } as? [String: Any])
        #expect(found[kSecValueData as String] as? Data == Data("secret".utf8))
        #expect(found[kSecAttrLabel as String] as? String == "example-clip")
    }
}
