// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// Where the clip stands in the project and the app: C101–C105.
    static let embedding: [LintRule] = []
}
