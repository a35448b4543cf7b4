// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The keychain of a device (rules F-08 to F-15).
public struct Keychain: Sendable, Hashable {
    /// The items, in the order in which they were added.
    public internal(set) var items: [KeychainItem] = []

    /// Creates an empty keychain.
    public init() {}

    /// Returns the items that match and belong to a clip or app, in the order in which they were
    /// added.
    ///
    /// A clip sees its own items, never those of an app (rule F-08). An app sees its
    /// own items and those transferred from a clip.
    func items(matching query: KeychainQuery, of caller: AppOrClip) -> [KeychainItem] {
        items.filter { $0.owner == caller && query.matches($0.attributes) }
    }

    /// Adds an item, as `SecItemAdd` does.
    ///
    /// - Returns: Whether the item was added; `false` for a duplicate, an item with the same
    ///   primary key.
    mutating func add(_ attributes: KeychainItem.Attributes, for caller: AppOrClip) -> Bool {
        let isThere = items.contains { item in
            item.owner == caller && item.attributes.primaryKey == attributes.primaryKey
        }
        guard !isThere else { return false }
        items.append(KeychainItem(attributes: attributes, owner: caller, isFromClip: caller.isClip))
        return true
    }

    mutating func delete(_ query: KeychainQuery, of caller: AppOrClip) {
        items.removeAll { $0.owner == caller && query.matches($0.attributes) }
    }

    mutating func deleteAll(of caller: AppOrClip) {
        items.removeAll { $0.owner == caller }
    }

    /// Transfers the items of a clip to its full app.
    ///
    /// An item replaces one with the same primary key that an earlier installation stored (rule
    /// F-13); other items are kept alongside each other (rule F-12).
    mutating func transfer(from clip: AppIdentifier, to app: AppIdentifier) {
        let transferred = items.filter { $0.owner == .clip(clip) }
        items.removeAll { item in
            item.owner == .clip(clip)
                || item.owner == .app(app)
                    && transferred.contains {
                        $0.attributes.primaryKey == item.attributes.primaryKey
                    }
        }
        items += transferred.map { item in
            KeychainItem(attributes: item.attributes, owner: .app(app), isFromClip: true)
        }
    }
}

/// An item of the keychain, with its owner.
public struct KeychainItem: Sendable, Hashable {
    /// The data and the attributes of the item.
    public let attributes: Attributes

    /// The clip or app that can read the item.
    public let owner: AppOrClip

    /// Whether a clip stored the item.
    public let isFromClip: Bool

    /// The class of an item.
    public enum Class: String, Sendable, Hashable, CaseIterable {
        /// `kSecClassGenericPassword`.
        case genericPassword = "generic-password"
        /// `kSecClassKey`.
        case key
    }

    /// The data of an item, and the attributes that queries match.
    public struct Attributes: Sendable, Hashable {
        /// `kSecClass`.
        public var itemClass: Class
        /// `kSecAttrLabel`.
        public var label: String
        /// `kSecAttrService`.
        public var service: String
        /// `kSecAttrAccount`.
        public var account: String
        /// `kSecAttrApplicationLabel`: for a key, the hash of the public key.
        public var applicationLabel: String
        /// `kSecValueData`.
        public var data: [UInt8]

        /// Creates the attributes of an item.
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

        /// The attributes that make an item unique among those of its owner.
        ///
        /// The label and the hash of the public key are part of it: Apple's article distinguishes
        /// items by label, and keys with different hashes can coexist.
        public var primaryKey: Attributes {
            var key = self
            key.data = []
            return key
        }
    }
}

/// A search for keychain items; `nil` matches everything.
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

    /// Creates a query.
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

extension AppOrClip {
    var isClip: Bool {
        if case .clip = self { true } else { false }
    }
}
