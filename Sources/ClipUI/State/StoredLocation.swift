import AppClip

// A value that lies in a store, for all views that use its key.
final class StoredLocation<Value: AppStorageValue>: Location<Value> {
    private let key: String
    private let place: StoredPlace
    private let defaultValue: Value
    private var entry: ClipStorage.Entry?
    private var renderer: Renderer?

    init(_ key: String, in place: StoredPlace, default defaultValue: Value) {
        self.key = key
        self.place = place
        self.defaultValue = defaultValue
    }

    override func get() -> Value {
        guard let entry, let renderer else { return defaultValue }
        entry.recordRead()
        return place.value(forKey: key, renderer.host) ?? defaultValue
    }

    override func set(_ value: Value) {
        guard let entry, let renderer else { return }
        place.set(value, forKey: key, renderer.host)
        entry.recordChange()
    }

    override func adopted(in environment: ViewEnvironment) -> Cell {
        let cell = isOwned ? StoredLocation(key, in: place, default: defaultValue) : self
        cell.isOwned = true
        cell.renderer = environment.renderer
        cell.entry = environment.renderer.storage.entry(forKey: key, place: place.name)
        return cell
    }
}

// Who read which key: two views that use one key see each other's changes.
final class ClipStorage {
    final class Entry: Dependency {
        let key: String
        let place: String

        init(_ key: String, _ place: String) {
            self.key = key
            self.place = place
        }
    }

    private var entries: [Entry] = []

    // O(*n*) in the number of keys, of which a clip has a few.
    @inline(never)
    func entry(forKey key: String, place: String) -> Entry {
        for entry in entries
        where hasSameBytes(entry.key, key) && hasSameBytes(entry.place, place) {
            return entry
        }
        let entry = Entry(key, place)
        entries.append(entry)
        return entry
    }
}
