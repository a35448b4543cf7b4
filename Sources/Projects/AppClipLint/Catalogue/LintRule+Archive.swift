// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// Built bundles: A101 and on.
    static let archive: [LintRule] = []
}
