// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

@testable import AppClipLint

/// C710–C715: whether code handles the invocation (G-19, D-13, D-15, D-17, D-18).
struct InvocationRuleTests {
    private static let manifest = "<key>UIApplicationSceneManifest</key><dict/>"
    private static let offer = "func offer() { SKOverlay(configuration: c) }\n"
    private static let warm =
        "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { show(userActivity.webpageURL) }\n"
    private static let connecting = """
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }

        """
    private static let cold =
        connecting + "show(connectionOptions.userActivities.first?.webpageURL)\n}\n"
    private static let delegate = """
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool { show(userActivity.webpageURL) }

        """

    /// Returns a clip with one class in UIKit's life cycle.
    private func uiKit(_ body: String, manifest: Bool = true) -> SourceProject {
        var project = SourceProject()
        project.clip = [
            "Delegate.swift":
                "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\nclass Delegate {\n"
                + body + Self.offer + "}"
        ]
        project.info = manifest ? Self.manifest : ""
        return project
    }

    private func rules(_ project: SourceProject) async -> [String] {
        await project.findings().map { $0.rule + ($0.severity == .info ? " info" : "") }
    }

    @Test
    func clipWithoutHandler() async {
        var project = SourceProject()
        let source = SourceProject.handler.replacing("onContinueUserActivity", with: "task")
        project.clip["ClipApp.swift"] = source
        let found = await project.findings()
        #expect(found.map(\.rule) == ["C710"])
        #expect(found.first?.place?.position.line == 2)
        // These lines do not handle invocations.
        for line in [
            ".onOpenURL { open($0.webpageURL) }",
            ".onContinueUserActivity(CSSearchableItemActionType) { _ in }",
            ".onContinueUserActivity(\"com.example.order\") { _ in }",
            "// .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }",
        ] {
            project.clip["ClipApp.swift"] = source.replacing(".task(", with: line + "\n.task(")
            #expect(await rules(project) == ["C710"], "\(line)")
        }
    }

    @Test(arguments: [
        ".onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: open)",
        ".onContinueUserActivity(\"NSUserActivityTypeBrowsingWeb\") { a in open(a) }",
        ".onContinueUserActivity(Constants.browsing) { self.open($0) }",
        "\n.onContinueUserActivity(\n    NSUserActivityTypeBrowsingWeb\n) { activity in\n    open(activity)\n}",
    ])
    func handlersOfSwiftUI(_ line: String) async {
        var project = SourceProject()
        project.clip = [
            "A.swift":
                "@main struct A: App {\nvar body: some Scene { ContentView() }\n\(Self.offer)}",
            // In another file, and the URL is read in a third.
            "B.swift": "struct ContentView: View { var body: some View { Text(\"\")\(line) } }",
            "C.swift": "func open(_ a: NSUserActivity) { url = a.webpageURL }",
        ]
        #expect(await rules(project) == [])
    }

    @Test
    func scenesNeedBothWays() async {
        #expect(await rules(uiKit(Self.warm + Self.cold)) == [])
        #expect(await rules(uiKit(Self.warm)) == ["C712"])
        #expect(await rules(uiKit(Self.warm + Self.connecting + "}\n")) == ["C712"])
        #expect(await rules(uiKit(Self.cold)) == ["C712"])
        #expect(await rules(uiKit(Self.connecting + "}\n")) == ["C710"])
    }

    /// The options are passed to a function in another file, or to an SDK.
    @Test
    func activitiesOfALaunchArePassedOn() async {
        var project = uiKit(Self.warm + Self.connecting + "begin(with: connectionOptions)\n}\n")
        project.clip["B.swift"] =
            "func begin(with options: UIScene.ConnectionOptions) { show(options.userActivities) }"
        #expect(await rules(project) == [])
        project.clip["B.swift"] = "func begin(with options: UIScene.ConnectionOptions) {}"
        #expect(await rules(project) == ["C712"])
        project.clip["B.swift"] = ""
        #expect(await rules(project) == [])
    }

    @Test
    func appDelegates() async {
        #expect(await rules(uiKit(Self.delegate, manifest: false)) == [])
        #expect(await rules(uiKit(Self.delegate)) == ["C714"])
        #expect(await rules(uiKit(Self.delegate + Self.warm + Self.cold)) == [])
        // D-17: the options of didFinishLaunching have no activity.
        let launching =
            "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: X) -> Bool { true }\n"
        #expect(await rules(uiKit(launching, manifest: false)) == ["C710"])
        let reading = launching.replacing("true", with: "o?[.userActivityDictionary] != nil")
        let found = await uiKit(reading, manifest: false).findings()
        #expect(found.map(\.rule) == ["C710"])
        #expect(found.first?.message.contains("didFinishLaunchingWithOptions") == true)
        #expect(found.first?.place?.file == "Clip/Delegate.swift")
    }

