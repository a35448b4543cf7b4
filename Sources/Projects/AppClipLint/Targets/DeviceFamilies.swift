// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C206 and A206: device families of the clip that are not those of its app.
    static let deviceFamilies = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .deviceFamilyMismatch,
            "device-family-mismatch",
            .error,
            basis: [.xcode],
            sources: ["G-02"],
            summary: "The clip is made for other devices than its app.",
            message: """
                TARGETED_DEVICE_FAMILY of \(.target) is \(.found); that of \(.app) is \(.wanted), \
                and both must be equal.
                """,
            why: """
                Xcode compares the device families of clip and app (1 is iPhone, 2 is iPad), \
                and refuses an app whose clip has others.
                """,
            remedy: "Set TARGETED_DEVICE_FAMILY of \(.target) to \(.wanted).",
            wrong: .settings(
                """
                // app
                TARGETED_DEVICE_FAMILY = 1,2
                // clip
                TARGETED_DEVICE_FAMILY = 1
                """
            ),
            right: .settings(
                """
                // app and clip
                TARGETED_DEVICE_FAMILY = 1,2
                """
            )
        ),
        LintRule(
            .builtDeviceFamily,
            "built-device-family",
            .error,
            basis: [.xcode],
            sources: ["G-02"],
            summary: "Clip and app are for different devices.",
            message: "\(.target) is for \(.found); \(.app) is for \(.wanted).",
            why: "Xcode refuses a clip whose UIDeviceFamily is not that of its app.",
            remedy: "Give TARGETED_DEVICE_FAMILY the same value in both targets.",
            wrong: .xml(
                """
                <key>UIDeviceFamily</key>
                <array><integer>1</integer><integer>2</integer></array>   (app: 1)
                """
            ),
            right: .xml(
                """
                <key>UIDeviceFamily</key>
                <array><integer>1</integer></array>   (app: 1)
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app else { return [] }
        let name = "TARGETED_DEVICE_FAMILY"
        guard let own = families(of: context.clip), let wanted = families(of: app), own != wanted
        else { return [] }
        let setting = context.clip.setting(name)
        let isAssigned = setting?.place != nil && app.setting(name)?.place != nil
        let unsure = [context.clip, app].map { $0.certainty(of: name) }.first { $0 != .certain }
        return [
            context.finding(
                .deviceFamilyMismatch,
                on: context.clip,
                [.found: quoted(own), .wanted: quoted(wanted), .app: app.name],
                at: setting?.place,
                related: [app.setting(name)?.place].compactMap(\.self),
                certainty: isAssigned ? .certain : unsure ?? .certain,
                fix: setting?.replacement(wanted.map(String.init).joined(separator: ","))
            )
        ]
    }

    /// Returns the device families that have clips: 1 is iPhone, 2 is iPad.
    ///
    /// Those of an app may include others (6 is Mac, 7 is Vision), which have no clips.
    private static func families(of target: ConfiguredTarget) -> [Int]? {
        let setting = target.setting("TARGETED_DEVICE_FAMILY")
        guard setting?.unresolved.isEmpty ?? true else { return nil }
        let text = setting?.text.trimmed ?? ""
        let listed = (text.isEmpty ? "1" : text).split { $0 == "," || $0 == " " }.compactMap {
            Int($0)
        }
        let families = Set(listed).intersection([1, 2])
        return families.isEmpty ? nil : families.sorted()
    }

    private static func quoted(_ families: [Int]) -> String {
        "'\(families.map(String.init).joined(separator: ","))'"
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        // A clip has the families of its app, except the Mac (rule G-02), which is 6.
        guard let found = clip.info?.deviceFamilies?.filter({ $0 != 6 }),
            let wanted = pair.app?.info?.deviceFamilies?.filter({ $0 != 6 }), found != wanted
        else { return [] }
        return [
            pair.finding(
                .builtDeviceFamily,
                [.found: text(found), .wanted: text(wanted)],
                at: clip.place(of: "UIDeviceFamily")
            )
        ]
    }

    private static func text(_ families: [Int64]) -> String {
        families.map { $0 == 1 ? "iPhone" : $0 == 2 ? "iPad" : "\($0)" }.joined(separator: ", ")
    }
}
