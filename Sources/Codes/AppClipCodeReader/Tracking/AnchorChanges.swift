// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// What a frame, or an answer, changed.
///
/// The three lists stand for the callbacks `session(_:didAdd:)`, `session(_:didUpdate:)` and
/// `session(_:didRemove:)`.
public struct AnchorChanges: Sendable, Hashable {
    /// Anchors of codes that have come into view.
    public var didAdd: [AppClipCodeAnchor] = []

    /// Anchors that have moved, have gone out of view or have come back, or whose URL is known.
    public var didUpdate: [AppClipCodeAnchor] = []

    /// Anchors that are gone, as they were last.
    public var didRemove: [AppClipCodeAnchor] = []

    /// What the system has to look up before it hands out a URL; to be answered by
    /// `AppClipCodeTracker.answer`.
    public var urlChecks: [URLCheck] = []

    /// Whether nothing changed.
    public var isEmpty: Bool {
        didAdd.isEmpty && didUpdate.isEmpty && didRemove.isEmpty && urlChecks.isEmpty
    }
}

/// A question to the system: whether the URL of a code may be handed out to this app.
///
/// It goes to who runs the tracker, not to the app: the app learns of the URL from the anchor.
public struct URLCheck: Sendable, Hashable {
    /// The URL in question.
    public let url: EncodableURL

    /// The code that has it.
    public let payload: Payload

    /// What the system found out.
    public struct Verdict: Sendable, Hashable {
        /// Whether the registry of App Clips, or a local experience, has a clip for the URL (A-65,
        ///
        public let isRegistered: Bool

        /// Whether the website of the URL names the clip or its app now, also for a local
        /// experience.
        public let isAssociated: Bool

        /// Makes a verdict.
        public init(isRegistered: Bool, isAssociated: Bool) {
            self.isRegistered = isRegistered
            self.isAssociated = isAssociated
        }

        /// Whether the URL may be handed out.
        public var allowsDecoding: Bool { isRegistered && isAssociated }
    }
}
