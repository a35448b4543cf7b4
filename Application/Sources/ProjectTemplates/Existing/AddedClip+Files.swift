// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import AppClipTypes
package import CodeImages

extension AddedClip {
    /// Returns the path of a file in the tree.
    package func path(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    /// The names of the clip's files in its folder, as groups and build phases list them.
    enum Part: String, CaseIterable {
        case source, view, assets, information, entitlements
    }

    func fileName(_ part: Part) -> String {
        switch part {
        case .source: "\(name)App.swift"
        case .view: "\(name)View.swift"
        case .assets: "Assets.xcassets"
        case .information: "Info.plist"
        case .entitlements: "\(name).entitlements"
        }
    }

    /// Returns the files in the clip's folder, by their paths there.
    ///
    /// - Throws: `ImageError` if the icon cannot be drawn.
    package func ownFiles() throws(ImageError) -> [String: [UInt8]] {
        let texts = [
            fileName(.source): source, fileName(.view): view,
            fileName(.information): NewProject.clipInformation(display),
            fileName(.entitlements): clipEntitlements,
            "Assets.xcassets/Contents.json": NewProject.catalog,
            "Assets.xcassets/AppIcon.appiconset/Contents.json": NewProject.iconSet,
        ]
        var files = texts.mapValues { Array($0.utf8) }
        files["Assets.xcassets/AppIcon.appiconset/icon.png"] =
            try StarterIcon(color: NewProject.tint).png()
        return files
    }

    private var source: String {
        """
        import SwiftUI

        /// The App Clip of \(app.name).
        @main
        struct \(name)App: App {
            var body: some Scene {
                WindowGroup {
                    \(name)View()
                }
            }
        }

        """
    }

    private var view: String {
        """
        import StoreKit
        import SwiftUI

        /// Shows what the invocation URL asks for, and offers the full app.
        struct \(name)View: View {
            @State private var url: URL?
            @State private var offersApp = false

            var body: some View {
                VStack(spacing: 16) {
                    Image(systemName: "appclip")
                        .font(.largeTitle)
                        .accessibilityHidden(true)
                    Text(url?.lastPathComponent ?? "Welcome")
                        .font(.title)
                    Button("Continue") { offersApp = true }
                }
                .padding()
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    url = activity.webpageURL
                }
                .appStoreOverlay(isPresented: $offersApp) {
                    SKOverlay.AppClipConfiguration(position: .bottom)
                }
            }
        }

        """
    }

    private var clipEntitlements: String {
        NewProject.clipEntitlements(domain: domain, app: appIdentifier, group: group)
    }

    /// The values that the arrays of the app's entitlements must contain.
    var appEntitlements: [(name: String, text: String)] {
        [
            ("com.apple.developer.associated-domains", "appclips:\(domain.text)"),
            (
                "com.apple.developer.associated-appclip-app-identifiers",
                "$(AppIdentifierPrefix)\(identifier)"
            ), (Self.groups, group),
        ]
    }

    /// The entitlements of an app that has none.
    var newAppEntitlements: String {
        PropertyList(.dictionary(appEntitlements.map { .init($0.name, .strings([$0.text])) })).xml
    }
}
