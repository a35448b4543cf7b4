// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import Testing

/// Calendar dates and local time.
struct ZoneTests {
    /// Returns the seconds since 1970 of a civil time in UTC.
    private func utc(
        _ year: Int,
        _ month: Int,
        _ day: Int,
        _ hour: Int,
        _ minute: Int = 0
    ) throws -> Timestamp {
        let date = try #require(CivilDate(year: year, month: month, day: day))
        return Timestamp(
            secondsSince1970: date.daysSince1970 * 86_400 + Int64(hour * 3_600 + minute * 60)
        )
    }

    @Test(arguments: [
        (1970, 1, 1, Int64(0), 4), (1970, 3, 1, 59, 0), (2000, 2, 29, 11_016, 2),
        (2026, 3, 29, 20_541, 0), (1969, 12, 31, -1, 3), (2100, 3, 1, 47_541, 1),
    ])
    func daysAndWeekdays(_ year: Int, _ month: Int, _ day: Int, _ days: Int64, _ weekday: Int)
        throws
    {
        let date = try #require(CivilDate(year: year, month: month, day: day))
        #expect(date.daysSince1970 == days)
        #expect(date.weekday == weekday)
    }

    @Test(arguments: [(2026, 2, 29), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0), (0, 1, 1)])
    func impossibleDays(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    /// Days follow each other, over leap years and centuries.
    @Test func daysFollowEachOther() throws {
        var expected: Int64 = 0
        for year in 1970...2110 {
            for month in 1...12 {
                for day in 1...31 {
                    guard let date = CivilDate(year: year, month: month, day: day) else { continue }
                    #expect(date.daysSince1970 == expected)
                    expected += 1
                }
            }
        }
        #expect(expected == 51_499)
    }

    /// E-21: 4:00 of the next day around both changes of the clock in Berlin in 2026, and in New
    /// York, where 4:00 is at another time.
    @Test func fourOClockAcrossDaylightSaving() throws {
        let berlin = try Stage.berlin()
        // Clocks go from 2:00 to 3:00 on 29 March, and from 3:00 to 2:00 on 25 October.
        let cases = try [
            (utc(2026, 3, 28, 11), utc(2026, 3, 29, 2)),
            (utc(2026, 3, 29, 0, 59), utc(2026, 3, 30, 2)),
            (utc(2026, 3, 29, 1), utc(2026, 3, 30, 2)),
            (utc(2026, 10, 24, 10), utc(2026, 10, 25, 3)),
            (utc(2026, 10, 25, 0, 30), utc(2026, 10, 26, 3)),
            (utc(2026, 10, 25, 1, 30), utc(2026, 10, 26, 3)),
            (utc(2026, 3, 20, 22, 59), utc(2026, 3, 21, 3)),
            (utc(2026, 3, 20, 23), utc(2026, 3, 22, 3)),
        ]
        for (granted, end) in cases {
            #expect(berlin.first(secondOfDay: 14_400, ofDayAfter: granted) == end)
        }
        let newYork = try ZoneRules.daylightSaving(
            standardOffset: -18_000,
            from: .init(month: 3, sunday: .nth(2), secondOfDay: 7_200),
            to: .init(month: 11, sunday: .nth(1), secondOfDay: 7_200),
            years: 2026...2026
        )
        let evening = try utc(2026, 3, 8, 3)
        #expect(newYork.first(secondOfDay: 14_400, ofDayAfter: evening) == (try utc(2026, 3, 8, 8)))
    }

    /// E-21: a skipped local time is the time of the change; a repeated one is
    /// the first of the two.
    @Test func skippedAndRepeatedTimes() throws {
        let berlin = try Stage.berlin()
        let before = try utc(2026, 3, 28, 11)
        let skipped = berlin.first(secondOfDay: 9_000, ofDayAfter: before)
        #expect(skipped == (try utc(2026, 3, 29, 1)))
        let autumn = try utc(2026, 10, 24, 11)
        let repeated = berlin.first(secondOfDay: 9_000, ofDayAfter: autumn)
        #expect(repeated == (try utc(2026, 10, 25, 0, 30)))
    }

    /// E-21: from random times, it is 4:00 local time on the next day, in every zone.
    @Test func fourOClockIsFourOClock() throws {
        let sydney = try ZoneRules.daylightSaving(
            standardOffset: 36_000,
            from: .init(month: 10, sunday: .nth(1), secondOfDay: 7_200),
            to: .init(month: 4, sunday: .nth(1), secondOfDay: 10_800),
            years: 2020...2040
        )
        var seed: UInt64 = 1
        for zone in [.utc, try Stage.berlin(), sydney, try ZoneRules(firstOffset: -34_200)] {
            for _ in 0..<2_000 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let moment = Timestamp(
                    secondsSince1970: 1_600_000_000 + Int64(seed >> 34) % 600_000_000
                )
                let end = zone.first(secondOfDay: 14_400, ofDayAfter: moment)
                let local = end.secondsSince1970 + Int64(zone.offset(at: end))
                let day = (moment.secondsSince1970 + Int64(zone.offset(at: moment))) / 86_400
                #expect(local == (day + 1) * 86_400 + 14_400)
                #expect(end > moment)
            }
        }
    }

    @Test func zonesAreChecked() {
        let late = ZoneRules.Transition(at: Timestamp(secondsSince1970: 10), to: 0)
        let early = ZoneRules.Transition(at: Timestamp(secondsSince1970: 5), to: 0)
        let far = ZoneRules.Transition(at: Timestamp(secondsSince1970: 5), to: 70_000)
        #expect(throws: ZoneError(code: .outOfOrder, transition: 1)) {
            try ZoneRules(firstOffset: 0, transitions: [late, early])
        }
        #expect(throws: ZoneError(code: .offset(70_000), transition: 0)) {
            try ZoneRules(firstOffset: 0, transitions: [far])
        }
        #expect(throws: ZoneError(code: .offset(-70_000), transition: nil)) {
            try ZoneRules(firstOffset: -70_000)
        }
        #expect(throws: ZoneError(code: .outOfOrder, transition: 0)) {
            try ZoneRules.daylightSaving(
                standardOffset: 0,
                from: .init(month: 3, sunday: .nth(9), secondOfDay: 0),
                to: .init(month: 10, sunday: .last, secondOfDay: 0),
                years: 2026...2026
            )
        }
    }
}
