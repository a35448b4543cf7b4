// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets a light or dark appearance for the sheet or the window.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        let number: PropertyValue = colorScheme.map { .integer($0 == .dark ? 2 : 1) } ?? .unset
        let box = EnvironmentBox(boxed()) { environment in
            guard let colorScheme else { return environment }
            var values = EnvironmentValues(environment)
            values.colorScheme = colorScheme
            return values.environment ?? environment
        }
        return ModifiedView<Self>(ScreenSettingBox(box, .window, [Property(.colorScheme, number)]))
    }
}
