// SPDX-License-Identifier: Apache-2.0

public import CombineCore
public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A time on the clock of the queues, which stops while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        private let nanoseconds: UInt64

        /// The time as Dispatch represents it, in nanoseconds since the machine started.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

        /// Creates a time from one of Dispatch.
        public init(_ time: DispatchTime) {
            nanoseconds = time.uptimeNanoseconds
        }

        /// The interval between two times.
        public typealias Stride = SchedulerInterval

        /// Returns the interval to another time.
        public func distance(to other: Self) -> SchedulerInterval {
            .nanoseconds(
                Int(clamping: Int64(clamping: other.nanoseconds) - Int64(clamping: nanoseconds))
            )
        }

        /// Returns the time after an interval; at the earliest, the start of the machine.
        public func advanced(by n: SchedulerInterval) -> Self {
            let (sum, overflow) = Int64(clamping: nanoseconds)
                .addingReportingOverflow(Int64(n.nanoseconds))
            // 1 stands for the start; 0 would mean *now* to Dispatch.
            let time = overflow ? Int64.max : Swift.max(1, sum)
            return Self(DispatchTime(uptimeNanoseconds: UInt64(time)))
        }
    }

    /// Options for the way a queue runs an action.
    public struct SchedulerOptions {
        /// The quality of service; it has no effect on Linux.
        public var qos: DispatchQoS
        /// Flags of the action.
        public var flags: DispatchWorkItemFlags
        /// The group that the action belongs to.
        public var group: DispatchGroup?

        /// Creates options; those that are omitted have their defaults.
        public init(
            qos: DispatchQoS = .unspecified,
            flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time on the clock of the queues.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Zero: a queue is as exact as it can be.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs an action as soon as the queue can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [])
        {
            action.run()
        }
    }

    /// Runs an action at or after a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(action)
        asyncAfter(
            deadline: date.dispatchTime,
            qos: options?.qos ?? .unspecified,
            flags: options?.flags ?? []
        ) {
            action.run()
        }
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
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler { action.run() }
        timer.schedule(
            deadline: date.dispatchTime,
            repeating: .nanoseconds(Swift.max(1, interval.nanoseconds)),
            leeway: .nanoseconds(Swift.max(0, tolerance.nanoseconds))
        )
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

/// An action on its way to the thread that runs it.
///
/// `@unchecked Sendable`: Combine passes it to a scheduler, and does not access it afterwards.
struct Action: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
