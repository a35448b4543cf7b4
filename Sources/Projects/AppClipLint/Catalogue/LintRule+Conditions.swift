// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// Conditions of compilation: C501 and C502.
    static let conditions: [LintRule] = []
}
