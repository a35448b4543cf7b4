// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject

extension LintCheck {
    static let onDemandInstallCapable = "com.apple.developer.on-demand-install-capable"

    /// Checks C319.
    @Sendable
    static func unsupportedEntitlements(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read else { return [] }
        return file.values.compactMap { entry in
            guard let use = UnsupportedEntitlement.use(of: entry.name), entry.value.isInUse else {
                return nil
            }
            return context.finding(
                .entitlementUnsupported,
                on: context.clip,
                [.key: entry.name, .what: use],
                at: entry.namePlace,
                fix: file.path.map { LintFix([.remove([entry.name], in: $0)]) }
            )
        }
    }

    /// Checks C320.
    ///
    /// Xcode adds the entitlement when it signs, so the file should not contain it.
    @Sendable
    static func onDemandInstall(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read, let entry = file.entry(onDemandInstallCapable),
            entry.value.boolean != true, entry.value.unresolved.isEmpty
        else { return [] }
        return [
            context.finding(
                .onDemandInstallType,
                on: context.clip,
                [.found: entry.value.typeWords],
                at: entry.namePlace,
                fix: file.path.map {
                    LintFix([.set([onDemandInstallCapable], to: .boolean(true), in: $0)])
                }
            )
        ]
    }
}

extension PropertyValue {
    /// Whether the entitlement claims anything: `false` and an empty list do not.
    fileprivate var isInUse: Bool {
        switch content {
        case .boolean(let value): value
        case .array(let values): !values.isEmpty
        default: true
        }
    }

    /// The type of the value, in words.
    var typeWords: String {
        switch content {
        case .string(let text): "the string '\(text)'"
        case .boolean(let value): value ? "true" : "false"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .integer(let number): "the number \(number)"
        case .real: "a number"
        case .date: "a date"
        case .data: "data"
        }
    }
}
