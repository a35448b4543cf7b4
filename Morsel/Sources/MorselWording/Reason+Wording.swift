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
            ("association-not-needed", "A generated link needs no association with a website.")
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
        @unknown default:
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
