// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Whether a button acts again while it is held: SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let number: Int32

    /// As the system thinks best: once.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// Again and again; on this page a button that is held acts once, when it is let go.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// Once.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

extension View {
    /// Sets whether buttons in the view act again while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        self
    }
}
#endif
