// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceScenarios

/// Reads the steps of a scenario in order, and tracks clock, system and world.
struct StepReader {
    /// The current time.
    private var now: Timestamp
    private var system: SystemVersion
    private(set) var world: WorldParts
    private var hasBackup = false

    /// The maximum number of times that the steps so far can have launched a clip.
    private var launches = 0

    init(_ setup: DeviceSetup, _ world: WorldParts) {
        now = setup.clock
        system = setup.state.system
        self.world = world
    }

    mutating func step(_ value: Value) throws(ScenarioFileError) -> Step {
        let fields = try Fields(value, StepKey.self)
        let present = fields.present(StepKey.actions)
        guard present.count <= 1 else {
            throw value.error(
                .exactlyOne(StepKey.actions.map(\.rawValue), found: present.map(\.rawValue))
            )
        }
        let time = fields.read(.at) { value throws(ScenarioFileError) in try moment(value) }
        let actions = present.first.flatMap { key in
            fields.read(key) { value throws(ScenarioFileError) in try self.actions(key, value) }
        }
        let expectations = fields.read(.expect) { value throws(ScenarioFileError) in
            try ExpectationReader(world: world, launches: launches).expectations(value)
        }
        return Step(
            name: try fields[.step]?.text(),
            time: time,
            actions: actions ?? [],
            expectations: expectations ?? [],
            place: value.place
        )
    }

    private mutating func moment(_ value: Value) throws(ScenarioFileError) -> Moment {
        let moment = try value.moment()
        let time = moment.time(now: now)
        guard time >= now else { throw value.error(.clockTurnedBack) }
        guard Timestamp.showable.contains(time) else { throw value.error(.impossibleTime) }
        now = time
        return moment
    }

    // MARK: Actions

    private mutating func actions(
        _ key: StepKey,
        _ value: Value
    ) throws(ScenarioFileError) -> [Action] {
        switch key {
        case .set: return try set(value).map { .event(.change($0)) }
        case .world:
            try world.change(by: value)
            return [.change(world.world)]
        case .backup:
            let word = try value.word(BackupWord.self)
            guard word == .make || hasBackup else { throw value.error(.contradiction(.noBackup)) }
            hasBackup = true
            return [word == .make ? .backUp : .restore]
        case .call: return [try CallReader(world: world).call(value)]
        case .invoke:
            let action = try invoke(value)
            if case .invoke(let source, _, _) = action, source.isForTesting || source.isReturn {
                launches += 1
            }
            return [action]
        case .card, .comeBack:
            launches += 1
            return [.event(try event(key, value))]
        case .removeLocalExperience: return [.removeLocalExperience(try value.registeredURL())]
        default: return [.event(try event(key, value))]
        }
    }

    private func event(_ key: StepKey, _ value: Value) throws(ScenarioFileError) -> Event {
        switch key {
        case .card: return .card(try value.word())
        case .leave:
            let word = try value.text()
            guard word == "now" else { throw value.error(.unknownWord(word, known: ["now"])) }
            return .leave
        case .comeBack: return try comeBack(value)
        case .endProcess: return .endProcess(try world.clip(value, value))
        case .push:
            let fields = try Fields(value, NotificationKey.self)
            let request = NotificationRequest(
                number: Int(try fields.required(.number).integer(in: 0...Int64(Int32.max))),
                title: try fields[.title]?.text() ?? "",
                target: try fields[.target]?.url()
            )
            return .push(request, to: try world.clip(fields[.clip], value))
        case .openStore: return .openStore(of: try world.clip(nil, value), from: try value.word())
        case .install:
            guard value.isMapping else { return .installApp(try world.app(value), .store) }
            let fields = try Fields(value, InstallKey.self)
            return .installApp(
                try world.app(fields.required(.app)),
                try fields[.signing]?.word(Signing.self) ?? .store
            )
        case .removeApp: return .removeApp(try world.app(value))
        case .openApp: return .openApp(try world.app(value))
        case .deleteClip: return .deleteClip(try world.clip(value, value))
        case .addLocalExperience:
            return .addLocalExperience(try value.localExperience(in: world))
        case .revokeSignIn:
            guard value.isMapping else {
                let team = try world.clip(nil, value).prefix
                return .revokeSignIn(Accounts.User(team: team, identifier: try value.text()))
            }
            let fields = try Fields(value, SignInKey.self)
            return .revokeSignIn(
                Accounts.User(
                    team: try fields.required(.team).text(),
                    identifier: try fields.required(.user).text()
                )
            )
        case .clear:
            switch try value.word(ClearWord.self) {
            case .experienceCache: return .clearExperienceCache
            case .websiteData: return .clearWebsiteData
            }
        case .step, .at, .expect, .set, .world, .backup, .call, .invoke, .removeLocalExperience:
            // These are read by other functions, or are not actions.
            throw value.error(.unknownKey(key.rawValue, known: StepKey.actions.map(\.rawValue)))
        }
    }

