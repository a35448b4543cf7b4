// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import Dispatch
@_exported public import Foundation

/// Runs an app in the background: Background Tasks' `BGTaskScheduler`.
///
/// Nothing is scheduled for a clip: each request fails with ``BGTaskScheduler/Error/Code/unavailable``, and no handler
/// is ever called.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    // SAFETY: it has no state.
    private static let scheduler = BGTaskScheduler()
    open class var shared: BGTaskScheduler { scheduler }

    /// An error of the scheduler.
    public struct Error: Swift.Error, Hashable, Sendable, CustomNSError {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests
            case notPermitted
            case immediateRunIneligible
        }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
    }

    /// Accepts a handler, which is never called.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool { true }
    /// Throws that scheduling is not available.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(
        completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
    ) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// A request for time in the background: Background Tasks' `BGTaskRequest`.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    // SAFETY: it is set up before it is submitted.
    public let identifier: String
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}

/// Work in the background: Background Tasks' `BGTask`; none ever begins.
open class BGTask: NSObject, @unchecked Sendable {
    // SAFETY: there is no object of this class.
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(_ identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
