// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import SourceScan

extension LintCheck {
    /// C408.
    @Sendable
    static func missingPurposes(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources, context.clip.hasInfoPlist else { return [] }
        return AccessPurpose.all.compactMap { purpose in
            let sightings = sources.sightings(of: purpose.phrases)
            guard !sightings.isEmpty, context.clip.infoPlist.entry(purpose.key) == nil else {
                return nil
            }
            return context.finding(
                "C408",
                on: context.clip,
                ["what": purpose.what, "key": purpose.key],
                at: sightings,
                certainty: context.clip.certainty
            )
        }
    }

    /// C409 and C410 (E-29).
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
                    "C409",
                    on: context.clip,
                    at: member?.value.place ?? member?.namePlace,
                    certainty: sources.isWhole ? .certain : .unsure
                )
            ]
        }
        // A value of another type is another rule's matter.
        guard !sightings.isEmpty, member == nil || member?.value.boolean == false else { return [] }
        return [
            context.finding(
                "C410",
                on: context.clip,
                ["found": member == nil ? "missing" : "false"],
                at: sightings,
                fix: file.path.flatMap { path in
                    file.state == .read
                        ? LintFix([.set(["NSAppClip", key], to: .boolean(true), in: path)]) : nil
                }
            )
        ]
    }

    /// C411 (E-41).
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
                "C411",
                on: context.clip,
                at: member.value.place ?? member.namePlace,
                certainty: sources.isWhole ? .certain : .unsure
            )
        ]
    }

    /// C317 (F-03).
    @Sendable
    static func groupsInSources(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard let sources = context.clipSources, [.read, .unset].contains(file.state) else {
            return []
        }
        let entry = file.entry("com.apple.security.application-groups")
        let values = entry?.value.array ?? []
        guard values.allSatisfy({ $0.unresolved.isEmpty }),
            file.state == .read || context.clip.isComplete
        else { return [] }
        let entitled = Set(values.compactMap(\.string))
        let texts = sources.own.texts.filter { context.isGroup($0.value) }
        // A name that is chosen at run time: if one of several is entitled, the others may be another
        // build's.
        let isChosen = texts.contains { entitled.contains($0.value) }
        var seen: Set<String> = []
        return texts.compactMap { text in
            let isDirect = [
                "suiteName", "forSecurityApplicationGroupIdentifier",
                "initWithSuiteName", "containerURLForSecurityApplicationGroupIdentifier",
            ].contains(text.label)
            guard !entitled.contains(text.value), isDirect || !isChosen,
                seen.insert(text.value).inserted
            else { return nil }
            return context.finding(
                "C317",
                on: context.clip,
                ["group": text.value],
                at: [text.sighting],
                certainty: isDirect || !text.sighting.isCertain ? .certain : context.clip.certainty,
                fix: file.path.flatMap { path in
                    file.state == .read && entry != nil
                        ? LintFix([
                            .append(
                                text.value,
                                to: ["com.apple.security.application-groups"],
                                in: path
                            )
                        ]) : nil
                }
            )
        }
    }
}

extension TargetSources {
    /// Whether there are sources at all, so that what is not in them says something.
    var isRead: Bool { own.fileCount > own.unread.count }
}

extension LintContext {
    /// Whether a text is the name of an App Group, and not that of a symbol or a queue: its first parts are
    /// those of the bundle identifier, or a top-level domain.
    fileprivate func isGroup(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        let domains = [
            "com", "net", "org", "io", "co", "app", "dev", "me", "de", "fr", "uk", "ch", "at",
            "nl", "it", "es", "se", "no", "fi", "dk", "pl", "cz", "eu", "us", "ca", "br", "jp",
            "cn", "kr", "in", "au", "ru", "tv", "ai", "xyz", "tech", "cloud", "online", "info",
        ]
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }),
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }), let first = parts.first
        else { return false }
        let identifiers = [clip, app].compactMap { $0?.knownIdentifier }
        return domains.contains(String(first))
            || identifiers.contains { $0.split(separator: ".").first == first }
    }
}