    /// C714: a class that no manifest names is not a scene delegate.
    @Test
    func scenesThatNobodyNames() async {
        let left = "}\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n"
        #expect(await rules(uiKit(Self.delegate + left, manifest: false)) == [])
        #expect(
            await rules(uiKit(Self.delegate + left + Self.connecting + "}\n", manifest: false))
                == []
        )
        #expect(await rules(uiKit(Self.delegate + left)) == ["C714"])
        let configuring = """
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration { UISceneConfiguration() }

            """
        #expect(
            await rules(uiKit(Self.delegate + configuring, manifest: false)) == ["C714"]
        )
    }

    @Test
    func objectiveC() async {
        var project = SourceProject()
        project.clip = [
            "AppDelegate.m": """
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application
                continueUserActivity:(NSUserActivity *)userActivity
                  restorationHandler:(void (^)(NSArray *))restorationHandler {
              [self open:userActivity.webpageURL];
              return YES;
            }
            - (void)offer { [[SKOverlay alloc] init]; }
            @end
            """
        ]
        #expect(await rules(project) == [])
        project.clip["AppDelegate.m"] = project.clip["AppDelegate.m"]?
            .replacing("webpageURL", with: "title")
        #expect(await rules(project) == ["C713"])
    }

    /// Code outside the project handles the activity, as in React Native.
    @Test(arguments: [
        "#import <React/RCTLinkingManager.h>\n@implementation A\n@end",
        "@import Flutter;",
    ])
    func routersOfOthers(_ source: String) async {
        var project = SourceProject()
        project.clip = ["A.m": source]
        project.app = ["A.m": source]
        #expect(await rules(project) == [])
    }

    @Test
    func superclassesOfOthers() async {
        var project = SourceProject()
        project.clip = ["A.swift": "@main class AppDelegate: SDKAppDelegate {}"]
        #expect(await rules(project) == [])
    }

    @Test
    func urlThatNobodyReads() async {
        var project = SourceProject()
        let source = SourceProject.handler
        project.clip["ClipApp.swift"] = source.replacing(
            "open(activity.webpageURL)",
            with: "open()"
        )
        #expect(await rules(project) == ["C713"])
        // Only in a comment.
        project.clip["ClipApp.swift"] = source.replacing("open(", with: "open() // (")
        #expect(await rules(project) == ["C713"])
        // Passed to an SDK, or to a function of the clip that does not read it.
        let passed = source.replacing("open(activity.webpageURL)", with: "handle(activity)")
        project.clip["ClipApp.swift"] = passed
        #expect(await rules(project) == [])
        project.clip["B.swift"] = "func handle(_ a: NSUserActivity) { print(a.title) }"
        #expect(await rules(project) == ["C713"])
        project.clip["B.swift"] =
            "func handle(_ a: NSUserActivity) { open(a.appClipActivationPayload) }"
        #expect(await rules(project) == [])
    }

    /// Checks D-13.
    @Test
    func appWithoutHandler() async {
        var project = SourceProject()
        project.app = ["A.swift": "@main struct A: App {}"]
        let found = await project.findings()
        #expect(found.map(\.rule) == ["C711"])
        #expect(found.first?.target == "Fruit")
        project.app = ["A.swift": "@main struct A: App { var x = Text(\"\").onOpenURL { _ in } }"]
        #expect(await rules(project) == ["C711 info"])
        project.app = ["A.swift": "class A {\n\(Self.delegate)}"]
        #expect(await rules(project) == [])
        project.app = [:]
        #expect(await rules(project) == [])
    }

    /// Checks F-12.
    @Test
    func noOverlay() async {
        var project = SourceProject()
        project.clip["ClipApp.swift"] = SourceProject.handler
            .replacing("appStoreOverlay", with: "sheet").replacing("SKOverlay.", with: "")
        #expect(await rules(project) == ["C715 info"])
    }

    /// A handler in a local package that the clip links through another one.
    @Test
    func packages() async {
        var project = SourceProject()
        project.clip = ["A.swift": "@main struct A: App {}"]
        project.packages = ["Features"]
        project.others["Features/Package.swift"] = ""
        project.others["Features/Sources/Features/A.swift"] = ""
        project.others["Features/Sources/Root/B.swift"] = SourceProject.handler
        #expect(await rules(project) == [])
    }
}
