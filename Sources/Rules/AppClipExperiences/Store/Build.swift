// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes

/// A build of a clip, uploaded together with its app (rule C-51).
public struct Build: Sendable, Hashable {
    /// The clip that was built.
    public let clip: AppIdentifier

    /// The version of the app that contains the clip.
    public let version: String

    /// The lowest version of the system that the clip supports.
    public let minimumSystem: SystemVersion

    /// The size of the largest variant, uncompressed (rule D-63).
    public let size: ClipSize

    /// The hosts that the clip's entitlement names with `appclips:` (rule B-03).
    public let associatedDomains: [HostName]

    /// The stage of the build in its publication.
    public let stage: Stage

    /// Creates a build.
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

    /// The stages of a build (rule C-52, contradiction X-09).
    public enum Stage: String, Sendable, Hashable, CaseIterable {
        /// Uploaded, and in review.
        case inReview = "in-review"
        /// Approved, but not yet available to the public.
        case approved
        /// Available to the public.
        case released
        /// No longer offered: the build that was released before it is offered again.
        case withdrawn
    }
}

extension Build {
    /// Returns the position of the build that the store offers.
    ///
    /// It is the newest released build: neither a build in review nor a withdrawn one replaces it
    /// (rule C-52). So a rollback means withdrawing the newest build. For a clip without a released
    /// build, it is a build that may be released, for TestFlight and local experiences.
    ///
    /// - Parameter stages: The stages of the clip's builds, in the order of their delivery.
    /// - Returns: The position of the newest released build, or else of the newest one that is not
    ///   withdrawn, or else of the newest; `nil` without builds.
    /// - Complexity: O(number of builds).
    public static func offered(among stages: some BidirectionalCollection<Stage>) -> Int? {
        let position =
            stages.lastIndex(of: .released) ?? stages.lastIndex { $0 != .withdrawn }
            ?? stages.indices.last
        return position.map { stages.distance(from: stages.startIndex, to: $0) }
    }
}
