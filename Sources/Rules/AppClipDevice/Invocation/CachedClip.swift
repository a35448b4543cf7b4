// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes

/// What decisions about invocations need to know about a clip on the device.
public struct CachedClip: Sendable, Hashable {
    /// The full app that the clip belongs to.
    public let app: App

    /// How the clip was signed.
    public let signing: Signing

    /// What its bundle declares.
    public let traits: ClipTraits

    /// The version of its build; `nil` if unknown.
    public let version: String?

    /// A clip on the device.
    public init(
        app: App,
        signing: Signing,
        traits: ClipTraits = ClipTraits(),
        version: String? = nil
    ) {
        self.app = app
        self.signing = signing
        self.traits = traits
        self.version = version
    }
}
