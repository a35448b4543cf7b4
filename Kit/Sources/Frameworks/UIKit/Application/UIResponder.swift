// SPDX-License-Identifier: Apache-2.0

/// An object that can respond to events: UIKit's `UIResponder`.
///
/// No events are sent to it here.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Creates a responder.
    @preconcurrency
    public override init() { super.init() }

    private var isFirst = false
    // Moves the focus on the page to what shows this responder, or takes it away.
    var moveFocus: ((Bool) -> Void)?

    /// Whether it receives keyboard events.
    open var isFirstResponder: Bool { isFirst }
    /// Whether it can receive keyboard events.
    open var canBecomeFirstResponder: Bool { false }
    /// The responder that receives the events that this one does not handle.
    open var next: UIResponder? { nil }

    /// Makes it receive keyboard events, if it can.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirst = canBecomeFirstResponder
        if isFirst { moveFocus?(true) }
        return isFirst
    }

    /// Makes it stop receiving keyboard events.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirst = false
        moveFocus?(false)
        return true
    }

    // The person has moved the focus on the page.
    func noteFocus(_ hasFocus: Bool) { isFirst = hasFocus }

    /// Touches began; never called here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Touches moved; never called here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Touches ended; never called here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Touches were cancelled; never called here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Posted before the keyboard appears.
    nonisolated public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification"
    )
    /// Posted after the keyboard has appeared.
    nonisolated public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification"
    )
    /// Posted before the keyboard disappears.
    nonisolated public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification"
    )
    /// Posted after the keyboard has disappeared.
    nonisolated public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification"
    )
    /// Posted before the frame of the keyboard changes.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    /// The key of the keyboard's frame before the change.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after the change.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve.
    nonisolated public static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
}

/// An event: UIKit's `UIEvent`.
///
/// No events are created here.
@MainActor @preconcurrency
open class UIEvent: NSObject {}

/// A touch of the screen: UIKit's `UITouch`.
///
/// No touches are created here.
@MainActor @preconcurrency
open class UITouch: NSObject {}
