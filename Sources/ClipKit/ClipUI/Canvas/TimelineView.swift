// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import ClipState

/// When a timeline changes: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
    /// The dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from one on, in order.
    nonisolated func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline may change: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
    /// As often as it likes.
    case normal
    /// Seldom.
    case lowFrequency
}

/// At regular intervals: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule; intervals are in seconds, at least 1/60.
    nonisolated public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(1.0 / 60, interval)
    }

    /// The dates.
    nonisolated public func entries(
        from startDate: Date,
        mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        let interval = interval
        let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return sequence(first: start.addingTimeInterval(passed * interval)) {
            $0.addingTimeInterval(interval)
        }
    }
}

/// At the beginning of each minute: SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    nonisolated public init() {}

    /// The dates.
    nonisolated public func entries(
        from startDate: Date,
        mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At dates: SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates in order.
    nonisolated public init(_ dates: Entries) {
        self.dates = dates
    }

    /// The dates.
    nonisolated public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        dates
    }
}

/// As often as an animation is drawn, at most 60 times in a second: SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule.
    nonisolated public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
        interval = max(1.0 / 60, minimumInterval ?? 0)
        isPaused = paused
    }

    /// The dates.
    nonisolated public func entries(
        from startDate: Date,
        mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        let (interval, isPaused) = (interval, isPaused)
        return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At regular intervals, in seconds.
    nonisolated public static func periodic(
        from startDate: Date,
        by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of each minute.
    nonisolated public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as an animation is drawn.
    nonisolated public static var animation: AnimationTimelineSchedule { .init() }

    /// As often as an animation is drawn, at most once in an interval in seconds.
    nonisolated public static func animation(
        minimumInterval: TimeInterval? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At dates in order.
    nonisolated public static func explicit<Dates: Sequence>(
        _ dates: Dates
    ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
        ExplicitTimelineSchedule(dates)
    }
}

/// Views that change by the clock: SwiftUI's `TimelineView`.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The moment for which views are made: SwiftUI's `TimelineView.Context`.
    public struct Context {
        /// How often views should change: SwiftUI's `TimelineView.Context.Cadence`.
        public enum Cadence: Comparable, Sendable {
            /// As often as they like.
            case live
            /// Each second.
            case seconds
            /// Each minute.
            case minutes
        }

        /// The date of the schedule.
        public let date: Date
        /// As often as they like.
        public var cadence: Cadence { .live }

        /// Does nothing: a page draws what has changed, and keeps nothing from before.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var date: Date
}

/// The moment for which a timeline makes views: SwiftUI's `TimelineViewDefaultContext`.
///
/// It does not depend on these views, so that a closure of several statements is known to take it.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

nonisolated extension TimelineView where Content: View {
    /// Creates views for the dates of a schedule.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
        _date = State(initialValue: Date())
    }

    /// Creates views for the dates of a schedule, with the context that the view itself declares.
    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.init(schedule) { (context: TimelineViewDefaultContext) in
            content(Context(date: context.date))
        }
    }
}

nonisolated extension TimelineView: View where Content: View {
    /// The views for the last date.
    public var body: some View {
        let entries = schedule.entries(from: Date(), mode: .normal)
        let clock = TimelineClock(AnyIterator(entries.makeIterator()), $date)
        return content(TimelineViewDefaultContext(date: date)).task { await clock.run() }
    }
}

// `@unchecked Sendable`: only the task of the view uses it, on the main actor.
private final class TimelineClock: @unchecked Sendable {
    private let dates: AnyIterator<Date>
    private let shown: Binding<Date>

    init(_ dates: AnyIterator<Date>, _ shown: Binding<Date>) {
        self.dates = dates
        self.shown = shown
    }

    @MainActor
    func run() async {
        while let next = dates.next(), !Task.isCancelled {
            let wait = next.timeIntervalSinceNow
            if wait > 0 {
                try? await Task.sleep(nanoseconds: UInt64(min(wait, 86_400) * 1e9))
            } else {
                await Task.yield()
            }
            if Task.isCancelled { return }
            shown.wrappedValue = next
        }
    }
}
#endif
