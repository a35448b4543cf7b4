// SPDX-License-Identifier: Apache-2.0

import AppClip
import Foundation

// A parsed dictionary of the keychain: the attributes of an item or a query, and the form of the results.
struct KeychainRequest {
    private(set) var item: SystemKeychainItem
    private var wantsData = false
    private var wantsAttributes = false
    private var limit = Int?.some(1)
    private var hasLimit = false

    // nil for a dictionary without a class, or with an unsupported key or value: nothing is ignored.
    init?(_ dictionary: CFDictionary) {
        guard let name = dictionary[kSecClass] as? String,
            let itemClass = SystemKeychainItem.Class(name)
        else { return nil }
        item = SystemKeychainItem(itemClass)
        for (key, value) in dictionary where key != kSecClass {
            guard take(value, forKey: key) else { return nil }
        }
    }

    private mutating func take(_ value: Any, forKey key: String) -> Bool {
        // These casts also unwrap an optional inside of `Any`.
        switch key {
        case kSecAttrLabel: Self.set(&item.label, value as? String)
        case kSecAttrService: Self.set(&item.service, value as? String)
        case kSecAttrAccount: Self.set(&item.account, value as? String)
        case kSecAttrApplicationLabel: Self.set(&item.applicationLabel, Self.bytes(value))
        case kSecValueData: Self.set(&item.data, Self.bytes(value))
        case kSecAttrAccessible: value is String
        case kSecReturnData: Self.set(&wantsData, value as? Bool)
        case kSecReturnAttributes: Self.set(&wantsAttributes, value as? Bool)
        case kSecMatchLimit: takeLimit(value)
        default: false
        }
    }

    private static func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
        guard let value else { return false }
        place = value
        return true
    }

    private static func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
        place = value
        return value != nil
    }

    private mutating func takeLimit(_ value: Any) -> Bool {
        hasLimit = true
        switch value {
        case let name as String where name == kSecMatchLimitAll: limit = nil
        case let name as String where name == kSecMatchLimitOne:
            (limit, hasLimit) = (1, false)
        case let number as Int where number > 0: (limit, hasLimit) = (number, number > 1)
        default: return false
        }
        return true
    }

    private static func bytes(_ value: Any) -> [UInt8]? { (value as? Data).map { [UInt8]($0) } }

    // The result in the requested form; nil if none is requested.
    func result(of items: [SystemKeychainItem]) -> AnyObject? {
        guard wantsData || wantsAttributes else { return nil }
        let found = items.prefix(limit ?? items.count).map { object(of: $0) }
        return hasLimit ? NSArray(array: found) : found.first
    }

    private func object(of item: SystemKeychainItem) -> AnyObject {
        let data = NSData(data: Data(item.data ?? []))
        guard wantsAttributes else { return data }
        var attributes: [String: Any] = [kSecClass: item.itemClass.name]
        attributes[kSecAttrLabel] = item.label
        attributes[kSecAttrService] = item.service
        attributes[kSecAttrAccount] = item.account
        attributes[kSecAttrApplicationLabel] = item.applicationLabel.map { Data($0) }
        if wantsData { attributes[kSecValueData] = data }
        return NSDictionary(dictionary: attributes)
    }
}

extension SystemKeychainItem.Class {
    fileprivate init?(_ name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    fileprivate var name: String {
        switch self {
        case .genericPassword: kSecClassGenericPassword
        case .internetPassword: kSecClassInternetPassword
        case .certificate: kSecClassCertificate
        case .key: kSecClassKey
        case .identity: kSecClassIdentity
        }
    }
}
