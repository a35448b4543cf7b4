// SPDX-License-Identifier: Apache-2.0

// The clip, whose app has the same view.
import SwiftUI
@_exported public import struct AppClip.APActivationPayload
#if !APPCLIP && (os(iOS) || targetEnvironment(macCatalyst))
    import HealthKit
#elseif DEBUG
    import Speech /* not in /* the */ clip */
#endif

@main
struct FrutaClip: App {
    @State private var text = "import Photos \(names["x"] ?? "none \(1 + 2)")"
    var body: some Scene {
        WindowGroup {
            Menu(title: #"raw "text" \#(text) group.a"#)
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    guard let url = activity.webpageURL else { return }
                    let pattern = /menu\/(\d+)/
                    show(url, """
                        "text" \
                        of several lines \(url)
                        """)
                }
        }
    }
}

extension SceneDelegate: UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        route(options.userActivities, UserDefaults(suiteName: "group.com.fruta.menu"))
    }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
}
