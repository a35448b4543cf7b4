// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Timer {
    /// Starts a timer that calls a method of a ``SelectorTarget``; the timer keeps the target.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval,
        target: Any,
        selector: Selector,
        userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let call = Call(target as? any SelectorTarget, selector)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.run($0) }
    }
}

extension NotificationCenter {
    /// Calls a method of a ``SelectorTarget`` for notifications; the center does not keep the target.
    public func addObserver(
        _ observer: Any,
        selector: Selector,
        name: Notification.Name?,
        object: Any?
    ) {
        let call = WeakCall(observer as? any SelectorTarget, selector)
        _ = addObserver(forName: name, object: object, queue: nil) { call.run($0) }
    }
}

// `@unchecked Sendable`: called on the thread of the timer, as with Objective-C.
private struct Call: @unchecked Sendable {
    private let target: (any SelectorTarget)?
    private let selector: Selector

    init(_ target: (any SelectorTarget)?, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func run(_ sender: Any?) { target?.perform(selector, sender: sender) }
}

// `@unchecked Sendable`: called on the thread that posts, as with Objective-C.
private final class WeakCall: @unchecked Sendable {
    private weak var target: (any SelectorTarget)?
    private let selector: Selector

    init(_ target: (any SelectorTarget)?, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func run(_ sender: Any?) { target?.perform(selector, sender: sender) }
}
