// SPDX-License-Identifier: Apache-2.0

public import AppClip

nonisolated extension View {
    /// Shows the App Store overlay of the full app while a value is true, whatever app the configuration names.
    @_disfavoredOverload
    public func appStoreOverlay(
        isPresented: Binding<Bool>,
        configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View {
        appStoreOverlay(isPresented: isPresented) { () -> SKOverlay.AppClipConfiguration in
            let general = configuration()
            let position = (general as? SKOverlay.AppConfiguration)?.position ?? .bottom
            return general as? SKOverlay.AppClipConfiguration
                ?? SKOverlay.AppClipConfiguration(position: position)
        }
    }
}
