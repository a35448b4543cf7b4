// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C718 (G-17): code that uses the module AppClip without importing it.
    ///
    /// There is no finding if a module whose sources are not known may import AppClip.
    static let appClipNotImported = RuleFamily(
        [.clip(findings)],
        LintRule(
            .appClipNotImported,
            "appclip-not-imported",
            .info,
            basis: [.documentation],
            sources: ["G-17"],
            summary: """
                The activation payload is used, and AppClip is not imported.
                """,
            message: """
                \(.target) uses the activation payload of an invocation, and none of its \
                sources imports AppClip.
                """,
            why: """
                The payload belongs to the framework AppClip. A source that names it is \
                not compiled without the import, unless another module brings the \
                framework along.
                """,
            remedy: """
                Write 'import AppClip' where the payload is used.
                """,
            wrong: .swift(
                """
                import SwiftUI

                let payload = activity.appClipActivationPayload
                """
            ),
            right: .swift(
                """
                import AppClip
                import SwiftUI

                let payload = activity.appClipActivationPayload
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        guard let sources = context.clipSources, sources.isRead, sources.isWhole, clip.isComplete,
            clip.target.packageProducts.isEmpty,
            clip.setting("SWIFT_OBJC_BRIDGING_HEADER") == nil,
            clip.setting("GCC_PREFIX_HEADER") == nil
        else { return [] }
        let imported = Set(sources.own.imports.keys)
        let made = Set(context.tree.projects.flatMap(\.targets).map(\.name))
        guard !imported.contains("AppClip"), imported.isDisjoint(with: made) else { return [] }
        let found = sources.sightings(of: ["appClipActivationPayload", "APActivationPayload"])
            .filter { $0.isCertain && $0.place.file.hasSuffix(".swift") }
        guard !found.isEmpty else { return [] }
        return [context.finding(.appClipNotImported, on: clip, at: found)]
    }
}
