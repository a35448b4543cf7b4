// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipDevice
import AppClipExperiences
import AppClipTypes
import SeededRandom

/// A random walk: a device that receives random events, checked by an ``InvariantChecker``.
///
/// The same seed results in the same walk on every machine.
public struct Walk: Sendable {
    /// The device, with its journal.
    public private(set) var recorded: RecordedDevice

    /// The checker of the device's invariants.
    public private(set) var checker: InvariantChecker

    /// The number of invalid events, which the device rejected.
    public private(set) var invalidEventCount = 0

    private let scenery: Scenery
    private var random: SplitMix64
    private var effects: [Effect] = []
    private var notificationCount = 0

    /// Creates a walk from a new device.
    ///
    /// - Parameters:
    ///   - scenery: The clips, apps and links.
    ///   - seed: The seed of the random numbers.
    /// - Throws: ``DeviceError`` if the initial device is invalid, which does not happen.
    public init(in scenery: Scenery, seed: UInt64) throws(DeviceError) {
        self.scenery = scenery
        random = SplitMix64(seed: seed)
        let systems = [
            SystemVersion(14), SystemVersion(15, 3), SystemVersion(15, 4), SystemVersion(16, 4),
            SystemVersion(17), SystemVersion(18), SystemVersion(26),
        ]
        var settings = DeviceSettings()
        settings.zone = random.one(of: scenery.zones)
        settings.retention = Int64(1 + random.number(below: 30)) * 86_400
        let device = try Device(
            DeviceState(system: random.one(of: systems)),
            settings: settings,
            clock: Timestamp(secondsSince1970: 1_700_000_000)
        )
        recorded = RecordedDevice(device)
        checker = InvariantChecker(of: scenery)
        effects.reserveCapacity(64)
    }

    /// Sends one random event to the device.
    ///
    /// - Returns: The first violated invariant, or `nil`.
    public mutating func step() -> InvariantFinding? {
        let (event, world) = next()
        let before = recorded.device.screen
        effects.removeAll(keepingCapacity: true)
        do throws(DeviceError) {
            try recorded.handle(event, in: world, into: &effects)
        } catch {
            invalidEventCount += 1
            return nil
        }
        return checker.check(event, effects, on: recorded.device, screenBefore: before)
    }

    /// Returns whether replaying the journal results in the same device.
    public func isReplayedToSameDevice() -> Bool {
        guard let replayed = try? recorded.journal.replay() else { return false }
        return replayed == recorded.device && replayed.digest == recorded.device.digest
    }

    // MARK: Random events

    private mutating func next() -> (Event, World) {
        // Events that suit the current screen are more likely, since most others would be invalid.
        if recorded.device.screen.card != nil, random.number(below: 3) > 0 {
            let actions: [Event.CardAction] = [
                .open, .open, .open, .dismiss, .viewSite, .toggleLocation, .toggleNotifications,
            ]
            return (.card(random.one(of: actions)), World())
        }
        if recorded.device.screen.foreground != nil, random.isTrue() {
            return random.number(below: 6) == 0 ? (.leave, World()) : call()
        }
        switch random.number(below: 16) {
        case 0..<6: return invocation()
        case 6, 7: return (.advance(to: recorded.device.now + pause()), World())
        case 8: return (.change(setting()), World())
        case 9, 10: return (comeBack(), World())
        case 11: return push()
        case 12:
            let index = random.number(below: scenery.apps.count)
            let app = scenery.apps[index].identifier
            switch random.number(below: 4) {
            case 0:
                let world = random.one(of: scenery.links[index * 5].worlds)
                return (.installApp(app, .store), world)
            case 1: return (.removeApp(app), World())
            case 2: return (.openApp(app), World())
            default: return (.endProcess(scenery.clips[index]), World())
            }
        case 13: return (local(), World())
        case 14:
            let clip = random.one(of: scenery.clips)
            return (.openStore(of: clip, from: random.one(of: Event.StoreSource.allCases)), World())
        default: return (rareEvent(), World())
        }
    }

    private mutating func invocation() -> (Event, World) {
        let link = random.one(of: scenery.links)
        var details = InvocationDetails()
        details.message = random.one(of: InvocationDetails.MessageForm.allCases)
        details.contact = random.one(of: InvocationDetails.CodeContact.allCases)
        details.hasTag = random.isTrue()
        let time = recorded.device.now + Int64(random.number(below: 90))
        let invocation = Invocation(
            source: random.one(of: InvocationSource.allCases),
            url: link.url,
            time: time,
            details: details
        )
        return (.invoke(invocation), random.one(of: link.worlds))
    }

