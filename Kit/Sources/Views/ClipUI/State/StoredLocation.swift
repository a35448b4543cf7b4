// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipState

// The form in which values of a type are read from a store, and written.
struct StoredForm<Value> {
    let read: (StorageBackend, String, any ClipHost) -> Value?
    let write: (Value, StorageBackend, String, any ClipHost) -> Void
}

extension StoredForm where Value: AppStorageValue {
    // Returns the form of values that are stored directly.
    static func plain() -> StoredForm {
        StoredForm(
            read: { $0.value(forKey: $1, $2) },
            write: { $1.set($0, forKey: $2, $3) }
        )
    }
}

// The value under a key of a store.
final class StoredLocation<Value>: Location<Value> {
    private let key: String
    private let backend: StorageBackend
    private let defaultValue: Value
    private let form: StoredForm<Value>
    private var entry: ClipStorage.Entry?
    private var renderer: Renderer?

    init(
        _ key: String,
        in backend: StorageBackend,
        default defaultValue: Value,
        _ form: StoredForm<Value>
    ) {
        self.form = form
        self.key = key
        self.backend = backend
        self.defaultValue = defaultValue
    }

    override func get() -> Value {
        guard let entry, let renderer else { return defaultValue }
        entry.recordRead()
        return form.read(backend, key, renderer.host) ?? defaultValue
    }

    override func set(_ value: Value) {
        guard let entry, let renderer else { return }
        form.write(value, backend, key, renderer.host)
        entry.recordChange()
    }

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? StoredLocation(key, in: backend, default: defaultValue, form) : self
        cell.isOwned = true
        let renderer = ViewEnvironment.of(environment).renderer
        cell.renderer = renderer
        cell.entry = renderer.storage.entry(forKey: key, store: backend.name)
        return cell
    }
}

// The keys that views use, so that a view is updated after another one changes the value under the same key.
final class ClipStorage {
    final class Entry: Dependency {
        let key: String
        let store: String

        init(_ key: String, _ store: String) {
            self.key = key
            self.store = store
        }
    }

    private var entries: [Entry] = []

    // O(*n*) in the number of keys, which is small.
    @inline(never)
    func entry(forKey key: String, store: String) -> Entry {
        for entry in entries
        where hasSameBytes(entry.key, key) && hasSameBytes(entry.store, store) {
            return entry
        }
        let entry = Entry(key, store)
        entries.append(entry)
        return entry
    }
}
