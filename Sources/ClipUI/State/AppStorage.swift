public import AppClip

/// A value that outlives the clip's run: SwiftUI's `AppStorage`.
///
/// The host keeps it, in the clip's own store or that of an App Group, until the clip is removed. What
/// does not read as a value of the type counts as not there.
@propertyWrapper
public struct AppStorage<Value: AppStorageValue> {
    private let mark: Mark

    /// A value under a key; the default stands while nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        mark = Mark(StoredLocation(key, suite: store?.suiteName, default: wrappedValue))
    }

    /// The value now.
    ///
    /// Setting it keeps it and evaluates the bodies that read it.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { Binding(location) }

    // SAFETY: `init` put a cell of this class in; binding keeps the class.
    private var location: StoredLocation<Value> {
        unsafe unsafeDowncast(mark.cell, to: StoredLocation<Value>.self)
    }
}

/// What `@AppStorage` can keep: texts, whole numbers and truth values.
public protocol AppStorageValue {
    /// Reads what was kept; `nil` if it is not a value of this type.
    init?(storedText: String)

    /// The value as it is kept.
    var storedText: String { get }
}

extension String: AppStorageValue {
    /// The text itself.
    public init?(storedText: String) { self = storedText }

    /// The text itself.
    public var storedText: String { self }
}

extension Int: AppStorageValue {
    /// A number in decimal digits.
    public init?(storedText: String) { self.init(storedText) }

    /// The number in decimal digits.
    public var storedText: String { String(self) }
}

extension Bool: AppStorageValue {
    /// `1` or `0`.
    public init?(storedText: String) {
        if hasSameBytes(storedText, "1") {
            self = true
        } else if hasSameBytes(storedText, "0") {
            self = false
        } else {
            return nil
        }
    }

    /// `1` or `0`.
    public var storedText: String { self ? "1" : "0" }
}

final class StoredLocation<Value: AppStorageValue>: Location<Value> {
    private let key: String
    private let suite: String?
    private let defaultValue: Value
    private var entry: ClipStorage.Entry?
    private var renderer: Renderer?

    init(_ key: String, suite: String?, default defaultValue: Value) {
        self.key = key
        self.suite = suite
        self.defaultValue = defaultValue
    }

    override func get() -> Value {
        guard let entry, let renderer else { return defaultValue }
        entry.recordRead()
        guard let text = renderer.host.storedText(forKey: key, suite: suite) else {
            return defaultValue
        }
        return Value(storedText: text) ?? defaultValue
    }

    override func set(_ value: Value) {
        guard let entry, let renderer else { return }
        renderer.host.store(value.storedText, forKey: key, suite: suite)
        entry.recordChange()
    }

    override func adopted(in environment: ViewEnvironment) -> Cell {
        let cell = isOwned ? StoredLocation(key, suite: suite, default: defaultValue) : self
        cell.isOwned = true
        cell.renderer = environment.renderer
        cell.entry = environment.renderer.storage.entry(forKey: key, suite: suite)
        return cell
    }
}

// Who read which key: two views that use one key see each other's changes.
final class ClipStorage {
    final class Entry: Dependency {
        let key: String
        let suite: String?

        init(_ key: String, _ suite: String?) {
            self.key = key
            self.suite = suite
        }
    }

    private var entries: [Entry] = []

    // O(*n*) in the number of keys, of which a clip has a few.
    @inline(never)
    func entry(forKey key: String, suite: String?) -> Entry {
        for entry in entries
        where hasSameBytes(entry.key, key) && hasSameBytes(entry.suite ?? "", suite ?? "") {
            return entry
        }
        let entry = Entry(key, suite)
        entries.append(entry)
        return entry
    }
}
