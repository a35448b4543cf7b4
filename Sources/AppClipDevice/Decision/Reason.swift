public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// A rule that was asked on the way to a decision, and what it said.
public struct Reason: Error, Sendable, Hashable {
    /// What the rule said.
    public let code: Code

    /// The rule.
    public let rule: RuleID

    /// What a rule said.
    package init(code: Code, rule: RuleID) {
        self.code = code
        self.rule = rule
    }

    /// What rules say.
    @nonexhaustive public enum Code: Sendable, Hashable {
        // MARK: What lets an invocation go on

        /// The URL means an experience or link of this kind.
        case resolved(ExperienceKind)
        /// The invocation starts this kind.
        case supported
        /// The system is new enough.
        case systemSuffices(needed: SystemVersion)
        /// Clip and host belong together.
        case associated
        /// Links that the store generates need no association.
        case associationNotNeeded
        /// The full app is there and takes over.
        case appInstalled
        /// The clip's version is for everybody.
        case released
        /// The clip is small enough.
        case sizeSuffices(limitInMegabytes: Int)
        /// A card comes first and asks.
        case consentNeeded
        /// There is no card for testers and developers.
        case noCardForTesting
        /// The clip is handed the registered URL.
        case registeredURL
        /// The clip is handed the URL of its latest launch.
        case latestURL
        /// The clip is handed no URL.
        case noURL

        // MARK: What ends it

        /// No experience covers the URL, and no clip belongs to its host.
        case notRegistered
        /// The experience of the URL was taken out of force.
        case deactivated(AdvancedExperience.ID)
        /// The link names a clip that is not there.
        case unknownClip
        /// The demo link takes no parameters.
        case parametersNotAllowed
        /// The invocation does not start this kind.
        case notSupported(ExperienceKind)
        /// Only the short version of the demo link starts in this way.
        case shortLinkNeeded
        /// The experience has no place on the map.
        case noPlace
        /// The system is too old.
        case systemTooOld(needed: SystemVersion, found: SystemVersion)
        /// The clip supports only newer systems.
        case clipNeedsNewerSystem(needed: SystemVersion, found: SystemVersion)
        /// Clips are forbidden on this device.
        case clipsForbidden
        /// Nothing is offered in Private Browsing.
        case privateBrowsing
        /// The person has put the card of this site away.
        case cardPutAway
        /// The sender of the message is not in Contacts.
        case unknownSender
        /// A link on a website opens the page.
        case linkOpensPage
        /// Clip and host do not belong together.
        case notAssociated(AssociationStatus.Cause)
        /// No build contains the clip.
        case noBuild
        /// The clip has no default experience.
        case noDefaultExperience
        /// The clip's version is not for everybody.
        case notReleased
        /// The clip is too large for this invocation.
        case tooLarge(ClipSize, limitInMegabytes: Int)
        /// The clip was never launched on this device.
        case neverLaunched
    }
}
