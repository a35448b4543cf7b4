// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// Schemes, and the invocation URL they run with: C601–C607.
    static let schemes: [LintRule] = []
}
