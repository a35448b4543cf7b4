import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

/// The five checks of the device's developer settings about a URL of a website (rules D-51 to D-53).
public struct LaunchDiagnosis: Sendable, Hashable {
    /// What was found, in the order of the page.
    public let results: [Result]

    /// A check.
    public enum Check: String, Sendable, Hashable, CaseIterable {
        /// An advanced experience is registered.
        case advancedExperience = "advanced-experience"
        /// The clip is published in the store.
        case published
        /// The clip is associated with the URL.
        case associated
        /// The URL fits into an App Clip Code.
        case fitsCode = "fits-code"
        /// The website has a Smart App Banner.
        case banner

        /// Whether the check is about something that is recommended and not needed (rule D-52).
        public var isOptional: Bool { self == .advancedExperience || self == .banner }

        /// The page that helps, by the last part of its address.
        public var help: String {
            switch self {
            case .advancedExperience, .published:
                "configuring-the-launch-experience-of-your-app-clip"
            case .associated: "associating-your-app-clip-with-your-website"
            case .fitsCode: "encoding-a-url-in-an-app-clip-code"
            case .banner: "supporting-invocations-from-your-website-and-the-messages-app"
            }
        }
    }

    /// What a check found.
    public struct Result: Sendable, Hashable {
        /// The check.
        public let check: Check

        /// Whether all is well.
        public let isPassed: Bool

        /// How grave it is: something recommended is a note.
        public var verdict: Verdict {
            if isPassed { return .passed }
            return check.isOptional ? .note : .error
        }
    }

    /// How grave something is.
    public enum Verdict: String, Sendable, Hashable, CaseIterable {
        /// All is well.
        case passed
        /// Something recommended is missing.
        case note
        /// Something needed is missing.
        case error
    }

    /// Checks a URL.
    ///
    /// A check that fails does not stop the others.
    ///
    /// - Parameters:
    ///   - url: A URL of the website.
    ///   - clip: The clip; `nil` takes that of the experience, or the first that is offered.
    ///   - world: What is known about the URL, its page included.
    ///   - fitsCode: Whether the URL fits into an App Clip Code.
    public init(
        of url: InvocationURL,
        clip: AppIdentifier? = nil,
        in world: World,
        fitsCode: Bool
    ) {
        let wanted = clip ?? world.advanced?.clip
        let offer = world.offers.first { wanted == nil || $0.clip.identifier == wanted }
        let isPublished =
            offer?.build?.stage == .released && offer?.defaultExperience?.state == .published
        let isRegistered = world.advanced.map { $0.url.covers(url) } ?? false
        let banner = world.page?.bannerClip
        results = [
            Result(check: .advancedExperience, isPassed: isRegistered),
            Result(check: .published, isPassed: isPublished),
            Result(check: .associated, isPassed: offer?.association == .verified),
            Result(check: .fitsCode, isPassed: fitsCode),
            Result(
                check: .banner,
                isPassed: banner != nil && banner == offer?.clip.identifier.bundle
            ),
        ]
    }
}
