// SPDX-License-Identifier: Apache-2.0

/// A store for small values of an App Clip, as an argument of `@AppStorage(_:store:)`: a part of
/// Foundation's `UserDefaults`.
///
/// The object only names the store; `@AppStorage` reads and writes its values by calls to the clip's host. The full
/// app inherits the contents of the store of an App Group (*Sharing data between your App Clip and
/// your full app*).
public final class UserDefaults: Sendable {
    /// The identifier of an App Group; `nil` for the clip's own store.
    public let suiteName: String?

    /// Creates the store of an App Group, or the clip's own for `nil`; the result is `nil` for an
    /// empty identifier.
    public init?(suiteName: String?) {
        if let suiteName, suiteName.utf8.isEmpty { return nil }
        self.suiteName = suiteName
    }
}
