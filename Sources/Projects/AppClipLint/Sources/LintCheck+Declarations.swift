// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import SourceScan

extension LintCheck {
    /// Checks C408.
    @Sendable
    static func missingPurposes(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources, context.clip.hasInfoPlist else { return [] }
        return AccessPurpose.all.compactMap { purpose in
            let sightings = sources.sightings(of: purpose.phrases)
            guard !sightings.isEmpty, context.clip.infoPlist.entry(purpose.key) == nil else {
                return nil
            }
            return context.finding(
                .purposeStringMissing,
                on: context.clip,
                [.what: purpose.what, .key: purpose.key],
                at: sightings,
                certainty: context.clip.infoPlistCertainty
            )
        }
    }

    /// Checks C409 and C410 (E-29).
    @Sendable
    static func locationConfirmation(_ context: LintContext) -> [LintFinding] {
        let phrases = ["confirmAcquired", "confirmAcquiredInRegion"]
        let key = "NSAppClipRequestLocationConfirmation"
        guard let sources = context.clipSources, context.clip.hasInfoPlist else { return [] }
        let file = context.clip.infoPlist
        let member = file["NSAppClip"]?.entries?.last { $0.name == key }
        let sightings = sources.sightings(of: phrases)
        if member?.value.boolean == true {
            guard !sources.mayUse(phrases), sources.isRead else { return [] }
            return [
                context.finding(
                    .locationConfirmationUnused,
                    on: context.clip,
                    at: member?.value.place ?? member?.namePlace,
                    certainty: sources.isWhole ? .certain : .unsure(.sources)
                )
            ]
        }
        // A value of another type is checked by another rule.
        guard !sightings.isEmpty, member == nil || member?.value.boolean == false,
            // A key in the wrong dictionary is also checked by another rule.
            file.entry(key)?.value.boolean != true
        else { return [] }
        return [
            context.finding(
                .locationConfirmationNotRequested,
                on: context.clip,
                [.found: member == nil ? "missing" : "false"],
                at: sightings,
                fix: file.path.flatMap { path in
                    file.state == .read
                        ? LintFix([.set(["NSAppClip", key], to: .boolean(true), in: path)]) : nil
                }
            )
        ]
    }

    /// Checks C411 (E-41).
    @Sendable
    static func ephemeralNotifications(_ context: LintContext) -> [LintFinding] {
        let key = "NSAppClipRequestEphemeralUserNotification"
        guard let sources = context.clipSources, context.clip.hasInfoPlist, sources.isRead,
            let member = context.clip.infoPlist["NSAppClip"]?.entries?.last(where: {
                $0.name == key
            }), member.value.boolean == true, !sources.mayUse(NotificationPhrases.all)
        else { return [] }
        let services = [
            "UserNotifications", "UserNotificationsUI", "FirebaseMessaging", "OneSignal",
            "OneSignalFramework", "AirshipCore", "BrazeKit", "Batch", "ActivityKit",
        ]
        let isImported = [sources.own, sources.linked, sources.near].contains { facts in
            services.contains { facts.imports[$0] != nil }
        }
        guard !isImported else { return [] }
        return [
            context.finding(
                .ephemeralNotificationUnused,
                on: context.clip,
                at: member.value.place ?? member.namePlace,
                certainty: sources.isWhole ? .certain : .unsure(.sources)
            )
        ]
    }
}

extension TargetSources {
    /// Whether any source was read, so that missing code means something.
    var isRead: Bool { own.fileCount > own.unread.count }
}
