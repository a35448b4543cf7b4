public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// What the store and the verifier know about one invocation URL.
///
/// It is gathered before a decision, so that deciding asks nobody:
///
/// - ``advanced`` is what `ExperienceIndex.mostSpecificMatch(for:)` finds among the published
///   experiences, and ``deactivated`` what it finds among those that were taken out of force;
/// - ``offers`` has the clip of either, the clip that a generated link names, and the clips that the
///   file of the URL's host names.
public struct World: Sendable, Hashable {
    /// The published experience with the most specific prefix.
    public var advanced: AdvancedExperience?

    /// The deactivated experience with the most specific prefix.
    public var deactivated: AdvancedExperience?

    /// The clips that the URL can mean.
    public var offers: [Offer]

    /// Hosts that make default links and demo links, Apple's among them.
    public var linkHosts: Set<HostName>

    /// What stands in the page; `nil` where nobody looked, and the tag is taken to be right.
    public var page: Page?

    /// Where the website leads a browser that asks for the URL; `nil` where it leads nowhere.
    ///
    /// The system follows no redirect: what was scanned is the invocation URL (question O-17), so
    /// that a short URL needs an experience of its own (rule C-55).
    public var redirect: InvocationURL?

    /// What is known about a URL.
    public init(
        advanced: AdvancedExperience? = nil,
        deactivated: AdvancedExperience? = nil,
        offers: [Offer] = [],
        linkHosts: Set<HostName> = [],
        page: Page? = nil,
        redirect: InvocationURL? = nil
    ) {
        self.advanced = advanced
        self.deactivated = deactivated
        self.offers = offers
        self.linkHosts = linkHosts
        self.page = page
        self.redirect = redirect
    }

    /// A clip, with what is known about it.
    public struct Offer: Sendable, Hashable {
        /// The full app.
        public var app: App

        /// The clip.
        public var clip: Clip

        /// The newest build; `nil` without any.
        public var build: Build?

        /// The default experience of the build's version; `nil` without one.
        public var defaultExperience: DefaultExperience?

        /// Whether clip and host of the URL belong together.
        public var association: AssociationStatus

        /// What short demo links call the clip.
        public var demoKey: String?

        /// What the clip's bundle asks for.
        public var clipTraits: ClipTraits

        /// What the full app's signature asks for.
        public var appTraits: AppTraits

        /// A clip.
        public init(
            app: App,
            clip: Clip,
            build: Build?,
            defaultExperience: DefaultExperience?,
            association: AssociationStatus,
            demoKey: String? = nil,
            clipTraits: ClipTraits = ClipTraits(),
            appTraits: AppTraits = AppTraits()
        ) {
            self.app = app
            self.clip = clip
            self.build = build
            self.defaultExperience = defaultExperience
            self.association = association
            self.demoKey = demoKey
            self.clipTraits = clipTraits
            self.appTraits = appTraits
        }
    }
}
