// SPDX-License-Identifier: Apache-2.0

/// A keychain item; also a query for items, or an update of them.
///
/// In a stored item, a property that is `nil` is not set.
public struct SystemKeychainItem: Sendable, Hashable {
    /// The class of the item (`kSecClass`).
    public var itemClass: Class

    /// The user-visible label (`kSecAttrLabel`).
    public var label: String?

    /// The service that a password is for (`kSecAttrService`).
    public var service: String?

    /// The account that a password is for (`kSecAttrAccount`).
    public var account: String?

    /// For a key, the hash of its public key (`kSecAttrApplicationLabel`).
    public var applicationLabel: [UInt8]?

    /// The secret (`kSecValueData`); in a query it is always `nil`.
    public var data: [UInt8]?

    /// The class of an item.
    public enum Class: Sendable, Hashable, CaseIterable {
        /// A password (`kSecClassGenericPassword`).
        case genericPassword
        /// A password for a server (`kSecClassInternetPassword`).
        case internetPassword
        /// A certificate (`kSecClassCertificate`).
        case certificate
        /// A key (`kSecClassKey`).
        case key
        /// A certificate with its key (`kSecClassIdentity`).
        case identity
    }

    /// Creates an item, a query or an update.
    public init(
        _ itemClass: Class,
        label: String? = nil,
        service: String? = nil,
        account: String? = nil,
        applicationLabel: [UInt8]? = nil,
        data: [UInt8]? = nil
    ) {
        self.itemClass = itemClass
        self.label = label
        self.service = service
        self.account = account
        self.applicationLabel = applicationLabel
        self.data = data
    }
}