    /// Returns a random duration, from seconds to weeks.
    private mutating func pause() -> Int64 {
        let lengths: [Int64] = [10, 600, 7_200, 28_799, 28_801, 86_400, 7 * 86_400, 31 * 86_400]
        return random.one(of: lengths) + Int64(random.number(below: 5))
    }

    private mutating func setting() -> Setting {
        switch random.number(below: 9) {
        case 0: .privateBrowsing(random.isTrue())
        case 1: .clipsForbidden(random.number(below: 4) == 0)
        case 2: .knownSender(random.isTrue())
        case 3: .locationServices(random.number(below: 4) > 0)
        case 4: .zone(random.one(of: scenery.zones))
        case 5: .system(random.isTrue() ? SystemVersion(17, 1) : SystemVersion(18))
        case 6: .position(nil)
        default: .position(Place(latitude: 47.37, longitude: random.isTrue() ? 8.54 : 9))
        }
    }

    private mutating func comeBack() -> Event {
        let clip = random.one(of: scenery.clips)
        let number = recorded.device.clips[clip]?.delivered.last?.number ?? 0
        let sources: [Event.ReturnSource] = [
            .appLibrary, .spotlight, .appSwitcher, .notification(number),
        ]
        return .comeBack(to: clip, by: random.one(of: sources))
    }

    private mutating func push() -> (Event, World) {
        let (request, world) = notification()
        return (.push(request, to: random.one(of: scenery.clips)), world)
    }

    private mutating func notification() -> (NotificationRequest, World) {
        notificationCount += 1
        guard random.isTrue() else {
            return (NotificationRequest(number: notificationCount, title: "Ready"), World())
        }
        let link = random.one(of: scenery.links)
        let request = NotificationRequest(
            number: notificationCount,
            title: "Ready",
            target: link.url
        )
        return (request, random.one(of: link.worlds))
    }

    private mutating func local() -> Event {
        if random.isTrue(), let known = recorded.device.state.localExperiences.first {
            return .removeLocalExperience(known)
        }
        let link = random.one(of: scenery.links)
        guard let url = try? RegisteredURL(link.url) else { return .clearExperienceCache }
        let clip = random.one(of: scenery.clips).bundle
        return .addLocalExperience(
            LocalExperience(url: url, clip: clip, title: "Local", subtitle: "")
        )
    }

    private mutating func rareEvent() -> Event {
        switch random.number(below: 5) {
        case 0: .clearExperienceCache
        case 1: .clearWebsiteData
        case 2: .revokeSignIn(Accounts.User(team: "ABCDE12345", identifier: "u1"))
        case 3: .restore(recorded.device.backup)
        default: .deleteClip(random.one(of: scenery.clips))
        }
    }

    // MARK: Random calls

    private mutating func call() -> (Event, World) {
        // Data of an app starts with 1, data of a clip with 2, which the checker relies on.
        let isClip =
            if case .clip? = recorded.device.screen.foreground { true } else { false }
        let data: [UInt8] = [isClip ? 2 : 1, UInt8(random.number(below: 9))]
        let place: DataPlace = random.isTrue() ? .own : .group(Scenery.group)
        switch random.number(below: 13) {
        case 0: return (.call(.write(file: "state", data, in: place)), World())
        case 1: return (.call(.set("step", forKey: "step", in: place)), World())
        case 2, 3:
            let item = KeychainItem.Attributes(
                random.one(of: KeychainItem.Class.allCases),
                account: "a\(random.number(below: 3))",
                data: data
            )
            return (.call(.addToKeychain(item)), World())
        case 4: return (.call(.deleteFromKeychain(KeychainQuery(.key))), World())
        case 5, 6:
            var permission = random.one(of: Permission.allCases)
            // A decision about notifications is final for the rest of a clip's lifetime. It is made
            // rare, so that the 8 hours after a launch are covered too.
            if permission == .notifications, random.number(below: 4) > 0 { permission = .camera }
            let answer = random.isTrue()
            return (.call(.request(permission, answer: answer)), World())
        case 7, 8:
            let (request, world) = notification()
            return (.call(.schedule(request, at: recorded.device.now + pause())), world)
        case 9:
            let starts = random.isTrue()
            return (.call(starts ? .beginActivity("game") : .endActivity("game")), World())
        case 10: return (.call(.signIn(user: "u1")), World())
        case 11:
            return (.call(.writeRecord("soup", name: "menu", container: "iCloud.example")), World())
        default: return (.call(random.isTrue() ? .showOverlay : .dismissOverlay), World())
        }
    }
}
