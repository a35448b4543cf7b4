// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipDevice
public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

/// The setting of the walks: two businesses with a clip each, their links, and possible worlds.
public struct Scenery: Sendable {
    /// The full apps.
    public let apps: [App]

    /// The clips, in the order of their apps.
    public let clips: [AppIdentifier]

    /// The URLs that can be invoked, each with its possible worlds.
    public let links: [Link]

    /// A URL with its possible worlds.
    public struct Link: Sendable {
        /// The URL to invoke.
        public let url: InvocationURL

        /// The possible worlds; in the first one everything is configured correctly.
        public let worlds: [World]
    }

    /// Time zones, one of them with daylight saving.
    public let zones: [ZoneRules]

    /// The App Group of each app.
    public static let group = "group.example"

    /// Creates the setting.
    ///
    /// - Throws: The errors of the parsers, which do not occur, since all texts are constant.
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
            let correct = try Self.correctWorld(apps[index], clips[index])
            for path in ["/menu", "/table/4"] {
                let number = Int64(10 * index + (path == "/menu" ? 1 : 2))
                var world = correct
                world.advanced = try Self.experience(number, of: clips[index], host + path)
                let url = try InvocationURL(host + path + "?id=\(number)")
                links.append(Link(url: url, worlds: Self.worlds(from: world)))
            }
            links.append(
                Link(url: try InvocationURL(host + "/about"), worlds: Self.worlds(from: correct))
            )
            for link in ["id?p=" + clips[index].bundle.text, "d/" + names[index]] {
                let url = try InvocationURL("https://appclip.apple.com/" + link)
                links.append(Link(url: url, worlds: Self.worlds(from: correct)))
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

    private static func correctWorld(_ app: App, _ clip: AppIdentifier) throws -> World {
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

    /// Returns a correct world, and variants that each lack one thing.
    private static func worlds(from correct: World) -> [World] {
        var unassociated = correct
        unassociated.offers[0].association = .failed(.clipNotInFile)
        var unregistered = correct
        unregistered.advanced = nil
        var withoutTraits = correct
        withoutTraits.offers[0].clipTraits = ClipTraits()
        withoutTraits.offers[0].appTraits = AppTraits()
        var withoutClipEntitlement = correct
        withoutClipEntitlement.offers[0].appTraits.namesClip = false
        var unreleased = correct
        unreleased.offers[0].build = nil
        return [
            correct, correct, correct, unassociated, unregistered, withoutTraits,
            withoutClipEntitlement, unreleased,
        ]
    }
}
