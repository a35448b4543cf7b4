public import AppClipDevice
public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

/// Two businesses with a clip each, their links, and what store and verifier may say about them.
public struct Scenery: Sendable {
    /// The full apps.
    public let apps: [App]

    /// The clips, in the order of their apps.
    public let clips: [AppIdentifier]

    /// What can be scanned, tapped or opened, with the worlds that it can be in.
    public let links: [Link]

    /// A URL, with what may be known about it.
    public struct Link: Sendable {
        /// The URL.
        public let url: InvocationURL

        /// What store, verifier and page may say; the first world is the best.
        public let worlds: [World]
    }

    /// Time zones, one of them with daylight saving.
    public let zones: [ZoneRules]

    /// The App Group of each app.
    public static let group = "group.example"

    /// The scenery.
    ///
    /// - Throws: Nothing, as its texts are constant; the parsers' errors are passed on all the same.
    public init() throws {
        let names = ["Fruta", "Velo"]
        var apps: [App] = []
        var clips: [AppIdentifier] = []
        for name in names {
            let app = try AppIdentifier("ABCDE12345.com.example." + name)
            apps.append(App(identifier: app, name: name, storeNumber: 7))
            clips.append(try AppIdentifier(app.text + ".Clip"))
        }
        self.apps = apps
        self.clips = clips

        var links: [Link] = []
        for index in names.indices {
            let host = "https://\(names[index]).example"
            let best = try Self.best(apps[index], clips[index])
            for path in ["/menu", "/table/4"] {
                let number = Int64(10 * index + (path == "/menu" ? 1 : 2))
                var world = best
                world.advanced = try Self.experience(number, of: clips[index], host + path)
                let url = try InvocationURL(host + path + "?id=\(number)")
                links.append(Link(url: url, worlds: Self.worlds(from: world)))
            }
            links.append(
                Link(url: try InvocationURL(host + "/about"), worlds: Self.worlds(from: best))
            )
            for link in ["id?p=" + clips[index].bundle.text, "d/" + names[index]] {
                let url = try InvocationURL("https://appclip.apple.com/" + link)
                links.append(Link(url: url, worlds: Self.worlds(from: best)))
            }
        }
        links.append(Link(url: try InvocationURL("https://nobody.example/x"), worlds: [World()]))
        self.links = links
        zones = [
            .utc,
            try .daylightSaving(
                standardOffset: 3_600,
                from: .init(month: 3, sunday: .last, secondOfDay: 7_200),
                to: .init(month: 10, sunday: .last, secondOfDay: 10_800),
                years: 2020...2060
            ),
        ]
    }

    private static func best(_ app: App, _ clip: AppIdentifier) throws -> World {
        var traits = ClipTraits()
        traits.requestsNotifications = true
        traits.requestsLocationConfirmation = true
        traits.groups = [group]
        traits.hasLiveActivities = true
        traits.publicContainers = ["iCloud.example"]
        var appTraits = AppTraits()
        appTraits.groups = [group]
        let texts = [Language.english: CardText(title: nil, subtitle: "At once")]
        let offer = World.Offer(
            app: app,
            clip: Clip(identifier: clip, app: app.identifier),
            build: Build(
                clip: clip,
                version: "1.0",
                minimumSystem: .clips,
                size: .megabytes(5),
                associatedDomains: [],
                stage: .released
            ),
            defaultExperience: DefaultExperience(
                clip: clip,
                version: "1.0",
                card: CardMetadata(verb: .open, image: nil, texts: texts),
                state: .published
            ),
            association: .verified,
            demoKey: app.name,
            clipTraits: traits,
            appTraits: appTraits
        )
        return World(offers: [offer], linkHosts: [try HostName("appclip.apple.com")])
    }

    private static func experience(
        _ number: Int64,
        of clip: AppIdentifier,
        _ url: String
    ) throws -> AdvancedExperience {
        let text = CardText(title: "At table \(number)", subtitle: "Order")
        return AdvancedExperience(
            id: AdvancedExperience.ID(rawValue: number),
            clip: clip,
            url: try RegisteredURL(InvocationURL(url)),
            card: CardMetadata(verb: .view, image: nil, texts: [.english: text]),
            place: Place(latitude: 47.37, longitude: 8.54),
            state: .published
        )
    }

    /// A world, and worlds in which something about it is worse.
    private static func worlds(from best: World) -> [World] {
        var unassociated = best
        unassociated.offers[0].association = .failed(.clipNotInFile)
        var unregistered = best
        unregistered.advanced = nil
        var quiet = best
        quiet.offers[0].clipTraits = ClipTraits()
        quiet.offers[0].appTraits = AppTraits()
        var careless = best
        careless.offers[0].appTraits.namesClip = false
        var unreleased = best
        unreleased.offers[0].build = nil
        return [best, best, best, unassociated, unregistered, quiet, careless, unreleased]
    }
}
