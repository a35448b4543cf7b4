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
        /// An experience that was configured on the device comes first.
        case localExperience
        /// The website leads elsewhere, and the system does not follow.
        case redirectNotFollowed
        /// A clip that runs from Xcode is handed a URL only where the variable is ticked.
        case urlVariableDisabled

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
        /// A code without a tag can only be scanned.
        case codeWithoutTag
        /// A link in Messages starts a clip only from the text of a message.
        case notInTextMessage
        /// The rich link in an SMS was not loaded.
        case richLinkNotLoaded
        /// The page has no Smart App Banner tag for a clip.
        case noBannerTag
        /// The page's tag names another clip.
        case bannerOfAnotherClip
        /// The page's tag does not ask for the card.
        case pageWithoutCard
        /// The place of the experience is too far away to be suggested.
        case tooFarAway(metres: Int)
        /// The clip of a local experience was never run on this device.
        case clipNotCached
        /// A local experience does not launch a clip from the store.
        case signedForStore
        /// A local experience does not launch the full app.
        case localExperienceBesideApp

        // MARK: What a clip is refused while it lives

        /// The person said no.
        case deniedByPerson
        /// Clips have no such function.
        case notForClips
        /// The system is too old for this function of clips.
        case functionNeedsNewerSystem(needed: SystemVersion, found: SystemVersion)
        /// An entitlement or a key of the bundle is missing.
        case notEntitled
        /// The public database is for reading alone.
        case readOnly
        /// An item with the same attributes is in the keychain.
        case duplicateItem
        /// Neither 8 hours after a launch nor by explicit permission.
        case notificationsNotAllowed
        /// Several instances live, and the notification names none.
        case noTargetContent
        /// No registered experience covers the target content identifier.
        case unknownTargetContent
        /// The experience of the target content identifier has no instance.
        case noInstanceForTarget
        /// The clip is not on the device.
        case clipNotOnDevice
        /// The invocation was none at a code or tag.
        case sourceNotPhysical
        /// The person or the device does not allow to ask for the location.
        case locationNotAllowed
        /// The region is no circle.
        case regionNotCircular
        /// The radius is not within 500 metres.
        case radiusNotAllowed(Double)
        /// The payload is not that of the present launch.
        case payloadOfAnotherLaunch
        /// The URL of the payload is not registered for the clip.
        case payloadNotRegistered
        /// The full app cannot be shown or installed.
        case appNotInStore
    }
}
