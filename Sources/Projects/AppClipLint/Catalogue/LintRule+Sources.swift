// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about imports, calls and handlers in sources: C317, C408–C411, C701–C717.
    static let sourceRules: [LintRule] = [
        LintRule(
            .frameworkNoFunction,
            "framework-no-function",
            .warning,
            basis: [.documentation],
            sources: ["E-07", "E-08"],
            summary: "The clip uses a framework that has no function in clips.",
            message: "\(.target) \(.how) \(.module); \(.name) has no function in an App Clip.",
            why: """
                Such a framework compiles and links. When the clip runs, it says that it is \
                not available, gives no data or an error.
                """,
            remedy: "Remove it, or leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("import HealthKit"),
            right: .swift(
                """
                #if !APPCLIP
                import HealthKit
                #endif
                """
            )
        ),
        LintRule(
            .alwaysLocation,
            "always-location",
            .error,
            basis: [.store, .documentation],
            sources: ["E-20"],
            summary: "The clip asks for location at all times.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                The store refuses clips with this call (ITMS-90842), also if it stands in a \
                package that is never asked to run it. Compilation conditions of the clip do \
                not reach packages.
                """,
            remedy: "Call requestWhenInUseAuthorization, and leave this call to the app.",
            wrong: .swift("manager.requestAlwaysAuthorization()"),
            right: .swift("manager.requestWhenInUseAuthorization()")
        ),
        LintRule(
            .tracking,
            "tracking",
            .warning,
            basis: [.documentation],
            sources: ["E-17", "E-18", "E-19"],
            summary: "The clip uses what tells devices or people apart.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                Clips cannot follow people: there is no permission to track, no SKAdNetwork, \
                and the identifiers of the device are empty.
                """,
            remedy: "Leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("let id = UIDevice.current.identifierForVendor"),
            right: .swift("let id = UUID()")
        ),
        LintRule(
            .reviewRequest,
            "review-request",
            .warning,
            basis: [.documentation],
            sources: ["E-61"],
            summary: "The clip asks for a review.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "People review the app, which they do not have yet.",
            remedy: "Leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("AppStore.requestReview(in: scene)"),
            right: .swift(
                """
                #if !APPCLIP
                AppStore.requestReview(in: scene)
                #endif
                """
            )
        ),
        LintRule(
            .backgroundActivity,
            "background-activity",
            .warning,
            basis: [.documentation],
            sources: ["E-10"],
            summary: "The clip wants to work in the background.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "A clip runs while people look at it, and is suspended then.",
            remedy: """
                Finish the work while the clip is in front, or leave it to the app by '#if \
                !APPCLIP'.
                """,
            wrong: .swift(
                """
                let configuration = URLSessionConfiguration.background(withIdentifier: "order")
                """
            ),
            right: .swift("let configuration = URLSessionConfiguration.default")
        ),
        LintRule(
            .inAppPurchase,
            "in-app-purchase",
            .warning,
            basis: [.documentation],
            sources: ["E-59"],
            summary: "The clip sells in-app purchases.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                What people buy belongs to the app. Goods and services are paid with Apple \
                Pay, which clips may use.
                """,
            remedy: """
                Leave it to the app by '#if !APPCLIP'; an SKOverlay that offers the app may \
                stay.
                """,
            wrong: .swift(
                """
                let products = try await Product.products(for: ["premium"])
                """
            ),
            right: .swift(
                "SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom))"
            )
        ),
        LintRule(
            .advertising,
            "advertising",
            .error,
            basis: [.review],
            sources: ["E-25"],
            summary: "The clip has a framework for advertisements.",
            message:
                "\(.target) \(.how) \(.module); App Clips may not show advertisements (2.5.16 a).",
            why: "Review refuses clips with advertisements.",
            remedy: "Remove \(.name) from the clip.",
            wrong: .swift("import GoogleMobileAds"),
            right: .swift(
                """
                #if !APPCLIP
                import GoogleMobileAds
                #endif
                """
            )
        ),
        LintRule(
            .bluetoothPaired,
            "bluetooth-paired",
            .info,
            basis: [.documentation],
            sources: ["E-25", "E-53"],
            summary: "The clip searches for paired Bluetooth devices.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                A clip may connect to devices that are near; those of the person are the app's \
                matter.
                """,
            remedy: "Leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("manager.retrieveConnectedPeripherals(withServices: services)"),
            right: .swift("manager.scanForPeripherals(withServices: services)")
        ),
        LintRule(
            .interfaceNotAvailable,
            "interface-not-available",
            .warning,
            basis: [.documentation],
            sources: ["E-11", "E-13"],
            summary: "The clip uses an interface that clips do not have.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "Low-level networking, Bonjour and setting up an eSIM are not available to clips.",
            remedy: """
                Use URLSession or the Network framework, or leave it to the app by '#if \
                !APPCLIP'.
                """,
            wrong: .swift("let browser = NetServiceBrowser()"),
            right: .swift("let connection = NWConnection(host: host, port: 443, using: .tls)")
        ),
        LintRule(
            .invocationNotHandled,
            "invocation-not-handled",
            .warning,
            basis: [.documentation],
            sources: ["G-19", "D-15", "D-17", "D-18", "C-63"],
            summary: "No source of the clip takes the invocation.",
            message: "No source of \(.target) takes the NSUserActivity of an invocation\(.but).",
            why: """
                The clip is opened for a URL, and never learns which. 'onOpenURL' is not how \
                invocations come.
                """,
            remedy: """
                Add onContinueUserActivity(NSUserActivityTypeBrowsingWeb), or the two methods \
                of the scene delegate.
                """,
            wrong: .swift(
                """
                WindowGroup {
                    ContentView()
                }
                """
            ),
            right: .swift(
                """
                WindowGroup {
                    ContentView()
                        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                            model.open(activity.webpageURL)
                        }
                }
                """
            )
        ),
        LintRule(
            .appInvocationNotHandled,
            "app-invocation-not-handled",
            .warning,
            basis: [.documentation],
            sources: ["D-13", "G-19", "C-63"],
            summary: "No source of the full app takes the clip's invocations.",
            message:
                "No source of \(.target) takes the NSUserActivity of the invocations of its clip '\(.clip)'.",
            why: """
                Once the app is installed, the system opens it in the clip's place, for the \
                same URLs.
                """,
            remedy: "Share the clip's handler with \(.target).",
            wrong: .swift(
                """
                // The app
                WindowGroup {
                    ContentView()
                }
                """
            ),
            right: .swift(
                """
                // The app
                WindowGroup {
                    ContentView()
                        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: router.open)
                }
                """
            )
        ),
        LintRule(
            .launchPathMissing,
            "launch-path-missing",
            .warning,
            basis: [.documentation],
            sources: ["D-15", "G-19"],
            summary: "The clip takes an invocation either at launch or later, not both.",
            message: """
                \(.target) has \(.found), and not \(.wanted): an invocation is lost when the clip \
                \(.when).
                """,
            why: """
                With scenes, the activity of a launch is in the connection's options; \
                scene(_:continue:) is called only for a clip that runs already.
                """,
            remedy: "Add \(.wanted).",
            wrong: .swift(
                """
                func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                    open(userActivity.webpageURL)
                }
                """
            ),
            right: .swift(
                """
                func scene(
                    _ scene: UIScene,
                    willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    open(connectionOptions.userActivities.first?.webpageURL)
                }

                func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                    open(userActivity.webpageURL)
                }
                """
            )
        ),
        LintRule(
            .invocationURLUnused,
            "invocation-url-unused",
            .warning,
            basis: [.experience],
            sources: ["D-08"],
            summary: "The clip takes the invocation, and never reads its URL.",
            message: """
                \(.target) takes the NSUserActivity of an invocation, and no source reads its \
                webpageURL.
                """,
            why: "Each invocation shows the same, whatever code was scanned.",
            remedy: "Read webpageURL, and show what the URL is about.",
            wrong: .swift(
                """
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in
                    model.open()
                }
                """
            ),
            right: .swift(
                """
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    model.open(activity.webpageURL)
                }
                """
            )
        ),
        LintRule(
            .appDelegateHandlerWithScenes,
            "app-delegate-handler-with-scenes",
            .warning,
            basis: [.documentation],
            sources: ["D-17", "D-15"],
            summary: "The clip has scenes, and only its app delegate takes invocations.",
            message: """
                \(.target) has scenes, and takes the NSUserActivity in \
                application(_:continue:restorationHandler:), which is not called then.
                """,
            why: "In a clip with scenes the system calls the scene delegate.",
            remedy: """
                Move the handler to scene(_:willConnectTo:options:) and scene(_:continue:) of \
                the scene delegate.
                """,
            wrong: .swift(
                """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication,
                        continue userActivity: NSUserActivity,
                        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
                    ) -> Bool { open(userActivity.webpageURL) }
                }
                """
            ),
            right: .swift(
                """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                        open(userActivity.webpageURL)
                    }
                }
                """
            )
        ),
        LintRule(
            .noInstallOverlay,
            "no-install-overlay",
            .info,
            basis: [.documentation],
            sources: ["F-12"],
            summary: "The clip never offers the app.",
            message: "No source of \(.target) shows an SKOverlay or an appStoreOverlay.",
            why: "An overlay lets people get the app without leaving the clip.",
            remedy: "Show appStoreOverlay once people have done what the clip is for.",
            wrong: .swift("Text(message)"),
            right: .swift(
                """
                Text(message)
                    .appStoreOverlay(isPresented: $isOffered) {
                        SKOverlay.AppClipConfiguration(position: .bottom)
                    }
                """
            )
        ),
        LintRule(
            .essentialDownload,
            "essential-download",
            .error,
            basis: [.documentation],
            sources: ["G-14"],
            summary: "The clip marks a download of Background Assets as essential.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "A clip is opened at once, and does not wait for downloads.",
            remedy: "Pass 'essential: false'.",
            wrong: .swift(
                "BAURLDownload(identifier: id, request: request, essential: true, fileSize: size, applicationGroupIdentifier: group, priority: .default)"
            ),
            right: .swift(
                "BAURLDownload(identifier: id, request: request, essential: false, fileSize: size, applicationGroupIdentifier: group, priority: .default)"
            )
        ),
        LintRule(
            .backgroundAssets,
            "background-assets",
            .info,
            basis: [.documentation],
            sources: ["E-25", "G-12"],
            summary: "The clip uses Background Assets.",
            message: """
                \(.target) \(.how) \(.module), which is reserved to the full app unless the clip is \
                a demo of it.
                """,
            why: "A clip for one everyday task is meant to have what it needs in itself.",
            remedy: """
                Leave it to the app by '#if !APPCLIP', or make an exception if the clip is a \
                demo.
                """,
            wrong: .swift("import BackgroundAssets"),
            right: .swift(
                """
                #if !APPCLIP
                import BackgroundAssets
                #endif
                """
            )
        ),
    ]
}
