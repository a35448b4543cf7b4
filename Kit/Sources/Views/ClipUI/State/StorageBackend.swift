// SPDX-License-Identifier: Apache-2.0

import AppClip

#if hasFeature(Embedded)
// A store of the host, with a name, or the clip's own.
struct StorageBackend {
    private let suite: String?

    init(_ store: UserDefaults?) {
        suite = store?.suiteName
    }

    // Identifies the store.
    var name: String { suite ?? "" }

    func value<Value: AppStorageValue>(forKey key: String, _ host: any ClipHost) -> Value? {
        host.storedText(forKey: key, suite: suite).flatMap { Value(storedText: $0) }
    }

    func set<Value: AppStorageValue>(_ value: Value, forKey key: String, _ host: any ClipHost) {
        host.store(value.storedText, forKey: key, suite: suite)
    }
}
#else
import Foundation

// A store of Foundation, or the clip's own store of the host.
struct StorageBackend {
    private let store: UserDefaults?

    init(_ store: UserDefaults?) {
        self.store = store
    }

    // The name of a `UserDefaults` object cannot be read, so all stores count as one here: a change under a key
    // evaluates the views that use this key in any of them.
    var name: String { store == nil ? "" : "store" }

    func value<Value: AppStorageValue>(forKey key: String, _ host: any ClipHost) -> Value? {
        guard let store else {
            return host.storedText(forKey: key, suite: nil).flatMap { Value(storedText: $0) }
        }
        let stored = store.object(forKey: key)
        // Types that a store does not support are stored as strings.
        return stored as? Value ?? (stored as? String).flatMap { Value(storedText: $0) }
    }

    func set<Value: AppStorageValue>(_ value: Value, forKey key: String, _ host: any ClipHost) {
        guard let store else { return host.store(value.storedText, forKey: key, suite: nil) }
        switch value {
        case let text as String: store.set(text, forKey: key)
        case let number as Int: store.set(number, forKey: key)
        case let flag as Bool: store.set(flag, forKey: key)
        case let number as Double: store.set(number, forKey: key)
        case let data as Data: store.set(data, forKey: key)
        default: store.set(value.storedText, forKey: key)
        }
    }

    func removeValue(forKey key: String, _ host: any ClipHost) {
        if let store {
            store.removeObject(forKey: key)
        } else {
            host.store(nil, forKey: key, suite: nil)
        }
    }
}
#endif
