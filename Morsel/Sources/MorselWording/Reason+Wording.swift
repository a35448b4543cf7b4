public import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

extension Reason {
    /// A stable name of what the rule said, for programs.
    public var name: String { wording.name }

    /// What the rule said, as a sentence for people.
    public var sentence: String { wording.sentence }

    private var wording: (name: String, sentence: String) {
        switch code {
        case .resolved(let kind):
            ("resolved", "The URL means \(kind.words).")
        case .supported:
            ("supported", "This invocation starts it.")
        case .systemSuffices(let needed):
            ("system-suffices", "The system is iOS \(needed) or later.")
        case .associated:
            ("associated", "The clip and the website belong together.")
        case .associationNotNeeded:
            ("association-not-needed", "No association with a website is needed here.")
        case .appInstalled:
            ("app-installed", "The full app is installed and takes over.")
        case .released:
            ("released", "The clip's version is released.")
        case .sizeSuffices(let limit):
            ("size-suffices", "The clip is within \(limit) MB.")
        case .consentNeeded:
            ("consent-needed", "A card asks before the clip starts.")
        case .noCardForTesting:
            ("no-card-for-testing", "Testers and developers see no card.")
        case .registeredURL:
            ("registered-url", "The clip gets the registered URL.")
        case .latestURL:
            ("latest-url", "The clip gets the URL of its latest launch.")
        case .noURL:
            ("no-url", "The clip gets no URL.")
        case .notRegistered:
            (
                "not-registered",
                "No experience covers this URL, and no clip belongs to its website. Register an "
                    + "advanced experience whose URL is a prefix of it."
            )
        case .deactivated(let id):
            ("deactivated", "Experience \(id.rawValue), which covers this URL, is deactivated.")
        case .unknownClip:
            ("unknown-clip", "The clip that is meant was never published here.")
        case .parametersNotAllowed:
            ("parameters-not-allowed", "The demo link takes no parameters. Use it as it is.")
        case .notSupported(let kind):
            ("not-supported", "This invocation does not start \(kind.words).")
        case .shortLinkNeeded:
            ("short-link-needed", "A code holds only the short version of the demo link.")
        case .noPlace:
            ("no-place", "The experience has no place on the map.")
        case .systemTooOld(let needed, let found):
            ("system-too-old", "This needs iOS \(needed) or later; the device has \(found).")
        case .clipNeedsNewerSystem(let needed, let found):
            (
                "clip-needs-newer-system",
                "The clip needs iOS \(needed) or later; the device has \(found)."
            )
        case .clipsForbidden:
            ("clips-forbidden", "Screen Time or the device's management forbids App Clips.")
        case .privateBrowsing:
            ("private-browsing", "Nothing is offered in Private Browsing.")
        case .cardPutAway:
            ("card-put-away", "The card of this site was put away; its banner remains.")
        case .unknownSender:
            ("unknown-sender", "The sender of the message is not in Contacts.")
        case .linkOpensPage:
            ("link-opens-page", "A link on a website opens the page, which can show a banner.")
        case .notAssociated(let cause):
            ("not-associated", "The clip and the website do not belong together: \(cause.words)")
        case .noBuild:
            ("no-build", "No build of the clip was published.")
        case .noDefaultExperience:
            ("no-default-experience", "The clip has no published default experience.")
        case .notReleased:
            ("not-released", "The clip's version is not released.")
        case .tooLarge(let size, let limit):
            (
                "too-large",
                "The clip has \(size.bytes) bytes, which is more than \(limit) MB, the most for "
                    + "this invocation."
            )
        case .neverLaunched:
            ("never-launched", "The clip was never launched on this device.")
        case .localExperience:
            ("local-experience", "An experience that was configured on the device comes first.")
        case .redirectNotFollowed:
            (
                "redirect-not-followed",
                "The website redirects this URL, and the system does not follow. Register "
                    + "experiences for the short URL and for the long one."
            )
        case .urlVariableDisabled:
            (
                "url-variable-disabled",
                "'_XCAppClipURL' is not ticked in the scheme; the clip gets no URL."
            )
        default:
            wordingOnDevice
        }
    }

