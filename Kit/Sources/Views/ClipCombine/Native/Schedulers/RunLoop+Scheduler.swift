// SPDX-License-Identifier: Apache-2.0

public import CombineCore
import Dispatch
public import Foundation

/// A date as a time of a scheduler.
public struct DateOfScheduler: Strideable, Codable, Hashable, Sendable {
    /// The date that the time represents.
    public let date: Date

    /// Creates a time from a date.
    public init(_ date: Date) {
        self.date = date
    }

    /// The interval between two dates, in seconds.
    public typealias Stride = SchedulerInterval

    /// Returns the interval to another date.
    public func distance(to other: Self) -> SchedulerInterval {
        SchedulerInterval(other.date.timeIntervalSince(date))
    }

    /// Returns the date after an interval.
    public func advanced(by n: SchedulerInterval) -> Self {
        Self(date.addingTimeInterval(n.timeInterval))
    }
}

// A program may run its main thread by Dispatch alone, as `async` programs do on Linux; a run loop
// serves the main queue too. So what is for the main run loop goes to the main queue.
extension RunLoop: Scheduler {
    /// The type of a time: a date.
    public typealias SchedulerTimeType = DateOfScheduler

    /// The options of a run loop, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero: a run loop is as exact as it can be.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs an action in the next iteration of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(action)
        if self === RunLoop.main {
            DispatchQueue.main.async { action.run() }
        } else {
            perform { action.run() }
        }
    }

    /// Runs an action at or after a date.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(action)
        if self === RunLoop.main {
            DispatchQueue.main.schedule(after: date.onQueues, action.run)
            return
        }
        add(
            Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() },
            forMode: .default
        )
    }

    /// Runs an action repeatedly, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerInterval,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Action(action)
        if self === RunLoop.main {
            return DispatchQueue.main.schedule(
                after: date.onQueues,
                interval: interval,
                tolerance: tolerance,
                action.run
            )
        }
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
            action.run()
        }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

extension DateOfScheduler {
    var onQueues: DispatchQueue.SchedulerTimeType {
        DispatchQueue.main.now.advanced(by: SchedulerInterval(date.timeIntervalSinceNow))
    }
}
