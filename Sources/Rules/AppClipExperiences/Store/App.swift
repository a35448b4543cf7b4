// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A full app.
///
/// It has at most one clip (contradiction X-26).
public struct App: Sendable, Hashable {
    /// The team's prefix and the bundle identifier.
    public let identifier: AppIdentifier

    /// The name that cards show.
    public let name: String

    /// The app's number in the App Store, which banners and overlays use; `nil` if it has none.
    public let storeNumber: Int64?

    /// Creates an app.
    public init(identifier: AppIdentifier, name: String, storeNumber: Int64? = nil) {
        self.identifier = identifier
        self.name = name
        self.storeNumber = storeNumber
    }
}
