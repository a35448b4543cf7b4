// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Timer {
    /// Starts a timer that calls a method; the timer retains the target.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval,
        target: Any,
        selector: Selector,
        userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let call = Call(target as AnyObject, selector)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.run($0) }
    }
}

extension NotificationCenter {
    /// Calls a method for notifications; the center does not retain the target.
    public func addObserver(
        _ observer: Any,
        selector: Selector,
        name: Notification.Name?,
        object: Any?
    ) {
        let call = WeakCall(observer as AnyObject, selector)
        _ = addObserver(forName: name, object: object, queue: nil) { call.run($0) }
    }
}

// `@unchecked Sendable`: the target is only used where its method is called.
private struct Call: @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func run(_ sender: Any?) { selector.performSoon(on: target, with: sender) }
}

// `@unchecked Sendable`: as above.
private final class WeakCall: @unchecked Sendable {
    private weak var target: AnyObject?
    private let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func run(_ sender: Any?) {
        if let target { selector.performSoon(on: target, with: sender) }
    }
}
