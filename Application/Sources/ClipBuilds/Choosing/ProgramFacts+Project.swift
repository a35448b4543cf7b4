// SPDX-License-Identifier: Apache-2.0

import AppClipProject

extension ProgramFacts {
    /// Creates the facts that a project states about a target.
    init(of target: ConfiguredTarget, in tree: ProjectTree) {
        let info = target.infoPlist
        func text(_ name: String) -> String? {
            info[name]?.string.flatMap { $0.isEmpty || $0.contains("$(") ? nil : $0 }
        }
        self.init(
            target: target.name,
            isClip: target.kind == .clip,
            displayName: text("CFBundleDisplayName") ?? text("CFBundleName") ?? target.name
        )
        bundleIdentifier = target.bundleIdentifier?.text
        team = target.setting("DEVELOPMENT_TEAM")?.text
        version = text("CFBundleShortVersionString")
        build = text("CFBundleVersion")
        minimumSystem = target.setting("IPHONEOS_DEPLOYMENT_TARGET")?.text
        let entitlements = target.entitlements
        associatedDomains =
            entitlements["com.apple.developer.associated-domains"]?.strings ?? []
        appGroups = entitlements["com.apple.security.application-groups"]?.strings ?? []
        urlSchemes = (info["CFBundleURLTypes"]?.array ?? [])
            .flatMap { $0["CFBundleURLSchemes"]?.strings ?? [] }
        let clip = info["NSAppClip"]
        requestsNotifications =
            clip?["NSAppClipRequestEphemeralUserNotification"]?.boolean ?? false
        requestsLocation = clip?["NSAppClipRequestLocationConfirmation"]?.boolean ?? false
        let own = target.project.reference(to: target.target)
        let schemes = tree.schemes(running: own)
        let addresses = schemes.flatMap(\.invocationURLs)
        let ordered = addresses.filter(\.isEnabled) + addresses.filter { !$0.isEnabled }
        for value in ordered.map(\.value) where !invocationURLs.contains(value) {
            invocationURLs.append(value)
        }
        for variable in schemes.first?.variables ?? [] where variable.isEnabled {
            environment[variable.name] = variable.value
        }
        let pair = tree.pairs.first { $0.clip == own || $0.app == own }
        counterpart = (pair?.clip == own ? pair?.app : pair?.clip)?.name
    }
}
