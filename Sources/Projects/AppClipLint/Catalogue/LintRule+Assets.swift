// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// Files that a project names: C801, C901, C902.
    static let assets: [LintRule] = []
}
