// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
import AppClipDevice

// The status codes of the Security framework.
private enum Status {
    static let success: Int32 = 0
    static let unimplemented: Int32 = -4
    static let duplicateItem: Int32 = -25299
    static let itemNotFound: Int32 = -25300
    static let interactionNotAllowed: Int32 = -25308
}

extension ProgramSystem {
    func addKeychainItem(_ item: SystemKeychainItem) -> Int32 {
        guard let attributes = KeychainItem.Attributes(item) else { return Status.unimplemented }
        guard isInForeground else { return Status.interactionNotAllowed }
        let refusal = call(.addToKeychain(attributes)).refusal
        return refusal == nil ? Status.success : Status.duplicateItem
    }

    func keychainItems(matching query: SystemKeychainItem) -> [SystemKeychainItem] {
        guard let query = KeychainQuery(query) else { return [] }
        return shared.device.keychainItems(matching: query, of: caller).map { item in
            SystemKeychainItem(item.attributes)
        }
    }

    func updateKeychainItems(
        matching query: SystemKeychainItem,
        with changes: SystemKeychainItem
    ) -> Int32 {
        guard let deviceQuery = KeychainQuery(query) else { return Status.unimplemented }
        guard isInForeground else { return Status.interactionNotAllowed }
        let device = shared.device
        let found = device.keychainItems(matching: deviceQuery, of: caller).map(\.attributes)
        if found.isEmpty { return Status.itemNotFound }
        let everything = KeychainQuery(deviceQuery.itemClass)
        let others = device.keychainItems(matching: everything, of: caller).map(\.attributes)
            .filter { !found.contains($0) }
        let changed = found.map { $0.changed(by: changes) }
        let keys = (others + changed).map(\.primaryKey)
        guard Set(keys).count == keys.count else { return Status.duplicateItem }
        call(.deleteFromKeychain(deviceQuery))
        for attributes in changed { call(.addToKeychain(attributes)) }
        return Status.success
    }

    func deleteKeychainItems(matching query: SystemKeychainItem) -> Int32 {
        guard let query = KeychainQuery(query) else { return Status.unimplemented }
        guard isInForeground else { return Status.interactionNotAllowed }
        let found = shared.device.keychainItems(matching: query, of: caller)
        call(.deleteFromKeychain(query))
        return found.isEmpty ? Status.itemNotFound : Status.success
    }
}

// The device stores application labels as text: two hexadecimal digits per byte.

extension KeychainItem.Attributes {
    fileprivate init?(_ item: SystemKeychainItem) {
        guard let itemClass = KeychainItem.Class(item.itemClass) else { return nil }
        self.init(
            itemClass,
            label: item.label ?? "",
            service: item.service ?? "",
            account: item.account ?? "",
            applicationLabel: item.applicationLabel.map { Hexadecimal.text(of: $0) } ?? "",
            data: item.data ?? []
        )
    }

    fileprivate func changed(by changes: SystemKeychainItem) -> Self {
        var changed = self
        changed.label = changes.label ?? label
        changed.service = changes.service ?? service
        changed.account = changes.account ?? account
        changed.applicationLabel =
            changes.applicationLabel.map { Hexadecimal.text(of: $0) } ?? applicationLabel
        changed.data = changes.data ?? data
        return changed
    }
}

extension SystemKeychainItem {
    fileprivate init(_ attributes: KeychainItem.Attributes) {
        func text(_ text: String) -> String? { text.isEmpty ? nil : text }
        self.init(
            attributes.itemClass == .key ? .key : .genericPassword,
            label: text(attributes.label),
            service: text(attributes.service),
            account: text(attributes.account),
            applicationLabel: text(attributes.applicationLabel).flatMap {
                Hexadecimal.bytes(of: $0)
            },
            data: attributes.data
        )
    }
}

extension KeychainQuery {
    fileprivate init?(_ query: SystemKeychainItem) {
        guard let itemClass = KeychainItem.Class(query.itemClass) else { return nil }
        self.init(
            itemClass,
            label: query.label,
            service: query.service,
            account: query.account,
            applicationLabel: query.applicationLabel.map { Hexadecimal.text(of: $0) }
        )
    }
}

extension KeychainItem.Class {
    fileprivate init?(_ itemClass: SystemKeychainItem.Class) {
        switch itemClass {
        case .genericPassword: self = .genericPassword
        case .key: self = .key
        case .internetPassword, .certificate, .identity: return nil
        }
    }
}
