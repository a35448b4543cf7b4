// SPDX-License-Identifier: Apache-2.0

public import CombineCore
import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
    /// The type of a time: a date.
    public typealias SchedulerTimeType = DateOfScheduler

    /// The options of a queue, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero: a queue is as exact as it can be.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Adds an operation that runs an action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(action)
        addOperation { action.run() }
    }

    /// Adds an operation that runs an action at or after a date.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(action)
        DispatchQueue.global().schedule(after: date.onQueues) { [self] in
            addOperation { action.run() }
        }
    }

    /// Adds an operation repeatedly, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerInterval,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Action(action)
        return DispatchQueue.global().schedule(
            after: date.onQueues,
            interval: interval,
            tolerance: tolerance
        ) { [self] in
            addOperation { action.run() }
        }
    }
}
