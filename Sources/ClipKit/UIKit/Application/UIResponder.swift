// SPDX-License-Identifier: Apache-2.0

/// What can answer events: UIKit's `UIResponder`.
///
/// Nothing is sent to it here.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// A responder.
    @preconcurrency
    public override init() { super.init() }

    private var isFirst = false

    /// Whether it gets what is typed.
    open var isFirstResponder: Bool { isFirst }
    /// Whether it can get what is typed.
    open var canBecomeFirstResponder: Bool { false }
    /// The responder that gets what this one leaves.
    open var next: UIResponder? { nil }

    /// Gets what is typed from now on, if it can.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirst = canBecomeFirstResponder
        return isFirst
    }

    /// Gets nothing that is typed from now on.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirst = false
        return true
    }

    /// Touches began; nothing is sent here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Touches moved; nothing is sent here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Touches ended; nothing is sent here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Touches were taken away; nothing is sent here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Posted before the keyboard comes.
    nonisolated public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification"
    )
    /// Posted after the keyboard came.
    nonisolated public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification"
    )
    /// Posted before the keyboard goes.
    nonisolated public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification"
    )
    /// Posted after the keyboard went.
    nonisolated public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification"
    )
    /// Posted before the keyboard changes its place.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    /// The place of the keyboard before.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The place of the keyboard after.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the keyboard takes.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// How the keyboard moves.
    nonisolated public static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
}

/// Something that happened: UIKit's `UIEvent`.
///
/// None is made here.
@MainActor @preconcurrency
open class UIEvent: NSObject {}

/// A finger on the screen: UIKit's `UITouch`.
///
/// None is made here.
@MainActor @preconcurrency
open class UITouch: NSObject {}
