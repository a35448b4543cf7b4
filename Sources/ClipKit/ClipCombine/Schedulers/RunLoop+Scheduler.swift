// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import CombineCore
import Dispatch
public import Foundation

/// A date as a time of a scheduler.
public struct DateOfScheduler: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public let date: Date

    /// A date.
    public init(_ date: Date) {
        self.date = date
    }

    /// The length of time between two.
    public typealias Stride = SchedulerInterval

    /// The distance to another date.
    public func distance(to other: Self) -> SchedulerInterval {
        SchedulerInterval(other.date.timeIntervalSince(date))
    }

    /// The date at a distance.
    public func advanced(by n: SchedulerInterval) -> Self {
        Self(date.addingTimeInterval(n.timeInterval))
    }
}

// A program may run its main thread by Dispatch alone, as `async` programs do on Linux; a run loop
// serves the main queue too. So what is for the main run loop goes to the main queue.
extension RunLoop: Scheduler {
    /// A date.
    public typealias SchedulerTimeType = DateOfScheduler

    /// It has no options.
    public struct SchedulerOptions: Sendable {}

    /// The date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// A run loop is as exact as it can.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs an action in the next turn of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(action)
        if self === RunLoop.main {
            DispatchQueue.main.async { action.run() }
        } else {
            perform { action.run() }
        }
    }

    /// Runs an action at a date.
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

    /// Runs an action again and again, until the result is cancelled.
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
#endif
