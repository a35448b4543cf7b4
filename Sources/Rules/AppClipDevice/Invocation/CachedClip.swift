// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences

/// The information about a clip on the device that decisions about invocations need.
public struct CachedClip: Sendable, Hashable {
    /// The full app that the clip belongs to.
    public let app: App

    /// The kind of signature of the clip.
    public let signing: Signing

    /// The declarations of its bundle.
    public let traits: ClipTraits

    /// The version of its build; `nil` if unknown.
    public let version: String?

    /// Creates a clip on the device.
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
