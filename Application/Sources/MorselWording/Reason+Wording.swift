// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

extension Reason {
    /// A stable name of the reason, for programs.
    public var name: String { wording.name }

    /// A sentence that explains the reason.
    public var sentence: String { wording.sentence }

    private var wording: (name: String, sentence: String) {
        switch code {
        case .resolved(let kind):
            ("resolved", "The URL belongs to \(kind.words).")
        case .supported:
            ("supported", "This kind of invocation can launch the clip.")
        case .systemSuffices(let needed):
            ("system-suffices", "The device runs iOS \(needed) or later.")
        case .associated:
            ("associated", "The clip and the website are associated.")
        case .associationNotNeeded:
            ("association-not-needed", "No association with a website is needed here.")
        case .appInstalled:
            ("app-installed", "The full app is installed and opens instead of the clip.")
        case .released:
            ("released", "The clip's version is released.")
        case .sizeSuffices(let limit):
            ("size-suffices", "The clip's size is at most \(limit) MB.")
        case .consentNeeded:
            ("consent-needed", "The App Clip card asks the person before the clip launches.")
        case .noCardForTesting:
            ("no-card-for-testing", "Test and development builds launch without a card.")
        case .registeredURL:
            ("registered-url", "The clip receives the registered URL.")
        case .latestURL:
            ("latest-url", "The clip receives the URL of its latest launch.")
        case .noURL:
            ("no-url", "The clip receives no URL.")
        case .notRegistered:
            (
                "not-registered",
                "No experience covers this URL, and no clip is associated with its website. "
                    + "Register an advanced experience whose URL is a prefix of it."
            )
        case .deactivated(let id):
            ("deactivated", "Experience \(id.rawValue), which covers this URL, is deactivated.")
        case .unknownClip:
            ("unknown-clip", "The App Clip that the URL names is not known here. Publish it first.")
        case .notTestInvocation(let count):
            (
                "not-test-invocation",
                count == 0
                    ? "The builds of the clip have no test invocations, and TestFlight starts nothing else. "
                        + "Add one with 'morsel test-invocation add'."
                    : "None of the clip's \(count) test invocations has this URL, and TestFlight starts "
                        + "nothing else. 'morsel test-invocation list' shows them."
            )
        case .parametersNotAllowed:
            ("parameters-not-allowed", "The demo link cannot have parameters. Use it unchanged.")
        case .notSupported(let kind):
            ("not-supported", "This kind of invocation cannot launch \(kind.words).")
        case .shortLinkNeeded:
            ("short-link-needed", "A code can contain only the short version of the demo link.")
        case .noPlace:
            ("no-place", "The experience is not assigned to a place on the map.")
        case .systemTooOld(let needed, let found):
            ("system-too-old", "This requires iOS \(needed) or later; the device has iOS \(found).")
        case .clipNeedsNewerSystem(let needed, let found):
            (
                "clip-needs-newer-system",
                "The clip requires iOS \(needed) or later; the device has iOS \(found)."
            )
        case .clipsForbidden:
            ("clips-forbidden", "Screen Time or the device's management forbids App Clips.")
        case .privateBrowsing:
            ("private-browsing", "Safari does not offer App Clips in Private Browsing.")
        case .cardPutAway:
            (
                "card-put-away",
                "The person dismissed the card of this site; the page shows only the "
                    + "banner."
            )
        case .unknownSender:
            ("unknown-sender", "The sender of the message is not in Contacts.")
        case .linkOpensPage:
            (
                "link-opens-page",
                "A link on a website opens the page, which can show a Smart App "
                    + "Banner."
            )
        case .notAssociated(let cause):
            ("not-associated", "The clip and the website are not associated: \(cause.words)")
        case .noBuild:
            ("no-build", "No build of the clip has been published.")
        case .noDefaultExperience:
            ("no-default-experience", "The clip has no published default experience.")
        case .notReleased:
            ("not-released", "The clip's version is not released.")
        case .tooLarge(let size, let limit):
            (
                "too-large",
                "The clip has \(size); the maximum for this kind of invocation is "
                    + "\(limit) MB."
            )
        case .neverLaunched:
            ("never-launched", "The clip has never been launched on this device.")
        case .localExperience:
            ("local-experience", "A local experience on the device takes precedence.")
        case .redirectNotFollowed:
            (
                "redirect-not-followed",
                "The website redirects this URL, and the system does not follow redirects. "
                    + "Register experiences for both URLs."
            )
        case .urlVariableDisabled:
            (
                "url-variable-disabled",
                "The environment variable '_XCAppClipURL' is turned off in the scheme, so the clip "
                    + "receives no URL."
            )
        default:
            wordingOnDevice
        }
    }

