// SPDX-License-Identifier: Apache-2.0

import ClipState

/// The dates at which a timeline changes: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates from a start date on, in order.
    nonisolated func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency with which a timeline may change: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
    /// The frequency of the schedule itself.
    case normal
    /// A lower frequency than that of the schedule itself.
    case lowFrequency
}

/// A schedule of regular intervals: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule; intervals are in seconds, at least 1/60.
    nonisolated public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(1.0 / 60, interval)
    }

    /// Returns the dates from a start date on.
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

/// A schedule of the beginning of each minute: SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    nonisolated public init() {}

    /// Returns the beginning of each minute.
    nonisolated public func entries(
        from startDate: Date,
        mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule of explicit dates: SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates in order.
    nonisolated public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns the dates of the schedule, unchanged.
    nonisolated public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        dates
    }
}

/// A schedule of the frames of an animation, at most 60 in a second: SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule.
    nonisolated public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
        interval = max(1.0 / 60, minimumInterval ?? 0)
        isPaused = paused
    }

    /// Returns the dates of the frames.
    nonisolated public func entries(
        from startDate: Date,
        mode: TimelineScheduleMode
    ) -> UnfoldFirstSequence<Date> {
        let (interval, isPaused) = (interval, isPaused)
        return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule of regular intervals, in seconds.
    nonisolated public static func periodic(
        from startDate: Date,
        by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of the beginning of each minute.
    nonisolated public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule of the frames of an animation.
    nonisolated public static var animation: AnimationTimelineSchedule { .init() }

    /// Returns a schedule of the frames of an animation, with a minimum interval in seconds.
    nonisolated public static func animation(
        minimumInterval: TimeInterval? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Returns a schedule of dates, in order.
    nonisolated public static func explicit<Dates: Sequence>(
        _ dates: Dates
    ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
        ExplicitTimelineSchedule(dates)
    }
}

/// Views that change with time: SwiftUI's `TimelineView`.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The moment for which views are created: SwiftUI's `TimelineView.Context`.
    public struct Context {
        /// The frequency with which views should change: SwiftUI's `TimelineView.Context.Cadence`.
        public enum Cadence: Comparable, Sendable {
            /// Without a limit.
            case live
            /// Once a second.
            case seconds
            /// Once a minute.
            case minutes
        }

        /// The date of the schedule.
        public let date: Date
        /// The cadence of the timeline, which is always `live`.
        public var cadence: Cadence { .live }

        /// Does nothing: a page draws what has changed, and caches nothing.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var date: Date
}

/// The moment for which a timeline creates views: SwiftUI's `TimelineViewDefaultContext`.
///
/// It does not depend on these views, so that the compiler infers it for a closure of several statements.
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
    /// The views for the most recent date.
    public var body: some View {
        let entries = schedule.entries(from: Date(), mode: .normal)
        let clock = TimelineClock(AnyIterator(entries.makeIterator()), $date)
        return content(TimelineViewDefaultContext(date: date))
            .task(id: ComparedSchedule(schedule: schedule)) { await clock.run() }
    }
}

// A schedule of any type; another one has a clock of its own.
private struct ComparedSchedule<Schedule>: Equatable {
    let schedule: Schedule

    static func == (left: Self, right: Self) -> Bool {
        isSame(right.schedule, as: left.schedule)
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
