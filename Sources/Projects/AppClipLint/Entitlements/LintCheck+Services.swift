// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
import AppClipTypes

extension LintCheck {
    /// The checks of C321–C323.
    static let services: [LintCheck] = [
        .clip(iCloudServices)
    ]

    /// Checks C323 (F-23, F-24).
    @Sendable private static func iCloudServices(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read else { return [] }
        return ICloudEntitlement.keys.compactMap { key in
            guard let entry = file.entry(key) else { return nil }
            let values = entry.value.array ?? [entry.value]
            guard values.allSatisfy({ $0.unresolved.isEmpty }) else { return nil }
            let texts = values.compactMap(\.string)
            guard let refused = ICloudEntitlement.refused(texts, of: key) else { return nil }
            return context.finding(
                .iCloudServices,
                on: context.clip,
                [.key: key, .found: refused],
                at: entry.namePlace
            )
        }
    }
}

/// The entitlements for iCloud, of which a clip can only have public CloudKit databases (rules F-23 and F-24).
enum ICloudEntitlement {
    static let services = "com.apple.developer.icloud-services"

    /// The entitlements that may contain values that a clip cannot have.
    static let keys = [
        services, "com.apple.developer.ubiquity-container-identifiers",
        "com.apple.developer.ubiquity-kvstore-identifier",
    ]

    /// Returns the values of an entitlement that a clip cannot have, in quotation marks; `nil` if there are none.
    static func refused(_ values: [String], of key: String) -> String? {
        let refused = values.filter { value in
            !value.trimmed.isEmpty && (key != services || value != "CloudKit-Anonymous")
        }
        return refused.isEmpty ? nil : refused.map { "'\($0)'" }.joined(separator: ", ")
    }
}