    // What only a device with a state of its own says.
    private var wordingOnDevice: (name: String, sentence: String) {
        switch code {
        case .codeWithoutTag:
            ("code-without-tag", "This code has no tag. Scan it with Camera or Code Scanner.")
        case .notInTextMessage:
            ("not-in-text-message", "Messages starts clips from links in the text of a message.")
        case .richLinkNotLoaded:
            (
                "rich-link-not-loaded",
                "The link came by SMS. The person has to load its preview first."
            )
        case .noBannerTag:
            ("no-banner-tag", "The page has no Smart App Banner tag that names a clip.")
        case .bannerOfAnotherClip:
            ("banner-of-another-clip", "'app-clip-bundle-id' in the page names another clip.")
        case .pageWithoutCard:
            (
                "page-without-card",
                "The page's tag has no 'app-clip-display'; only the banner appears."
            )
        case .tooFarAway(let metres):
            ("too-far-away", "The place is \(metres) metres away, too far to be suggested.")
        case .clipNotCached:
            (
                "clip-not-cached",
                "The clip of the local experience is not on the device. Run it once before."
            )
        case .signedForStore:
            (
                "signed-for-store",
                "A local experience launches clips signed for Development, Ad Hoc or TestFlight "
                    + "alone. Remove it to test what the store has."
            )
        case .localExperienceBesideApp:
            (
                "local-experience-beside-app",
                "The full app is installed. Test it by a universal link with the same URL."
            )
        case .deniedByPerson:
            ("denied-by-person", "The person said no.")
        case .notForClips:
            ("not-for-clips", "App Clips have no such function.")
        case .functionNeedsNewerSystem(let needed, let found):
            (
                "function-needs-newer-system",
                "Clips can do this from iOS \(needed) on; the device has \(found)."
            )
        case .notEntitled:
            ("not-entitled", "An entitlement or a key of the bundle is missing.")
        case .readOnly:
            ("read-only", "A clip reads the public iCloud database, and never writes.")
        case .duplicateItem:
            ("duplicate-item", "The keychain has an item with the same attributes.")
        case .notificationsNotAllowed:
            (
                "notifications-not-allowed",
                "It is neither within 8 hours of a launch that allowed notifications, nor did the "
                    + "person agree to them."
            )
        case .noTargetContent:
            (
                "no-target-content",
                "Several instances of the clip live; the notification needs 'target-content-id'."
            )
        case .unknownTargetContent:
            (
                "unknown-target-content",
                "'target-content-id' matches no registered advanced experience of the clip."
            )
        case .noInstanceForTarget:
            ("no-instance-for-target", "The business that is meant was not launched here.")
        case .clipNotOnDevice:
            ("clip-not-on-device", "The clip is not on the device.")
        case .sourceNotPhysical:
            ("source-not-physical", "Only a code or an NFC tag lets a clip confirm the location.")
        case .locationNotAllowed:
            ("location-not-allowed", "The person or the device does not allow it.")
        case .regionNotCircular:
            ("region-not-circular", "The region has to be a circle.")
        case .radiusNotAllowed(let radius):
            ("radius-not-allowed", "The radius is \(radius) m; it has to be at most 500 m.")
        case .payloadOfAnotherLaunch:
            ("payload-of-another-launch", "The payload is not that of the present launch.")
        case .payloadNotRegistered:
            ("payload-not-registered", "The URL is not registered for the clip.")
        case .appNotInStore:
            ("app-not-in-store", "The full app is not in the store.")
        default:
            ("unknown", "Rule \(rule) has spoken.")
        }
    }
}

extension ExperienceKind {
    fileprivate var words: String {
        switch self {
        case .defaultLink: "the default experience, by its generated link"
        case .associatedWebsite: "the default experience of the website's clip"
        case .demoLink: "the demo link"
        case .advanced: "an advanced experience"
        }
    }
}
