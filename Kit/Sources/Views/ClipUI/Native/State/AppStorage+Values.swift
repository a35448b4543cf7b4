// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Double: AppStorageValue {
    /// Creates a number from decimal digits.
    public init?(storedText: String) { self.init(storedText) }

    /// The number in decimal digits.
    public var storedText: String { description }
}

extension Data: AppStorageValue {
    /// Creates data from Base64.
    public init?(storedText: String) { self.init(base64Encoded: storedText) }

    /// The data as Base64.
    public var storedText: String { base64EncodedString() }
}

extension URL: AppStorageValue {
    /// Creates a URL from its text.
    public init?(storedText: String) { self.init(string: storedText) }

    /// The URL as text.
    public var storedText: String { absoluteString }
}

extension Date: AppStorageValue {
    /// Creates a date from the seconds since the beginning of 2001.
    public init?(storedText: String) {
        guard let seconds = Double(storedText) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    /// The seconds since the beginning of 2001.
    public var storedText: String { timeIntervalSinceReferenceDate.description }
}

// The stored forms of values that are represented by others.
extension StoredForm where Value: RawRepresentable, Value.RawValue: AppStorageValue {
    static func raw() -> StoredForm {
        let plain = StoredForm<Value.RawValue>.plain()
        return StoredForm(
            read: { plain.read($0, $1, $2).flatMap { Value(rawValue: $0) } },
            write: { plain.write($0.rawValue, $1, $2, $3) }
        )
    }
}

extension StoredForm {
    // Returns the form of an optional value: `nil` means that nothing is stored.
    static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
    where Value == Wrapped? {
        StoredForm(
            read: { form.read($0, $1, $2).map { .some($0) } },
            write: { value, backend, key, host in
                if let value {
                    form.write(value, backend, key, host)
                } else {
                    backend.removeValue(forKey: key, host)
                }
            }
        )
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a value under a key, which is stored as a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredLocation(key, in: StorageBackend(store), default: wrappedValue, .raw()))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a value under a key, which is stored as a number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredLocation(key, in: StorageBackend(store), default: wrappedValue, .raw()))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a value under a key, which is `nil` as long as nothing is stored.
    public init<Stored: AppStorageValue>(_ key: String, store: UserDefaults? = nil)
    where Value == Stored? {
        self.init(
            StoredLocation(key, in: StorageBackend(store), default: nil, .optional(.plain()))
        )
    }

    /// Creates a value under a key, which is `nil` as long as nothing is stored.
    public init<Stored: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Stored?, Stored.RawValue == String {
        self.init(StoredLocation(key, in: StorageBackend(store), default: nil, .optional(.raw())))
    }

    /// Creates a value under a key, which is `nil` as long as nothing is stored.
    public init<Stored: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Stored?, Stored.RawValue == Int {
        self.init(StoredLocation(key, in: StorageBackend(store), default: nil, .optional(.raw())))
    }
}
