// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C710, C712, C713 and C714 (G-19, D-15, D-17, D-18): how the clip receives its invocation.
    static let clipInvocations = RuleFamily(
        [.clip(findings)],
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
        )
    )

    /// Checks C710, C712, C713 and C714 (G-19, D-15, D-17, D-18).
    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources, sources.isRead else { return [] }
        let handling = InvocationHandling(sources, of: context.clip)
        let certainty = sources.isWhole ? LintFinding.Certainty.certain : .unsure(.sources)
        guard handling.isHandled else {
            guard !handling.isRoutedOutside else { return [] }
            return [
                context.finding(
                    .invocationNotHandled,
                    on: context.clip,
                    [
                        .but: handling.isReadAtLaunch
                            ? """
                            ; application(_:didFinishLaunchingWithOptions:), which looks for one, has \
                            none in its options
                            """ : ""
                    ],
                    at: handling.isReadAtLaunch
                        ? sources.sightings(of: InvocationPhrases.launchOptions) : sources.entry,
                    certainty: certainty
                )
            ]
        }
        var findings: [LintFinding] = []
        if !handling.isRoutedOutside {
            findings += launchPaths(handling, context, certainty)
        }
        let isRead = sources.mayUse(InvocationPhrases.urls)
        if !isRead, !handling.isGivenOutside, !handling.isRoutedOutside {
            let handlers = handling.swiftUI + handling.warm + handling.delegate
            let places = (handlers + handling.connecting).map(\.sighting)
            findings.append(
                context.finding(
                    .invocationURLUnused,
                    on: context.clip,
                    at: places,
                    certainty: certainty
                )
            )
        }
        return findings
    }

    private static func launchPaths(
        _ handling: InvocationHandling,
        _ context: LintContext,
        _ certainty: LintFinding.Certainty
    ) -> [LintFinding] {
        guard handling.swiftUI.isEmpty else { return [] }
        let hasWarm = !handling.warm.isEmpty
        if hasWarm != handling.isColdHandled {
            let places = (hasWarm ? handling.warm : handling.connecting).map(\.sighting)
            return [
                context.finding(
                    .launchPathMissing,
                    on: context.clip,
                    [
                        .found: hasWarm
                            ? "scene(_:continue:)" : "connectionOptions.userActivities",
                        .wanted: hasWarm
                            ? "connectionOptions.userActivities in scene(_:willConnectTo:options:)"
                            : "scene(_:continue:)",
                        .when: hasWarm ? "is launched" : "runs already",
                    ],
                    at: places,
                    certainty: certainty
                )
            ]
        }
        guard !hasWarm, !handling.delegate.isEmpty, handling.hasScenes else { return [] }
        return [
            context.finding(
                .appDelegateHandlerWithScenes,
                on: context.clip,
                at: handling.delegate.map(\.sighting),
                certainty: certainty
            )
        ]
    }
}