    private func invoke(_ value: Value) throws(ScenarioFileError) -> Action {
        let fields = try Fields(value, InvokeKey.self)
        var details = InvocationDetails()
        details.contact = try fields[.contact]?.word() ?? details.contact
        details.hasTag = try fields[.tag]?.flag() ?? details.hasTag
        details.message = try fields[.message]?.word() ?? details.message
        details.viewer = try fields[.viewer]?.word() ?? details.viewer
        details.caller = try fields[.caller]?.identifier()
        details.signing = try fields[.signing]?.word() ?? details.signing
        details.isURLVariableEnabled =
            try fields[.urlVariable]?.flag() ?? details.isURLVariableEnabled
        let source: InvocationSource = try fields.required(.source).word()
        if let clip = fields[.clip] {
            guard source.isForTesting else { throw clip.error(.conflictingKeys("clip", "source")) }
            details.clip = try world.clip(clip, clip)
        }
        let present = fields.present([.url, .text, .testInvocation])
        guard present.count <= 1 else {
            throw value.error(
                .conflictingKeys(present[0].rawValue, present[1].rawValue)
            )
        }
        if let text = fields[.text], source != .xcode { return .event(.open(try text.text())) }
        if let url = fields[.url] { return .invoke(source, try url.url(), details) }
        if let title = fields[.testInvocation], source != .testFlight {
            throw title.error(.conflictingKeys("test-invocation", "source"))
        }
        // Without a URL, the clip determines what runs.
        guard source == .xcode || fields[.testInvocation] != nil else {
            throw value.error(.missingKey(InvokeKey.url.rawValue))
        }
        let clip = if let named = details.clip { named } else { try world.clip(nil, value) }
        details.clip = clip
        if let title = fields[.testInvocation] {
            return .invoke(.testFlight, try testInvocation(title, of: clip), details)
        }
        // The scheme has no URL, or a text that is not one: the clip receives none.
        details.isURLVariableEnabled = false
        return .invoke(.xcode, try link(to: clip, value), details)
    }

    /// Returns the URL of a test invocation of TestFlight.
    private func testInvocation(
        _ title: Value,
        of clip: AppIdentifier
    ) throws(ScenarioFileError) -> InvocationURL {
        let name = try title.text()
        let known = world.testInvocations[clip] ?? []
        guard let found = known.first(where: { $0.title == name }) else {
            throw title.error(.unknownTestInvocation(name, known: known.map(\.title)))
        }
        return found.url
    }

    /// Returns the default link of a clip.
    private func link(
        to clip: AppIdentifier,
        _ value: Value
    ) throws(ScenarioFileError) -> InvocationURL {
        let link = "https://appclip.apple.com/id?p=" + clip.bundle.text
        guard let url = try? InvocationURL(link) else { throw value.error(.malformed(.url, link)) }
        return url
    }

    private func comeBack(_ value: Value) throws(ScenarioFileError) -> Event {
        var word = value
        var (clip, number): (Value?, Value?)
        if value.isMapping {
            let fields = try Fields(value, ComeBackKey.self)
            word = try fields.required(.by)
            (clip, number) = (fields[.clip], fields[.notification])
        }
        let source: Event.ReturnSource
        switch try word.word(ReturnWord.self) {
        case .notification:
            guard let number else { throw value.error(.missingKey("notification")) }
            source = .notification(Int(try number.integer(in: 0...Int64(Int32.max))))
            return .comeBack(to: try world.clip(clip, value), by: source)
        case .appLibrary: source = .appLibrary
        case .spotlight: source = .spotlight
        case .appSwitcher: source = .appSwitcher
        }
        if let number { throw number.error(.conflictingKeys("notification", "by")) }
        return .comeBack(to: try world.clip(clip, value), by: source)
    }

    /// Reads the settings of a step, in the order of the format's keys.
    private mutating func set(_ value: Value) throws(ScenarioFileError) -> [Setting] {
        let fields = try Fields(value, SetKey.self)
        var settings: [Setting] = []
        for key in SetKey.allCases {
            guard let value = fields[key] else { continue }
            switch key {
            case .system:
                let version = try value.system()
                guard version >= system else {
                    throw value.error(
                        .systemTurnedBack(from: "\(system)", to: "\(version)")
                    )
                }
                system = version
                settings.append(.system(version))
            case .languages: settings.append(.languages(try value.languages()))
            case .region: settings.append(.region(try value.name()))
            case .zone: settings.append(.zone(try value.zone()))
            case .position: settings.append(.position(value.isNull ? nil : try value.position()))
            case .privateBrowsing: settings.append(.privateBrowsing(try value.flag()))
            case .knownSender: settings.append(.knownSender(try value.flag()))
            case .clipsForbidden: settings.append(.clipsForbidden(try value.flag()))
            case .locationServices: settings.append(.locationServices(try value.flag()))
            case .retention: settings.append(.retention(seconds: try value.duration()))
            case .cacheLifetime: settings.append(.cacheLifetime(seconds: try value.duration()))
            }
        }
        return settings
    }
}
