// SPDX-License-Identifier: Apache-2.0

extension LintCheck {
    /// C801, C901, C902.
    static let assets: [LintCheck] = []
}