    // Reasons that depend on the state of a device.
    private var wordingOnDevice: (name: String, sentence: String) {
        switch code {
        case .codeWithoutTag:
            (
                "code-without-tag",
                "The App Clip Code has no NFC tag. Scan it with Camera or Code "
                    + "Scanner."
            )
        case .notInTextMessage:
            (
                "not-in-text-message",
                "Messages offers App Clips only for links in the text of a "
                    + "message."
            )
        case .richLinkNotLoaded:
            (
                "rich-link-not-loaded",
                "The link arrived by SMS, so the person must first tap to load its preview."
            )
        case .noBannerTag:
            ("no-banner-tag", "The page has no Smart App Banner tag that names a clip.")
        case .bannerOfAnotherClip:
            (
                "banner-of-another-clip",
                "The page's Smart App Banner tag names another clip in "
                    + "'app-clip-bundle-id'."
            )
        case .bannerOfAnotherApp:
            (
                "banner-of-another-app",
                "The page's Smart App Banner tag names another app in 'app-id'."
            )
        case .notInvocationURL:
            ("not-invocation-url", "This is not an https URL, so it cannot invoke an App Clip.")
        case .pageWithoutCard:
            (
                "page-without-card",
                "The page's Smart App Banner tag has no 'app-clip-display=card', so only the "
                    + "banner appears."
            )
        case .tooFarAway(let metres):
            ("too-far-away", "The place is \(metres) metres away, too far for a suggestion.")
        case .clipNotCached:
            (
                "clip-not-cached",
                "The clip of the local experience is not on the device. Install it first by "
                    + "running it once."
            )
        case .signedForStore:
            (
                "signed-for-store",
                "A local experience launches only clips signed for development, Ad Hoc or "
                    + "TestFlight. Remove it to test the App Store version."
            )
        case .localExperienceBesideApp:
            (
                "local-experience-beside-app",
                "The full app is installed, so the local experience does not apply. Test the app "
                    + "with a universal link instead."
            )
        case .deniedByPerson:
            ("denied-by-person", "The person declined the request.")
        case .notForClips:
            ("not-for-clips", "This function is not available to App Clips.")
        case .functionNeedsNewerSystem(let needed, let found):
            (
                "function-needs-newer-system",
                "App Clips can use this function from iOS \(needed); the device has iOS \(found)."
            )
        case .notEntitled:
            ("not-entitled", "A required entitlement or Info.plist key is missing.")
        case .readOnly:
            ("read-only", "App Clips can only read the public iCloud database.")
        case .duplicateItem:
            ("duplicate-item", "The keychain already has an item with the same attributes.")
        case .notificationsNotAllowed:
            (
                "notifications-not-allowed",
                "The person has not allowed notifications, and no launch of the last 8 hours "
                    + "allows them."
            )
        case .noTargetContent:
            (
                "no-target-content",
                "The clip has several instances, so the notification must have a "
                    + "'target-content-id'."
            )
        case .unknownTargetContent:
            (
                "unknown-target-content",
                "The 'target-content-id' does not match the URL of an advanced experience of the "
                    + "clip."
            )
        case .noInstanceForTarget:
            (
                "no-instance-for-target",
                "The experience that 'target-content-id' names has not been "
                    + "launched on this device."
            )
        case .clipNotOnDevice:
            ("clip-not-on-device", "The clip is not on the device.")
        case .sourceNotPhysical:
            (
                "source-not-physical",
                "The clip can confirm the location only after a launch from a "
                    + "code or an NFC tag."
            )
        case .locationNotAllowed:
            (
                "location-not-allowed",
                "The person or the device does not allow confirming the "
                    + "location."
            )
        case .regionNotCircular:
            ("region-not-circular", "The region must be circular.")
        case .radiusNotAllowed(let radius):
            (
                "radius-not-allowed",
                "The radius must be more than 0 and at most 500 m; got \(radius) m."
            )
        case .payloadOfAnotherLaunch:
            ("payload-of-another-launch", "The activation payload is from another launch.")
        case .payloadNotRegistered:
            ("payload-not-registered", "The payload's URL is not registered for the clip.")
        case .appNotInStore:
            ("app-not-in-store", "The full app is not in the App Store.")
        default:
            ("unknown", rule.sentence)
        }
    }
}

extension ExperienceKind {
    fileprivate var words: String {
        switch self {
        case .defaultLink: "the default experience (by its default App Clip link)"
        case .associatedWebsite: "the default experience of the website's clip"
        case .demoLink: "the demo link"
        case .advanced: "an advanced experience"
        }
    }
}
