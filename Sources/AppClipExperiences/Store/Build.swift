public import AppClipTypes

/// A build of a clip, delivered together with its app (rule C-51).
public struct Build: Sendable, Hashable {
    /// The clip.
    public let clip: AppIdentifier

    /// The version of the app that contains the clip.
    public let version: String

    /// The lowest version of the system that the clip supports.
    public let minimumSystem: SystemVersion

    /// The size of the largest variant, uncompressed (rule D-63).
    public let size: ClipSize

    /// The hosts that the clip's entitlement names with `appclips:` (rule B-03).
    public let associatedDomains: [HostName]

    /// How far the build has come.
    public let stage: Stage

    /// A build.
    public init(
        clip: AppIdentifier,
        version: String,
        minimumSystem: SystemVersion,
        size: ClipSize,
        associatedDomains: [HostName],
        stage: Stage
    ) {
        self.clip = clip
        self.version = version
        self.minimumSystem = minimumSystem
        self.size = size
        self.associatedDomains = associatedDomains
        self.stage = stage
    }

    /// How far a build has come (rule C-52, contradiction X-09).
    public enum Stage: String, Sendable, Hashable, CaseIterable {
        /// Delivered, and in review.
        case inReview = "in-review"
        /// Through the review, which is not enough for the public.
        case approved
        /// For everybody.
        case released
    }
}
