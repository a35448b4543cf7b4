// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import Testing

/// Notifications of clips.
struct NotificationTests {
    private let hour: Int64 = 3_600

    private func stage() throws -> Stage {
        try Stage { $0.world.offers[0].clipTraits.requestsNotifications = true }
    }

    private func notification(_ number: Int, _ target: String? = nil) throws -> NotificationRequest
    {
        NotificationRequest(
            number: number,
            title: "Your order is ready.",
            target: try target.map { try InvocationURL($0) }
        )
    }

    /// E-41, E-44: the key adds the note to the card, and the note gives the status.
    @Test(arguments: [(true, NotificationStatus.ephemeral), (false, .notDetermined)])
    func keyAllowsEphemeralNotifications(_ hasKey: Bool, _ status: NotificationStatus) throws {
        var stage = try Stage()
        stage.traits.requestsNotifications = hasKey
        try stage.launch()
        #expect(stage.device.notificationStatus(of: stage.asClip) == status)
    }

    /// E-42: launched at 10:00, shown until 17:59:59, and not from 18:00 on.
    @Test func eightHoursAfterTheLaunch() throws {
        var stage = try stage()
        try stage.launch()
        let launch = stage.device.now
        try stage.call(.schedule(try notification(1), at: launch + (8 * hour - 1)))
        try stage.call(.schedule(try notification(2), at: launch + 8 * hour))
        try stage.call(.schedule(try notification(3), at: launch + 8 * hour + 60))
        try stage.handle(.leave)
        let effects = try stage.wait(9 * hour)
        #expect(effects.delivered == [1])
        #expect(effects.dropped == ["E-42", "E-42"])
    }

    /// E-42, E-44: the status ends after 8 hours and returns with the next launch.
    @Test func nextLaunchAllowsEightMoreHours() throws {
        var stage = try stage()
        try stage.launch()
        try stage.handle(.leave)
        try stage.wait(7 * hour)
        #expect(stage.device.notificationStatus(of: stage.asClip) == .ephemeral)
        try stage.launch()
        try stage.handle(.leave)
        try stage.wait(8 * hour - 1)
        #expect(stage.device.notificationStatus(of: stage.asClip) == .ephemeral)
        try stage.wait(1)
        #expect(stage.device.notificationStatus(of: stage.asClip) == .notDetermined)
    }

    /// E-43: a tap on the note before the launch switches it off.
    @Test func noteCanBeSwitchedOff() throws {
        var stage = try stage()
        try stage.invoke()
        try stage.handle(.card(.toggleNotifications))
        try stage.handle(.card(.open))
        #expect(stage.device.notificationStatus(of: stage.asClip) == .notDetermined)
        try stage.handle(.push(try notification(1), to: stage.clip))
        #expect(stage.effects.dropped == ["E-42"])
    }

