// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Security
import Testing

struct KeychainTests {
    private let secret = Data("smoothie-secret".utf8)

    /// F-15: results have the requested form.
    @Test func resultsHaveTheRequestedForm() throws {
        TestSystem().run {
            let item: [String: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrLabel: "clip",
                kSecAttrAccount: "ana", kSecValueData: secret,
            ]
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
            let query: [String: Any] = [kSecClass: kSecClassGenericPassword]

            let data = found(query.merging([kSecReturnData: true]) { $1 })
            #expect(data as? Data == secret)

            let attributes = found(query.merging([kSecReturnAttributes: true]) { $1 })
            let keys = (attributes as? [String: Any])?.keys.sorted()
            #expect(keys == [kSecAttrAccount, kSecClass, kSecAttrLabel].sorted())

            let both = found(
                query.merging([kSecReturnAttributes: true, kSecReturnData: true]) { $1 }
            )
            #expect((both as? [String: Any])?[kSecValueData] as? Data == secret)
            #expect((both as? [String: Any])?[kSecAttrAccount] as? String == "ana")

            let all = found(
                query.merging([
                    kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitAll,
                ]) {
                    $1
                }
            )
            #expect(all as? [Data] == [secret])
            #expect(found(query) == nil)
        }
    }

    /// F-15: attributes identify an item that is added, updated or deleted.
    @Test func addsUpdatesAndDeletes() {
        TestSystem().run {
            var item: [String: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrLabel: "clip", kSecValueData: secret,
            ]
            let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrLabel: "clip"]
            #expect(SecItemUpdate(query, [kSecValueData: Data("x".utf8)]) == errSecItemNotFound)
            #expect(SecItemAdd(item, nil) == errSecSuccess)
            #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
            item[kSecAttrLabel] = "app"
            #expect(SecItemAdd(item, nil) == errSecSuccess)
            #expect(SecItemUpdate(query, [kSecAttrLabel: "app"]) == errSecDuplicateItem)
            #expect(SecItemUpdate(query, [kSecValueData: Data("x".utf8)]) == errSecSuccess)
            let data = found(query.merging([kSecReturnData: true]) { $1 })
            #expect(data as? Data == Data("x".utf8))
            #expect(SecItemDelete(query) == errSecSuccess)
            #expect(SecItemDelete(query) == errSecItemNotFound)
            #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
        }
    }

    /// F-12: keys with different hashes of their public keys are different items.
    @Test func keysAreDistinguishedByTheirHash() {
        TestSystem().run {
            for hash in ["1", "2"] {
                let key: [String: Any] = [
                    kSecClass: kSecClassKey, kSecAttrLabel: "key",
                    kSecAttrApplicationLabel: Data(hash.utf8), kSecValueData: Data(hash.utf8),
                ]
                #expect(SecItemAdd(key, nil) == errSecSuccess)
            }
            let query: [String: Any] = [
                kSecClass: kSecClassKey, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll,
            ]
            #expect((found(query) as? [Data])?.count == 2)
            let limited = found(query.merging([kSecMatchLimit: kSecMatchLimitOne]) { $1 })
            #expect(limited as? Data == Data("1".utf8))
        }
    }

    /// E7: unsupported keys and values are errors.
    @Test(
        arguments: [
            [:], [kSecClass: "none"], [kSecClass: kSecClassKey, "unknown": "x"],
            [kSecClass: kSecClassKey, kSecAttrLabel: "x", kSecValueData: "no data"],
            [kSecClass: kSecClassKey, kSecReturnData: "yes"],
            [kSecClass: kSecClassKey, kSecMatchLimit: "0"],
        ] as [[String: String]]
    )
    func unsupportedQueriesAreErrors(_ query: [String: String]) {
        TestSystem().run {
            #expect(SecItemAdd(query, nil) == errSecParam)
            #expect(SecItemCopyMatching(query, nil) == errSecParam)
            #expect(SecItemDelete(query) == errSecParam)
        }
    }

    /// E7: without a system there is no keychain.
    @Test func withoutSystemThereIsNoKeychain() {
        let item: [String: Any] = [kSecClass: kSecClassKey, kSecValueData: secret]
        #expect(SecItemAdd(item, nil) == errSecNotAvailable)
        #expect(SecItemCopyMatching([kSecClass: kSecClassKey], nil) == errSecItemNotFound)
    }

    private func found(_ query: [String: Any]) -> AnyObject? {
        var result: AnyObject?
        #expect(unsafe SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        return result
    }
}
