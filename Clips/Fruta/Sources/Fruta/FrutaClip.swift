// SPDX-License-Identifier: Apache-2.0

public import AppClip

#if canImport(SwiftUI)
public import SwiftUI
#else
public import ClipUI
#endif

/// The clip: a menu of smoothies, an order, and a confirmation.
public struct FrutaClip: App {
    @StateObject private var model = Model()

    /// Creates the clip.
    public init() {}

    /// One window, which shows the content for the invocation URL.
    public var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(model)
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    guard let incomingURL = activity.webpageURL else { return }
                    model.open(incomingURL)
                }
        }
    }
}

#if !canImport(SwiftUI)
/// Prepares the clip on a host.
///
/// It is in this module because Embedded Swift needs to know the views.
#if !hasFeature(Embedded)
@MainActor
#endif
public func startFruta(on host: any ClipHost) -> RunningClip {
    FrutaClip().run(on: host)
}
#endif