    /// E-45: explicit permission does not expire.
    @Test func explicitPermissionLasts() throws {
        var stage = try stage()
        try stage.launch()
        try stage.call(.request(.notifications, answer: true))
        #expect(
            stage.effects == [.prompt(.notifications), .answer(.notifications, isGranted: true)]
        )
        #expect(stage.device.notificationStatus(of: stage.asClip) == .authorized)
        try stage.call(.schedule(try notification(1), at: stage.device.now + 50 * hour))
        try stage.handle(.leave)
        #expect(try stage.wait(51 * hour).delivered == [1])
    }

    /// E-46, O-35: a denial also ends the 8 hours, and applies to later launches.
    @Test func denialIsFinal() throws {
        var stage = try stage()
        try stage.launch()
        try stage.call(.request(.notifications, answer: false))
        #expect(stage.device.notificationStatus(of: stage.asClip) == .denied)
        try stage.handle(.push(try notification(1), to: stage.clip))
        #expect(stage.effects.dropped == ["E-46"])
        try stage.launch()
        #expect(stage.device.notificationStatus(of: stage.asClip) == .denied)
        try stage.handle(.push(try notification(2), to: stage.clip))
        #expect(stage.effects.dropped == ["E-46"])
    }

    /// E-48: with two instances, a notification must name one.
    @Test func targetIsNeededBetweenInstances() throws {
        var stage = try stage()
        try stage.launch()
        try stage.handle(.push(try notification(1), to: stage.clip))
        #expect(stage.effects.delivered == [1])
        try stage.moveTo(8, "https://fruta.example/bakery")
        try stage.launch()
        try stage.handle(.push(try notification(2), to: stage.clip))
        #expect(stage.effects.dropped == ["E-48"])
    }

    /// E-47, E-49: the experience of the target selects the instance; an unknown target none.
    @Test func targetNamesTheInstance() throws {
        var stage = try stage()
        try stage.launch()
        let menu = stage.scene.world
        try stage.moveTo(8, "https://fruta.example/bakery")
        try stage.launch()

        let target = "https://fruta.example/bakery/order/5678"
        let request = try notification(1, target)
        try stage.handle(.push(request, to: stage.clip))
        let bakery = InstanceIdentifier.advanced(AdvancedExperience.ID(rawValue: 8))
        #expect(stage.effects == [.deliver(request, stage.clip, bakery)])
        try stage.handle(.leave)
        try stage.handle(.comeBack(to: stage.clip, by: .notification(1)))
        #expect(stage.effects.launch?.instance == bakery)

        stage.scene.world = menu
        let other = try notification(2, "https://fruta.example/menu/order/1234")
        try stage.handle(.push(other, to: stage.clip))
        let first = InstanceIdentifier.advanced(AdvancedExperience.ID(rawValue: 7))
        #expect(stage.effects == [.deliver(other, stage.clip, first)])

        stage.scene.world.advanced = nil
        try stage.handle(.push(try notification(3, "https://fruta.example/x"), to: stage.clip))
        #expect(stage.effects.dropped == ["E-49"])
    }

    /// E-49: an experience that was never launched here has no instance.
    @Test func targetWithoutInstance() throws {
        var stage = try stage()
        try stage.launch()
        try stage.moveTo(9, "https://fruta.example/bar")
        let request = try notification(1, "https://fruta.example/bar/1")
        try stage.handle(.push(request, to: stage.clip))
        let reason = Reason.Code.noInstanceForTarget
        let codes = stage.effects.compactMap { effect in
            if case .drop(_, _, let why) = effect { why.code } else { nil }
        }
        #expect(codes == [reason])
    }

    /// E-50: local notifications are routed in the same way, when they are due.
    @Test func localNotificationsAreRouted() throws {
        var stage = try stage()
        try stage.launch()
        try stage.moveTo(8, "https://fruta.example/bakery")
        try stage.launch()
        let request = try notification(1, "https://fruta.example/bakery/order/1")
        try stage.call(.schedule(request, at: stage.device.now + 60))
        let bakery = InstanceIdentifier.advanced(AdvancedExperience.ID(rawValue: 8))
        #expect(try stage.wait(60).last == .deliver(request, stage.clip, bakery))
    }

    /// E-51, X-14: a launch from a page gives the 8 hours like one from a code.
    @Test(arguments: [InvocationSource.nfcTag, .smartAppBanner, .messages])
    func everyLaunchAllowsEightHours(_ source: InvocationSource) throws {
        var stage = try stage()
        try stage.launch(source)
        #expect(stage.device.notificationStatus(of: stage.asClip) == .ephemeral)
    }

    /// E-42: cancelled notifications are not shown; past ones are shown at once.
    @Test func cancelsAndDeliversLateNotifications() throws {
        var stage = try stage()
        try stage.launch()
        let now = stage.device.now
        try stage.call(.schedule(try notification(1), at: now + 60))
        try stage.call(.schedule(try notification(2), at: now + -60))
        try stage.call(.cancel(1))
        #expect(try stage.wait(0).delivered == [2])
        #expect(try stage.wait(60).delivered.isEmpty)
    }

    /// E-42: they are shown in order of time, and for the same time in order of scheduling.
    @Test func notificationsKeepTheirOrder() throws {
        var stage = try stage()
        try stage.launch()
        let now = stage.device.now
        for (number, seconds) in [(1, Int64(300)), (2, 60), (3, 300), (4, 120)] {
            try stage.call(.schedule(try notification(number), at: now + seconds))
        }
        #expect(try stage.wait(400).delivered == [2, 4, 1, 3])
    }
}
