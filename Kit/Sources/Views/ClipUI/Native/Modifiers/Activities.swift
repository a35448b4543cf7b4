// SPDX-License-Identifier: Apache-2.0

public import AppClip

nonisolated extension View {
    /// Describes the person's activity in the view, with an activity that a closure completes when the view appears.
    ///
    /// The activity is not continued anywhere: a page knows no other devices.
    public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        onChange(of: isActive, initial: true) { _, isActive in
            if isActive { update(NSUserActivity(activityType: activityType)) }
        }
    }

    /// Describes the person's activity in the view if an element is present.
    public func userActivity<Element>(
        _ activityType: String,
        element: Element?,
        _ update: @escaping (Element, NSUserActivity) -> Void
    ) -> some View {
        onChange(of: element == nil, initial: true) { _, isMissing in
            guard !isMissing, let element else { return }
            update(element, NSUserActivity(activityType: activityType))
        }
    }

    /// Sets the external events that the view takes; a clip has one window, which takes all.
    public func handlesExternalEvents(
        preferring: Set<String>,
        allowing: Set<String>
    ) -> some View { self }

    /// Sets the appearance of the view.
    @available(*, deprecated, renamed: "preferredColorScheme(_:)")
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        let content = environment(\.colorScheme, colorScheme).boxed()
        let number: Int32 = colorScheme == .dark ? 2 : 1
        return ModifiedView<Self>(
            ElementBox(.box, [Property(.colorScheme, number)], [content])
        )
    }
}
