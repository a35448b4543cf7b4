// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// An App Clip.
///
/// It exists from the first build that contains it (rule C-29).
public struct Clip: Sendable, Hashable {
    /// The team's prefix and the bundle identifier.
    public let identifier: AppIdentifier

    /// The full app that the clip belongs to.
    public let app: AppIdentifier

    /// Creates a clip of an app.
    public init(identifier: AppIdentifier, app: AppIdentifier) {
        self.identifier = identifier
        self.app = app
    }

    /// The link that Apple's store generates for the default experience (rule C-07).
    ///
    /// It works from iOS 16.4 on, and parameters may follow it (rules C-08 and C-09).
    public var defaultLink: String {
        GeneratedLinks(to: identifier.bundle, demoKey: "", on: GeneratedLinks.appleHost).defaultLink
    }
}
