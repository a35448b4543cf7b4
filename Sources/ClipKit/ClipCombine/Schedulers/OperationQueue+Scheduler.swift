// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import CombineCore
import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
    /// A date.
    public typealias SchedulerTimeType = DateOfScheduler

    /// It has no options.
    public struct SchedulerOptions: Sendable {}

    /// The date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// A queue is as exact as it can.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Adds an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(action)
        addOperation { action.run() }
    }

    /// Adds an operation at a date.
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

    /// Adds operations again and again, until the result is cancelled.
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
#endif
