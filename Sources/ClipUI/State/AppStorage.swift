public import AppClip

/// A value that outlives the clip's run: SwiftUI's `AppStorage`.
///
/// Without a store the host keeps it, until the clip is removed. With one it lies in that store: natively
/// the object is read and written itself, so that code that has the same store finds it there; in a
/// browser the host keeps it under the store's name. What does not read as a value of the type counts
/// as not there.
@propertyWrapper
public struct AppStorage<Value: AppStorageValue> {
    private let mark: Mark

    /// A value under a key; the default stands while nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        mark = Mark(StoredLocation(key, in: StoredPlace(store), default: wrappedValue))
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
