// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// An experience that a developer or tester configures on the device (rule D-45).
public struct LocalExperience: Sendable, Hashable {
    /// The prefix of the invocation URLs.
    public let url: RegisteredURL

    /// The bundle identifier of the clip.
    public let clip: BundleIdentifier

    /// The title of the card.
    public let title: String

    /// The line below the title.
    public let subtitle: String

    /// The label of the button.
    public let verb: Verb

    /// The reference of the photo; `nil` if there is none.
    public let image: String?

    /// Creates a local experience.
    public init(
        url: RegisteredURL,
        clip: BundleIdentifier,
        title: String,
        subtitle: String,
        verb: Verb = .open,
        image: String? = nil
    ) {
        self.url = url
        self.clip = clip
        self.title = title
        self.subtitle = subtitle
        self.verb = verb
        self.image = image
    }
}

extension InvocationSource {
    /// Whether this source supports local experiences (rule D-46): App Clip Code, QR code or NFC
    /// tag; banner or card of a page; shared link.
    public var startsLocalExperiences: Bool {
        isPhysical || isOwnWebsite || self == .messages
    }
}
