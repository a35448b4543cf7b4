// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// What sources import, call and handle: C317, C408–C411, C701–C715.
    static let sourceRules: [LintRule] = []
}
