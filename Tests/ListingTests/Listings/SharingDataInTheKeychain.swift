import AppClip
import AppClipTesting
import Foundation
import Security
import Testing

/// Page *Sharing data between your App Clip and your full app*: the keychain.
struct SharingDataInTheKeychain {
    private func keep(_ secret: String) -> OSStatus {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            // The page puts the optional into `Any`, without unwrapping it.
            kSecValueData as String: secret.data(using: .utf8) as Any,
            kSecAttrLabel as String: "example-clip",
        ]
        return SecItemAdd(item as CFDictionary, nil)
    }

    private func kept() -> AnyObject? {
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

    /// F-15: the page's two listings give the data back, with its attributes.
    @Test func keepsAndReads() throws {
        let system = TestSystem()
        #expect(system.run { kept() } == nil)
        #expect(system.run { keep("secret") } == errSecSuccess)
        let found = try #require(system.run { kept() } as? [String: Any])
        #expect(found[kSecValueData as String] as? Data == Data("secret".utf8))
        #expect(found[kSecAttrLabel as String] as? String == "example-clip")
    }
}
