public import AppClipTypes
public import AppSiteAssociation

/// What is known about a URL before it is judged.
public struct DiagnosisFacts: Sendable, Hashable {
    /// What covers the URL.
    public var registration: Registration

    /// How far the clip has come.
    public var publication: Publication

    /// What clip and website say about each other.
    public var association: Association

    /// Whether the URL fits into a code.
    public var code: CodeFit

    /// What the website's page says.
    public var banner: PageBanner

    /// Where the URL's page leads, one address after the other.
    public var redirects: [Redirect]

    /// What is known.
    public init(
        registration: Registration,
        publication: Publication,
        association: Association,
        code: CodeFit,
        banner: PageBanner,
        redirects: [Redirect] = []
    ) {
        self.registration = registration
        self.publication = publication
        self.association = association
        self.code = code
        self.banner = banner
        self.redirects = redirects
    }

    /// What covers a URL.
    public enum Registration: Sendable, Hashable {
        /// A published advanced experience with this URL.
        case advanced(String)
        /// Only an experience that was taken out of force, with this number.
        case deactivated(Int64)
        /// Nothing, on a host that the registry knows.
        case nothing
        /// The registry knows nothing of the host.
        case unknownHere
    }

    /// How far a clip has come.
    public enum Publication: Sendable, Hashable {
        /// Its version is for everybody.
        case released(AppIdentifier)
        /// Its latest version is not for everybody.
        case notReleased(AppIdentifier)
        /// It has no build.
        case noBuild(AppIdentifier)
        /// No clip belongs to the URL.
        case noClip
        /// The site names clips that the registry does not know.
        case unknownHere([AppIdentifier])
    }

    /// What clip and website say about each other.
    public enum Association: Sendable, Hashable {
        /// Both sides are known.
        case judged(AssociationStatus, AppIdentifier)
        /// The site's file names these clips; their entitlements are not known.
        case named([AppIdentifier])
        /// The site's file names no clip.
        case namesNone
        /// The site has no file that can be used.
        case noFile(FileFault)
    }

    /// Whether a URL fits into a code.
    public enum CodeFit: Sendable, Hashable {
        /// It does, with so many bits.
        case fits(bits: Int)
        /// It takes more bits than there are.
        case tooLong(bits: Int, limit: Int)
        /// It cannot be written in a code at all; this is the first byte at fault.
        case notEncodable(offset: Int)
    }

    /// What a website's page says about the clip.
    public enum PageBanner: Sendable, Hashable {
        /// The banner names the clip.
        case names(BundleIdentifier)
        /// The banner names another clip than the URL's.
        case namesOther(BundleIdentifier, expected: BundleIdentifier)
        /// There is a banner without a clip.
        case withoutClip
        /// There is no banner.
        case nothing
        /// There is no page to look at.
        case noPage(FileFault)
    }

    /// An address that a page leads to.
    public struct Redirect: Sendable, Hashable {
        /// Where it leads.
        public let target: Target

        /// Whether the address has an experience; `nil` where nobody knows.
        public let isRegistered: Bool?

        /// Whether its host names the clip; `nil` where nobody knows.
        public let isAssociated: Bool?

        /// Where a redirect leads.
        public enum Target: Sendable, Hashable {
            /// To an address that can be an invocation URL.
            case url(InvocationURL)
            /// To an address without TLS.
            case insecure
            /// To something that is no invocation URL.
            case unreadable
            /// To one more address after as many as are followed.
            case tooMany
        }

        /// An address that a page leads to.
        public init(target: Target, isRegistered: Bool? = nil, isAssociated: Bool? = nil) {
            self.target = target
            self.isRegistered = isRegistered
            self.isAssociated = isAssociated
        }
    }
}

/// What is missing at an address that a short URL leads to (rules A-24, B-15 and C-55).
///
/// The system follows no redirect: the URL of the code is the invocation URL. The browser does, and
/// the page at the end needs its own experience and association (question O-17).
public enum RedirectFinding: Sendable, Hashable {
    /// The address has no experience.
    case notRegistered(InvocationURL)
    /// The host does not name the clip.
    case notAssociated(HostName)
    /// The address has no TLS.
    case insecure
    /// The address cannot be an invocation URL.
    case unreadable
    /// The redirects do not end.
    case tooMany

    static func findings(about redirect: DiagnosisFacts.Redirect) -> [RedirectFinding] {
        switch redirect.target {
        case .insecure: return [.insecure]
        case .unreadable: return [.unreadable]
        case .tooMany: return [.tooMany]
        case .url(let url):
            var findings: [RedirectFinding] = []
            if redirect.isRegistered == false { findings.append(.notRegistered(url)) }
            if redirect.isAssociated == false { findings.append(.notAssociated(url.host)) }
            return findings
        }
    }

    /// The rule that says so.
    public var rule: RuleID {
        switch self {
        case .notRegistered: "C-55"
        case .notAssociated: "B-15"
        case .insecure, .unreadable, .tooMany: "A-24"
        }
    }
}
