import AppClipTypes

/// The keychain of a device (rules F-08 to F-15).
public struct Keychain: Sendable, Hashable {
    /// The items, in the order in which they came.
    public internal(set) var items: [KeychainItem] = []

    /// An empty keychain.
    public init() {}

    /// Whose items match, in the order in which they came.
    ///
    /// A clip sees what it stored itself, and never what an app stored (rule F-08). An app sees its
    /// own items, and those that a clip handed over.
    func items(matching query: KeychainQuery, of holder: Holder) -> [KeychainItem] {
        items.filter { $0.owner == holder && query.matches($0.attributes) }
    }

    /// Adds an item, as `SecItemAdd` does.
    ///
    /// - Returns: Whether it was added; an item with the same primary key is a duplicate.
    mutating func add(_ attributes: KeychainItem.Attributes, for holder: Holder) -> Bool {
        let isThere = items.contains { item in
            item.owner == holder && item.attributes.primaryKey == attributes.primaryKey
        }
        guard !isThere else { return false }
        items.append(KeychainItem(attributes: attributes, owner: holder, isFromClip: holder.isClip))
        return true
    }

    mutating func delete(_ query: KeychainQuery, of holder: Holder) {
        items.removeAll { $0.owner == holder && query.matches($0.attributes) }
    }

    mutating func deleteAll(of holder: Holder) {
        items.removeAll { $0.owner == holder }
    }

    /// Gives what a clip stored to its full app.
    ///
    /// An item with the primary key of one that an earlier installation stored overwrites it (rule
    /// F-13); others stand side by side (rule F-12).
    mutating func handOver(from clip: AppIdentifier, to app: AppIdentifier) {
        let handed = items.filter { $0.owner == .clip(clip) }
        items.removeAll { item in
            item.owner == .clip(clip)
                || item.owner == .app(app)
                    && handed.contains { $0.attributes.primaryKey == item.attributes.primaryKey }
        }
        items += handed.map { item in
            KeychainItem(attributes: item.attributes, owner: .app(app), isFromClip: true)
        }
    }
}

/// An item of the keychain.
public struct KeychainItem: Sendable, Hashable {
    /// What it holds, and is found by.
    public let attributes: Attributes

    /// Who can read it.
    public let owner: Holder

    /// Whether a clip stored it.
    public let isFromClip: Bool

    /// A class of items.
    public enum Class: String, Sendable, Hashable, CaseIterable {
        /// `kSecClassGenericPassword`.
        case genericPassword = "generic-password"
        /// `kSecClassKey`.
        case key
    }

    /// What an item holds, and is found by.
    public struct Attributes: Sendable, Hashable {
        /// `kSecClass`.
        public var itemClass: Class
        /// `kSecAttrLabel`.
        public var label: String
        /// `kSecAttrService`.
        public var service: String
        /// `kSecAttrAccount`.
        public var account: String
        /// `kSecAttrApplicationLabel`: for a key the hash of the public key.
        public var applicationLabel: String
        /// `kSecValueData`.
        public var data: [UInt8]

        /// An item.
        public init(
            _ itemClass: Class,
            label: String = "",
            service: String = "",
            account: String = "",
            applicationLabel: String = "",
            data: [UInt8] = []
        ) {
            self.itemClass = itemClass
            self.label = label
            self.service = service
            self.account = account
            self.applicationLabel = applicationLabel
            self.data = data
        }

        /// What two items of one holder must not share.
        ///
        /// Label and hash of the public key count: by the page, items are told apart by their label,
        /// and keys with other hashes stand side by side.
        package var primaryKey: Attributes {
            var key = self
            key.data = []
            return key
        }
    }
}

/// What items are looked for; `nil` matches everything.
public struct KeychainQuery: Sendable, Hashable {
    /// `kSecClass`.
    public var itemClass: KeychainItem.Class
    /// `kSecAttrLabel`.
    public var label: String?
    /// `kSecAttrService`.
    public var service: String?
    /// `kSecAttrAccount`.
    public var account: String?
    /// `kSecAttrApplicationLabel`.
    public var applicationLabel: String?

    /// A query.
    public init(
        _ itemClass: KeychainItem.Class,
        label: String? = nil,
        service: String? = nil,
        account: String? = nil,
        applicationLabel: String? = nil
    ) {
        self.itemClass = itemClass
        self.label = label
        self.service = service
        self.account = account
        self.applicationLabel = applicationLabel
    }

    func matches(_ item: KeychainItem.Attributes) -> Bool {
        item.itemClass == itemClass && (label ?? item.label) == item.label
            && (service ?? item.service) == item.service
            && (account ?? item.account) == item.account
            && (applicationLabel ?? item.applicationLabel) == item.applicationLabel
    }
}

extension Holder {
    var isClip: Bool {
        if case .clip = self { true } else { false }
    }
}
