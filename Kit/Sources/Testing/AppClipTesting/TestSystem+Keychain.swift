// SPDX-License-Identifier: Apache-2.0

public import AppClip

extension TestSystem {
    /// Adds an item, unless one exists with the same attributes; the secret is not compared.
    public func addKeychainItem(_ item: SystemKeychainItem) -> Int32 {
        withState { state in
            guard !state.keychain.contains(where: { $0.isSame(as: item) }) else {
                return Self.duplicateItem
            }
            state.keychain.append(item)
            return 0
        }
    }

    /// Returns the items that match a query.
    public func keychainItems(matching query: SystemKeychainItem) -> [SystemKeychainItem] {
        current.keychain.filter { $0.matches(query) }
    }

    /// Updates the items that match a query.
    public func updateKeychainItems(
        matching query: SystemKeychainItem,
        with changes: SystemKeychainItem
    ) -> Int32 {
        withState { state in
            var items = state.keychain
            let places = items.indices.filter { items[$0].matches(query) }
            guard !places.isEmpty else { return Self.itemNotFound }
            for place in places { items[place].take(changes) }
            for (index, item) in items.enumerated()
            where items[..<index].contains(where: { $0.isSame(as: item) }) {
                return Self.duplicateItem
            }
            state.keychain = items
            return 0
        }
    }

    /// Deletes the items that match a query.
    public func deleteKeychainItems(matching query: SystemKeychainItem) -> Int32 {
        withState { state in
            let count = state.keychain.count
            state.keychain.removeAll { $0.matches(query) }
            return state.keychain.count == count ? Self.itemNotFound : 0
        }
    }

    private static var duplicateItem: Int32 { -25299 }

    private static var itemNotFound: Int32 { -25300 }
}

extension SystemKeychainItem {
    fileprivate func isSame(as other: Self) -> Bool {
        var (one, two) = (self, other)
        one.data = nil
        two.data = nil
        return one == two
    }

    fileprivate func matches(_ query: Self) -> Bool {
        itemClass == query.itemClass && (query.label ?? label) == label
            && (query.service ?? service) == service && (query.account ?? account) == account
            && (query.applicationLabel ?? applicationLabel) == applicationLabel
    }

    fileprivate mutating func take(_ changes: Self) {
        label = changes.label ?? label
        service = changes.service ?? service
        account = changes.account ?? account
        applicationLabel = changes.applicationLabel ?? applicationLabel
        data = changes.data ?? data
    }
}
