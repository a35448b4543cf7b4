// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
import AppClipDevice
import Foundation

extension SystemNotification.Trigger {
    // The maximum number of pending notifications of one clip, as on a phone.
    static let mostTimes = 64

    // The number of days to search: a 29 February is at most eight years away.
    private static let mostDays = 8 * 366

    // The times at which a notification is shown, earliest first; empty if never.
    func times(after now: Timestamp, in zone: ZoneRules) -> [Timestamp] {
        switch self {
        case .immediate: return [now]
        case .interval(let seconds, let repeats):
            guard seconds > 0, seconds <= Double(DeviceSettings.longestDuration) else { return [] }
            let step = Int64(seconds.rounded(.up))
            return (1...(repeats ? Int64(Self.mostTimes) : 1)).map { now + step * $0 }
        case .calendar(let moment, let repeats):
            return moment.times(
                after: now,
                in: zone,
                count: repeats ? Self.mostTimes : 1,
                days: Self.mostDays
            )
        }
    }
}

extension SystemNotification.DateMatch {
    fileprivate func times(
        after now: Timestamp,
        in zone: ZoneRules,
        count: Int,
        days: Int
    ) -> [Timestamp] {
        let seconds = secondsOfDay
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let today = (now + Int64(zone.offset(at: now))).daysSince1970
        var times: [Timestamp] = []
        for day in today...(today + Int64(days)) where isOn(day, in: calendar) {
            for second in seconds {
                let time = zone.first(secondOfDay: second, ofDay: day)
                guard time > now else { continue }
                times.append(time)
                if times.count == count { return times }
            }
        }
        return times
    }

    private func isOn(_ day: Int64, in calendar: Calendar) -> Bool {
        let date = calendar.dateComponents(
            [.year, .month, .day, .weekday],
            from: Date(timeIntervalSince1970: Double(day) * 86_400)
        )
        return (year ?? date.year) == date.year && (month ?? date.month) == date.month
            && (self.day ?? date.day) == date.day && (weekday ?? date.weekday) == date.weekday
    }

    // The matching seconds of a day. Components smaller than all given ones are 0; larger ones that
    // are not given match any value.
    private var secondsOfDay: [Int] {
        let smallest = second != nil ? 2 : minute != nil ? 1 : 0
        let hours = hour.map { [$0] } ?? (smallest > 0 ? Array(0..<24) : [0])
        let minutes = minute.map { [$0] } ?? (smallest > 1 ? Array(0..<60) : [0])
        let named = [second ?? 0]
        return hours.flatMap { hour in
            minutes.flatMap { minute in named.map { hour * 3_600 + minute * 60 + $0 } }
        }
        .filter { (0..<86_400).contains($0) }
    }
}
