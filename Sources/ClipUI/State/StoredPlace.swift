import AppClip

#if hasFeature(Embedded)
// The host's store of a name, or the clip's own.
struct StoredPlace {
    private let suite: String?

    init(_ store: UserDefaults?) {
        suite = store?.suiteName
    }

    // What tells the store from others.
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

// Foundation's store itself, or the clip's own at the host.
struct StoredPlace {
    private let store: UserDefaults?

    init(_ store: UserDefaults?) {
        self.store = store
    }

    // Two objects of one suite cannot be told from two of different suites: views that use one key in
    // any of them are evaluated when one changes.
    var name: String { store == nil ? "" : "store" }

    func value<Value: AppStorageValue>(forKey key: String, _ host: any ClipHost) -> Value? {
        guard let store else {
            return host.storedText(forKey: key, suite: nil).flatMap { Value(storedText: $0) }
        }
        let kept = store.object(forKey: key)
        // Values of other types than the store's own are kept as texts.
        return kept as? Value ?? (kept as? String).flatMap { Value(storedText: $0) }
    }

    func set<Value: AppStorageValue>(_ value: Value, forKey key: String, _ host: any ClipHost) {
        guard let store else { return host.store(value.storedText, forKey: key, suite: nil) }
        switch value {
        case let text as String: store.set(text, forKey: key)
        case let number as Int: store.set(number, forKey: key)
        case let flag as Bool: store.set(flag, forKey: key)
        default: store.set(value.storedText, forKey: key)
        }
    }
}
#endif
