// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import SourceScan

/// The ways in which the sources of a target handle the user activity of an invocation.
struct InvocationHandling {
    /// The handlers for browsing activities in SwiftUI's `onContinueUserActivity` (D-18).
    let swiftUI: [SourceFacts.Handler]
    /// The methods `scene(_:continue:)`, for a clip that is already running.
    let warm: [SourceFacts.Handler]
    /// Whether the activities of a launch with scenes are read, or the options are passed to other code (D-15).
    let isColdHandled: Bool
    /// The methods `scene(_:willConnectTo:options:)`.
    let connecting: [SourceFacts.Handler]
    /// The methods `application(_:continue:restorationHandler:)` (D-17).
    let delegate: [SourceFacts.Handler]
    /// Whether the target has scenes.
    let hasScenes: Bool
    /// Whether the activity is read from the options of `application(_:didFinishLaunchingWithOptions:)`.
    let isReadAtLaunch: Bool
    /// Whether code outside the project may handle the activity.
    let isRoutedOutside: Bool
    /// Whether a handler passes the whole activity to code outside the project.
    let isGivenOutside: Bool

    /// Whether any code handles the activity.
    var isHandled: Bool {
        !swiftUI.isEmpty || !warm.isEmpty || !delegate.isEmpty || isColdHandled
    }

    init(_ sources: TargetSources, of target: ConfiguredTarget) {
        let parts = [sources.own, sources.linked, sources.near]
        let handlers = parts.flatMap(\.handlers)
        swiftUI = handlers.filter {
            $0.name == "onContinueUserActivity" && Self.isBrowsing($0.sighting.following)
        }
        warm = handlers.filter {
            $0.name == "scene(_:continue:)" || $0.name == "scene:continueUserActivity:"
        }
        connecting = handlers.filter {
            $0.name == "scene(_:willConnectTo:options:)"
                || $0.name == "scene:willConnectToSession:options:"
        }
        delegate = handlers.filter {
            $0.name.hasPrefix("application(_:continue:")
                || $0.name.hasPrefix("application:continueUserActivity:")
        }
        let functions = parts.reduce(into: Set<String>()) { $0.formUnion($1.functions) }
        let types = Set(parts.flatMap(\.types).map(\.name))
        let isOutside = { (name: String) in
            // The names of the handlers themselves refer to those of a superclass or an SDK.
            ["application", "scene"].contains(name)
                || !functions.contains(name) && !types.contains(name) && name != "self"
        }
        let ownReads = sources.mayUse([InvocationPhrases.launchActivities])
        isColdHandled =
            ownReads || connecting.contains { $0.givenTo[2]?.contains(where: isOutside) == true }
        isGivenOutside = (swiftUI.map { ($0, 0) } + (warm + delegate).map { ($0, 1) })
            .contains { handler, parameter in
                handler.givenTo[parameter]?.contains(where: isOutside) == true
            }
        let imports = parts.reduce(into: Set<String>()) { $0.formUnion($1.imports.keys) }
        let inherited = parts.flatMap(\.types).flatMap(\.inherited)
        isRoutedOutside =
            !imports.isDisjoint(with: Self.routers)
            || inherited.contains { name in
                !types.contains(name) && !Self.protocols.contains(name)
                    && ["AppDelegate", "SceneDelegate", "AppDelegateWrapper"]
                        .contains { name.hasSuffix($0) }
            }
        let isApp = inherited.contains("App") && sources.own.attributes["main"] != nil
        // A scene delegate is only used if a manifest names it, or a function passes it to UIKit.
        hasScenes =
            isApp || target.infoPlist.entry("UIApplicationSceneManifest") != nil
            || handlers.contains {
                $0.name.hasPrefix("application(_:configurationForConnecting:")
                    || $0.name.hasPrefix("application:configurationForConnectingSceneSession:")
            }
        isReadAtLaunch = sources.mayUse(InvocationPhrases.launchOptions)
    }

    /// Frameworks that handle activities in their own code or in JavaScript, and SDKs for links.
    private static let routers: Set = [
        "React", "React_RCTAppDelegate", "ReactAppDependencyProvider", "Expo", "ExpoModulesCore",
        "Flutter", "Capacitor", "Cordova", "UnityFramework", "AppsFlyerLib", "BranchSDK", "Branch",
    ]

    /// The protocols of UIKit whose names end like those of such classes.
    private static let protocols: Set = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    ]

    /// Returns whether the first argument is the type of browsing activities, or may be.
    private static func isBrowsing(_ argument: String) -> Bool {
        if argument.hasPrefix("\"") { return argument == "\"NSUserActivityTypeBrowsingWeb" }
        return !["CSSearchableItemActionType", "CSQueryContinuationActionType"].contains(argument)
    }
}
