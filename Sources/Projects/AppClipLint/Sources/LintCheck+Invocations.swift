// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import SourceScan

extension LintCheck {
    /// Checks C710, C712, C713 and C714 (G-19, D-15, D-17, D-18).
    @Sendable
    static func clipInvocations(_ context: LintContext) -> [LintFinding] {
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

    /// Checks C711 (D-13, G-19).
    @Sendable
    static func appInvocations(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, let sources = context.appSources, sources.isRead else {
            return []
        }
        let handling = InvocationHandling(sources, of: app)
        guard !handling.isHandled, !handling.isRoutedOutside else { return [] }
        // SwiftUI also passes links of websites to this modifier.
        let hasOther = sources.mayUse([InvocationPhrases.openURL])
        return [
            context.finding(
                .appInvocationNotHandled,
                on: app,
                [.clip: context.clip.name],
                at: sources.entry,
                certainty: hasOther
                    ? .unsure(.otherCode) : sources.isWhole ? .certain : .unsure(.sources)
            )
        ]
    }

    /// Checks C715 (F-12).
    @Sendable
    static func overlay(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources, sources.isRead, sources.isWhole,
            !sources.mayUse(InvocationPhrases.overlays),
            !InvocationHandling(sources, of: context.clip).isRoutedOutside
        else { return [] }
        return [context.finding(.noInstallOverlay, on: context.clip)]
    }
}

extension TargetSources {
    /// The entry point of the program, if an attribute marks it.
    var entry: [SourceFacts.Sighting] {
        own.attributes["main"] ?? own.attributes["UIApplicationMain"] ?? []
    }
}
