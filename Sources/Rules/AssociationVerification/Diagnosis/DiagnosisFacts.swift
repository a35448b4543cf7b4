// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes
public import AppSiteAssociation

/// The facts on which a diagnosis is based.
public struct DiagnosisFacts: Sendable, Hashable {
    /// The experience that covers the URL.
    public var registration: Registration

    /// The stage of the clip's build.
    public var publication: Publication

    /// The association of clip and website.
    public var association: Association

    /// The size of the URL in a code, or the reason it cannot be encoded.
    public var code: CodeFit

    /// The banner of the website's page.
    public var banner: PageBanner

    /// The redirects of the URL's page, in their order.
    public var redirects: [Redirect]

    /// The kinds of invocation that the given version of the system supports; `nil` for the newest
    /// version.
    public var system: SystemFit?

    /// Creates facts.
    public init(
        registration: Registration,
        publication: Publication,
        association: Association,
        code: CodeFit,
        banner: PageBanner,
        redirects: [Redirect] = [],
        system: SystemFit? = nil
    ) {
        self.registration = registration
        self.publication = publication
        self.association = association
        self.code = code
        self.banner = banner
        self.redirects = redirects
        self.system = system
    }

    /// The kinds of invocation that a version of the system supports, and those that it is too old
    /// for (rule D-54).
    public struct SystemFit: Sendable, Hashable {
        /// The version of the system.
        public let system: SystemVersion

        /// The kinds of invocation that launch the clip.
        public let launching: [InvocationSource]

        /// The kinds of invocation that launch the clip only on a newer system, with its version.
        public let tooOld: [TooOld]

        /// A kind of invocation and the system that it needs.
        public struct TooOld: Sendable, Hashable {
            /// The kind of invocation.
            public let source: InvocationSource

            /// The minimum version of the system.
            public let needed: SystemVersion

            /// Creates a kind of invocation and its system.
            public init(source: InvocationSource, needed: SystemVersion) {
                self.source = source
                self.needed = needed
            }
        }

        /// Creates the support by a version of the system.
        public init(system: SystemVersion, launching: [InvocationSource], tooOld: [TooOld]) {
            self.system = system
            self.launching = launching
            self.tooOld = tooOld
        }
    }

    /// The experience that covers a URL.
    public enum Registration: Sendable, Hashable {
        /// A published advanced experience with this URL.
        case advanced(String)
        /// Only a deactivated experience covers the URL; it has this number.
        case deactivated(Int64)
        /// No experience covers the URL, on a host that the registry knows.
        case nothing
        /// The registry does not know the host.
        case unknownHere
    }

    /// The stage of a clip's build.
    public enum Publication: Sendable, Hashable {
        /// Its latest version is released.
        case released(AppIdentifier)
        /// Its latest version is not released.
        case notReleased(AppIdentifier)
        /// It has no build.
        case noBuild(AppIdentifier)
        /// No clip belongs to the URL.
        case noClip
        /// The site names clips that the registry does not know.
        case unknownHere([AppIdentifier])
    }

    /// The association of clip and website.
    public enum Association: Sendable, Hashable {
        /// Both sides are known.
        case judged(AssociationStatus, AppIdentifier)
        /// The site's file names these clips; their entitlements are not known.
        case named([AppIdentifier])
        /// The site's file names these clips without the team's prefix.
        case namedWithoutPrefix([BundleIdentifier])
        /// The site's file names no clip.
        case namesNone
        /// The site has no file that can be used.
        case noFile(FileError)
    }

    /// The size of a URL in a code, or the reason it cannot be encoded.
    public enum CodeFit: Sendable, Hashable {
        /// The URL fits, and takes this many bits.
        case fits(bits: Int)
        /// The URL takes more bits than a code has.
        case tooLong(bits: Int, limit: Int)
        /// The URL has bytes that cannot be encoded; `offset` is the offset of the first one.
        case notEncodable(offset: Int)
        /// The host is a local name, which cannot be in a code; the host of the website decides.
        case localHost(HostName)
    }

    /// The banner of a website's page.
    public enum PageBanner: Sendable, Hashable {
        /// The banner names the clip.
        case names(BundleIdentifier)
        /// The banner names another clip than the URL's.
        case namesOther(BundleIdentifier, expected: BundleIdentifier)
        /// The banner names a clip that the site's file does not list; it lists these.
        case notListed(BundleIdentifier, listed: [AppIdentifier])
        /// The banner names a clip, but the clip of the URL is unknown.
        case namesUnknown(BundleIdentifier)
        /// There is a banner without a clip.
        case withoutClip
        /// There is no banner.
        case nothing
        /// This server serves the page, without a card and a banner.
        ///
        /// `status` is the page's; `rule` is the rule that refuses the clip.
        case noCardHere(status: Int, rule: RuleID?)
        /// The page could not be read.
        case noPage(FileError)
    }

    /// A redirect of a page.
    public struct Redirect: Sendable, Hashable {
        /// The target of the redirect.
        public let target: Target

        /// Whether an experience covers the target; `nil` if unknown.
        public let isRegistered: Bool?

        /// Whether the target's host names the clip; `nil` if unknown.
        public let isAssociated: Bool?

        /// The target of a redirect.
        public enum Target: Sendable, Hashable {
            /// An invocation URL.
            case url(InvocationURL)
            /// A URL without TLS.
            case insecure
            /// A URL that is not an invocation URL.
            case unreadable
            /// The target is unknown, since the maximum number of redirects was reached.
            case tooMany
        }

        /// Creates a redirect of a page.
        public init(target: Target, isRegistered: Bool? = nil, isAssociated: Bool? = nil) {
            self.target = target
            self.isRegistered = isRegistered
            self.isAssociated = isAssociated
        }
    }
}

/// A problem at the target of a short URL's redirect (rules A-24, B-15 and C-55).
///
/// The system does not follow redirects: the URL of the code is the invocation URL. The browser
/// does, and the target needs an experience and an association of its own (question O-17).
public enum RedirectFinding: Sendable, Hashable {
    /// No experience covers the target.
    case notRegistered(InvocationURL)
    /// The target's host does not name the clip.
    case notAssociated(HostName)
    /// The target does not use TLS.
    case insecure
    /// The target is not an invocation URL.
    case unreadable
    /// The redirects form a loop, or there are too many.
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

    /// The rule on which the finding is based.
    public var rule: RuleID {
        switch self {
        case .notRegistered: "C-55"
        case .notAssociated: "B-15"
        case .insecure, .unreadable, .tooMany: "A-24"
        }
    }
}
