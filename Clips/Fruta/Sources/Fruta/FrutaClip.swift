public import AppClip

#if canImport(SwiftUI)
import SwiftUI
#else
public import ClipUI
#endif

/// The clip: a menu, a smoothie, an order, and thanks.
public struct FrutaClip: App {
    @StateObject private var model = Model()

    /// Makes the clip.
    public init() {}

    /// One window, which follows the link that invoked the clip.
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
/// Here and not where it is called, because the views are known here.
public func startFruta(on host: any ClipHost) -> RunningClip {
    FrutaClip().run(on: host)
}
#endif
