#if !hasFeature(Embedded)
/// An item of the keychain, or what items are looked for or changed to.
///
/// In an item that is stored, `nil` in a property means that it has none.
public struct SystemKeychainItem: Sendable, Hashable {
    /// What kind of item it is (`kSecClass`).
    public var itemClass: Class

    /// The label that a person may see (`kSecAttrLabel`).
    public var label: String?

    /// The service that a password is for (`kSecAttrService`).
    public var service: String?

    /// The account that a password is for (`kSecAttrAccount`).
    public var account: String?

    /// For a key the hash of its public key (`kSecAttrApplicationLabel`).
    public var applicationLabel: [UInt8]?

    /// The secret (`kSecValueData`); in a query it is always `nil`.
    public var data: [UInt8]?

    /// A kind of items.
    public enum Class: Sendable, Hashable, CaseIterable {
        /// A password (`kSecClassGenericPassword`).
        case genericPassword
        /// A password of a server (`kSecClassInternetPassword`).
        case internetPassword
        /// A certificate (`kSecClassCertificate`).
        case certificate
        /// A key (`kSecClassKey`).
        case key
        /// A certificate with its key (`kSecClassIdentity`).
        case identity
    }

    /// An item, a query or a change.
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
#endif
