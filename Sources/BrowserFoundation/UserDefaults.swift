/// Names one of the stores that a clip can keep small values in: Foundation's `UserDefaults`.
///
/// It is an address only. Values are read and written through `@AppStorage(_:store:)`, which asks the
/// clip's host. What lies in the store of an App Group is what the full app inherits
/// (*Sharing data between your App Clip and your full app*).
public final class UserDefaults: Sendable {
    /// The identifier of an App Group; `nil` for the clip's own store.
    public let suiteName: String?

    /// Names the store of an App Group, or with `nil` the clip's own; `nil` for an empty identifier.
    public init?(suiteName: String?) {
        if let suiteName, suiteName.utf8.isEmpty { return nil }
        self.suiteName = suiteName
    }
}
