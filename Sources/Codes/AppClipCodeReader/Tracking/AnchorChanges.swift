// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// The changes of the anchors by a frame, or by an answer to a URL check.
///
/// The three lists correspond to the callbacks `session(_:didAdd:)`, `session(_:didUpdate:)` and
/// `session(_:didRemove:)`.
public struct AnchorChanges: Sendable, Hashable {
    /// Anchors of codes that have come into view.
    public var didAdd: [AppClipCodeAnchor] = []

    /// Anchors that have moved, have gone out of view or have come back, or whose URL decoding has
    /// ended.
    public var didUpdate: [AppClipCodeAnchor] = []

    /// Anchors that have been removed, in their last state.
    public var didRemove: [AppClipCodeAnchor] = []

    /// The checks that the system has to make before it hands out a URL; answer them with
    /// `AppClipCodeTracker.answer`.
    public var urlChecks: [URLCheck] = []

    /// Whether nothing changed.
    public var isEmpty: Bool {
        didAdd.isEmpty && didUpdate.isEmpty && didRemove.isEmpty && urlChecks.isEmpty
    }
}

/// A request to the system to check whether the URL of a code may be handed out to this app.
///
/// It is for the code that runs the tracker, not for the app: the app receives the URL in the
/// anchor.
public struct URLCheck: Sendable, Hashable {
    /// The URL to be checked.
    public let url: EncodableURL

    /// The payload of the code that contains the URL.
    public let payload: Payload

    /// The result of a URL check.
    public struct Verdict: Sendable, Hashable {
        /// Whether the registry of App Clips, or a local experience, has a clip for the URL (A-65,
        ///
        public let isRegistered: Bool

        /// Whether the website of the URL currently names the clip or its app, also for a local
        /// experience.
        public let isAssociated: Bool

        /// Creates a verdict.
        public init(isRegistered: Bool, isAssociated: Bool) {
            self.isRegistered = isRegistered
            self.isAssociated = isAssociated
        }

        /// Whether the URL may be handed out.
        public var allowsDecoding: Bool { isRegistered && isAssociated }
    }
}
