// SPDX-License-Identifier: Apache-2.0

/// The repetition of a button's action while it is held: SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let number: Int32

    /// The system decides: the action is performed once.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// The action is repeated; here, a button that is held performs its action once, when it is released.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// The action is performed once.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

extension View {
    /// Sets whether buttons in the view repeat their actions while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        self
    }
}
