// SPDX-License-Identifier: Apache-2.0

import ClipCombine

/// A scheduler whose clock is advanced by a test, in frames of one second.
final class VirtualScheduler: Scheduler {
    struct Time: Strideable, Sendable {
        let offset: SchedulerInterval

        func distance(to other: Time) -> SchedulerInterval { other.offset - offset }
        func advanced(by n: SchedulerInterval) -> Time { Time(offset: offset + n) }
    }

    typealias SchedulerTimeType = Time
    struct SchedulerOptions {}

    private var waiting: [(time: Time, number: Int, action: () -> Void)] = []
    private var last = 0
    private(set) var now = Time(offset: 0)
    var minimumTolerance: SchedulerInterval { 0 }

    var frame: Int { now.offset.nanoseconds / 1_000_000_000 }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: nil, action)
    }

    func schedule(
        after date: Time,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        last += 1
        waiting.append((Swift.max(date, now), last, action))
    }

    func schedule(
        after date: Time,
        interval: SchedulerInterval,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isOver = false
        func step(_ time: Time) {
            schedule(after: time, tolerance: 0, options: nil) {
                guard !isOver else { return }
                action()
                step(time.advanced(by: interval))
            }
        }
        step(date)
        return AnyCancellable { isOver = true }
    }

    /// Runs the actions that are due up to a frame.
    func run(untilFrame frame: Int) {
        let end = Time(offset: .seconds(frame))
        while let next = waiting.filter({ $0.time <= end })
            .min(by: { ($0.time, $0.number) < ($1.time, $1.number) })
        {
            waiting.removeAll { $0.number == next.number }
            now = next.time
            next.action()
        }
        now = end
    }
}
