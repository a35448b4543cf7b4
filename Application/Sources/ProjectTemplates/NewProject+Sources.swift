// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension NewProject {
    // MARK: App and clip

    var appSource: String {
        """
        import SwiftUI

        /// The full app. Once it is installed, invocations open it in the clip's place.
        @main
        struct \(names.module)App: App {
            var body: some Scene {
                WindowGroup {
                    ContentView()
                }
            }
        }

        """
    }

    var clipSource: String {
        """
        import SwiftUI

        /// The App Clip: the same views as the full app, and no more than one task.
        @main
        struct \(names.module)ClipApp: App {
            var body: some Scene {
                WindowGroup {
                    ContentView()
                }
            }
        }

        """
    }

    // MARK: Model

    var destinationSource: String {
        #"""
        import Foundation

        /// The request in an invocation URL.
        ///
        /// The paths are those of the website: `/` is home, and `/item/NAME` is an item.
        public enum Destination: Equatable, Sendable {
            case home
            case item(String)

            /// Reads an invocation URL. What is not known leads home: a printed code may be older than the app.
            public init(_ url: URL) {
                let parts = url.path.split(separator: "/")
                if parts.count == 2, parts[0] == "item" {
                    self = .item(String(parts[1]))
                } else {
                    self = .home
                }
            }

            /// A title for people.
            public var title: String {
                switch self {
                case .home: "Welcome"
                case .item(let name): name.replacingOccurrences(of: "-", with: " ").capitalized
                }
            }

            /// The name of its symbol.
            public var symbol: String {
                switch self {
                case .home: "house.fill"
                case .item: "cup.and.saucer.fill"
                }
            }
        }

        """#
    }

    var groupSource: String {
        """
        /// The data that the clip hands over to the app. The group is in the entitlements of both.
        public enum AppGroup {
            public static let identifier = "\(names.group)"

            /// The key of the item that was chosen last.
            public static let lastItem = "lastItem"
        }

        """
    }

    // MARK: Views

    var contentSource: String {
        #"""
        import SwiftUI

        #if APPCLIP
        import StoreKit
        #endif

        /// The first screen of app and clip: it shows what the invocation asked for.
        struct ContentView: View {
            @State private var destination = Destination.home
            @State private var offersApp = false

            // What was chosen in the clip is there in the app.
            @AppStorage(AppGroup.lastItem, store: UserDefaults(suiteName: AppGroup.identifier))
            private var lastItem = ""

            var body: some View {
                NavigationStack {
                    DestinationView(destination: destination, lastItem: lastItem) {
                        lastItem = destination.title
                        offersApp = true
                    }
                    .navigationTitle(destination.title)
                }
                // Codes, tags, links and banners come this way, in the clip and in the app.
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    guard let url = activity.webpageURL else { return }
                    destination = Destination(url)
                }
                #if APPCLIP
                .appStoreOverlay(isPresented: $offersApp) {
                    SKOverlay.AppClipConfiguration(position: .bottom)
                }
                #endif
            }
        }

        #Preview {
            ContentView()
        }

        """#
    }

    var destinationViewSource: String {
        #"""
        import SwiftUI

        /// A destination, and the one thing to do there.
        struct DestinationView: View {
            let destination: Destination
            let lastItem: String
            let choose: @MainActor () -> Void

            var body: some View {
                VStack(spacing: 24) {
                    Image(systemName: destination.symbol)
                        .font(.largeTitle)
                        .foregroundStyle(Color.accentColor)
                        .accessibilityHidden(true)
                    Text(destination.title)
                        .font(.title)
                    if destination != .home {
                        Button("Choose", action: choose)
                            .buttonStyle(.borderedProminent)
                    }
                    if !lastItem.isEmpty {
                        Label(lastItem, systemImage: "checkmark.circle.fill")
                    }
                }
                .padding()
            }
        }

        """#
    }

    // MARK: Tests

    var manifest: String {
        """
        // swift-tools-version: 6.0

        // What app and clip share without a user interface, so that it is tested on any machine:
        //
        //     swift test
        //
        // Xcode compiles the same files into both targets; it does not need this package.

        import PackageDescription

        let package = Package(
            name: "\(names.module)",
            platforms: [.iOS(.v17), .macOS(.v14)],
            targets: [
                .target(name: "\(names.module)Model", path: "Shared/Model"),
                .testTarget(name: "\(names.module)ModelTests", dependencies: ["\(names.module)Model"], path: "Tests"),
            ]
        )

        """
    }

    var tests: String {
        """
        import Foundation
        import Testing

        @testable import \(names.module)Model

        @Suite struct DestinationTests {
            @Test(arguments: [
                ("\(names.url)", Destination.item("espresso")),
                ("\(names.url)?table=4", .item("espresso")),
                ("https://\(names.domain.text)/", .home),
                ("https://\(names.domain.text)", .home),
                ("https://\(names.domain.text)/item", .home),
                ("https://\(names.domain.text)/old/page", .home),
            ])
            func urlsLeadSomewhere(_ url: String, to destination: Destination) throws {
                #expect(Destination(try #require(URL(string: url))) == destination)
            }

            @Test func titlesAreForPeople() {
                #expect(Destination.item("flat-white").title == "Flat White")
                #expect(Destination.home.title == "Welcome")
            }
        }

        """
    }
}
