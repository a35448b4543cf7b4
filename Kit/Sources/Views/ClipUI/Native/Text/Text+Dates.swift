// SPDX-License-Identifier: Apache-2.0

nonisolated extension Text {
    /// The format of a date: SwiftUI's `Text.DateStyle`.
    public struct DateStyle: Equatable, Sendable {
        // The number in patches: 0 if the text does not change.
        fileprivate let clock: Int32
        fileprivate let isTime: Bool

        /// The day, month and year.
        public static let date = DateStyle(clock: 0, isTime: false)
        /// The time of day.
        public static let time = DateStyle(clock: 0, isTime: true)
        /// The time since or until the date, which is updated: "2 min, 5 sec".
        public static let relative = DateStyle(clock: 1, isTime: false)
        /// The time since or until the date with a sign, which is updated: "+2 minutes".
        public static let offset = DateStyle(clock: 2, isTime: false)
        /// A timer from the date, or to it, which is updated: "2:05".
        public static let timer = DateStyle(clock: 3, isTime: false)
    }

    /// Creates a text with a date.
    public init(_ date: Date, style: DateStyle) {
        guard style.clock != 0 else {
            self.init(
                verbatim: style.isTime
                    ? date.formatted(date: .omitted, time: .shortened)
                    : date.formatted(date: .long, time: .omitted)
            )
            return
        }
        self.init(clock: style.clock, date, nil, countsDown: false, showsHours: true)
    }

    /// Creates a text with a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            verbatim: dates.lowerBound.formatted(date: .abbreviated, time: .shortened)
                + " – " + dates.upperBound.formatted(date: .abbreviated, time: .shortened)
        )
    }

    /// Creates a text with the start and the end of an interval.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a timer that runs through an interval, and stops at its end or at the time of a pause.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        if let pauseTime {
            let time = min(max(pauseTime, timerInterval.lowerBound), timerInterval.upperBound)
            self.init(
                verbatim: ClockText.time(
                    countsDown
                        ? timerInterval.upperBound.timeIntervalSince(time)
                        : time.timeIntervalSince(timerInterval.lowerBound),
                    showsHours: showsHours
                )
            )
            return
        }
        self.init(
            clock: 3,
            timerInterval.lowerBound,
            timerInterval.upperBound,
            countsDown: countsDown,
            showsHours: showsHours
        )
    }

    private init(clock: Int32, _ start: Date, _ end: Date?, countsDown: Bool, showsHours: Bool) {
        let now = Date()
        let until = end.map { min(max(now, start), $0) } ?? now
        let seconds =
            countsDown ? (end ?? start).timeIntervalSince(until) : until.timeIntervalSince(start)
        let words =
            switch clock {
            case 1: ClockText.relative(seconds)
            case 2: (seconds < 0 ? "−" : "+") + ClockText.largestUnit(seconds)
            default: ClockText.time(abs(seconds), showsHours: showsHours)
            }
        self.init(properties: [
            Property(.text, words),
            Property(
                .clock,
                .list([
                    .integer(clock), .number(start.timeIntervalSince1970),
                    end.map { .number($0.timeIntervalSince1970) } ?? .unset, .flag(countsDown),
                    .flag(showsHours),
                ])
            ),
        ])
    }
}

/// The texts of clocks at a time; the page continues them.
enum ClockText {
    static func time(_ seconds: Double, showsHours: Bool) -> String {
        let all = Int(max(0, min(seconds, 1e12)).rounded(.down))
        let (minutes, rest) = (all / 60, all % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if showsHours && minutes >= 60 {
            return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
        }
        return "\(minutes):\(two(rest))"
    }

    private static let units = [
        (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (86_400, "day", "day"),
        (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]

    static func relative(_ seconds: Double) -> String {
        let all = Int(abs(max(-1e12, min(seconds, 1e12))).rounded(.down))
        guard let index = units.firstIndex(where: { all >= $0.0 }) else { return "0 sec" }
        var words = "\(all / units[index].0) \(units[index].1)"
        if index + 1 < units.count {
            let rest = all % units[index].0 / units[index + 1].0
            if rest > 0 { words += ", \(rest) \(units[index + 1].1)" }
        }
        return words
    }

    static func largestUnit(_ seconds: Double) -> String {
        let all = Int(abs(max(-1e12, min(seconds, 1e12))).rounded(.down))
        let unit = units.first { all >= $0.0 } ?? units[5]
        let count = all / unit.0
        return "\(count) \(unit.2)\(count == 1 ? "" : "s")"
    }
}
