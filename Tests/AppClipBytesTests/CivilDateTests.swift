// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct CivilDateTests {
    /// Each day of 800 years follows the day before it, and both counts agree.
    @Test func daysFollowEachOther() throws {
        var day = try #require(CivilDate(year: 1600, month: 1, day: 1))
        var number = day.daysSince1970
        while day.year < 2400 {
            number += 1
            let next = try #require(CivilDate(daysSince1970: number))
            guard next.daysSince1970 == number, next == day.following else {
                Issue.record("\(day) and \(next)")
                return
            }
            day = next
        }
        #expect(day == CivilDate(year: 2400, month: 1, day: 1))
    }

    @Test(arguments: [
        (Int64(0), 1970, 1, 1, 4), (-1, 1969, 12, 31, 3), (-719_162, 1, 1, 1, 1),
        (2_932_896, 9999, 12, 31, 5), (11_016, 2000, 2, 29, 2), (20_779, 2026, 11, 22, 0),
    ])
    func knownDays(_ days: Int64, _ year: Int, _ month: Int, _ day: Int, _ weekday: Int) throws {
        let date = try #require(CivilDate(daysSince1970: days))
        #expect(date == CivilDate(year: year, month: month, day: day))
        #expect(date.daysSince1970 == days)
        #expect(date.weekday == weekday)
    }

    @Test(arguments: [Int64(-719_163), 2_932_897, .min, .max])
    func otherYearsHaveNoDays(_ days: Int64) { #expect(CivilDate(daysSince1970: days) == nil) }

    @Test(arguments: [
        (2023, 2, 29), (1900, 2, 29), (2024, 4, 31), (2024, 13, 1), (0, 1, 1), (1, 1, 0),
    ])
    func otherDaysAreNone(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }
}

extension CivilDate {
    /// The next day, computed from the calendar alone.
    fileprivate var following: CivilDate? {
        CivilDate(year: year, month: month, day: day + 1)
            ?? CivilDate(year: year, month: month + 1, day: 1)
            ?? CivilDate(year: year + 1, month: 1, day: 1)
    }
}
