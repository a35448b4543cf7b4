// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
import AppClipDevice
import Testing

@testable import AppClipRehearsal

/// The times of notifications.
struct TriggerTests {
    // 1 July 2026 09:00 UTC, a Wednesday.
    private static let now = Timestamp(secondsSince1970: 1_782_896_400)

    private func hours(_ moment: SystemNotification.DateMatch, repeats: Bool = false) -> [Double] {
        SystemNotification.Trigger.calendar(moment, repeats: repeats)
            .times(after: Self.now, in: .utc)
            .map { Double($0.secondsSince1970 - Self.now.secondsSince1970) / 3_600 }
    }

    @Test(arguments: [
        (SystemNotification.DateMatch(hour: 10), 1.0), (.init(hour: 9), 24),
        (.init(minute: 30), 0.5), (.init(minute: 0), 1), (.init(hour: 9, minute: 15), 0.25),
        (.init(second: 36), 0.01), (.init(weekday: 4, hour: 9), 168), (.init(weekday: 5), 15),
        (.init(day: 2), 15), (.init(month: 8), 735), (.init(year: 2027), 4_407),
        (.init(year: 2026, month: 7, day: 1, hour: 12), 3),
    ])
    func comesNext(_ moment: SystemNotification.DateMatch, _ expected: Double) {
        #expect(hours(moment) == [expected])
    }

    @Test func repeats() {
        let hours = hours(.init(hour: 10), repeats: true)
        #expect(hours.count == SystemNotification.Trigger.mostTimes)
        #expect(Array(hours.prefix(3)) == [1, 25, 49])
        let intervals = SystemNotification.Trigger.interval(90.5, repeats: true)
            .times(after: Self.now, in: .utc)
        #expect(intervals.prefix(2).map { $0 < Self.now + 200 } == [true, true])
        #expect(intervals.count == SystemNotification.Trigger.mostTimes)
    }

    /// Local time, with a change to daylight saving in between.
    @Test func followsLocalTime() throws {
        let berlin = try ZoneRules.daylightSaving(
            standardOffset: 3_600,
            from: .init(month: 3, sunday: .last, secondOfDay: 7_200),
            to: .init(month: 10, sunday: .last, secondOfDay: 10_800),
            years: 2020...2030
        )
        // 28 March 2026 12:00 UTC, 13:00 in Berlin; clocks are moved at night.
        let before = Timestamp(secondsSince1970: 1_774_699_200)
        let times = SystemNotification.Trigger.calendar(.init(hour: 13), repeats: true)
            .times(after: before, in: berlin)
        #expect(times.first == before + 23 * 3_600)
    }
}
