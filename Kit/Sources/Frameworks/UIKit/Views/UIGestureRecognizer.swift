// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

public import CoreGraphics

/// A recognizer of a gesture: UIKit's `UIGestureRecognizer`; single taps are recognized, on views that
/// the page shows.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    open var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open internal(set) weak var view: UIView?
    private var targets: [ActionTarget] = []
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(ActionTarget(object: target as AnyObject, action: action))
    }
    func recognize() {
        state = .ended
        for target in targets {
            if let object = target.object { target.action.perform(on: object, with: self) }
        }
        state = .possible
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open func location(in view: UIView?) -> CGPoint { .zero }
}

// The target that a control or a gesture notifies, and does not retain.
struct ActionTarget {
    weak var object: AnyObject?
    let action: Selector
}

@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer { open var scale: CGFloat = 1 }
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
