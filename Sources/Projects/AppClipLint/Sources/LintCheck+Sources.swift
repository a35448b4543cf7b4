// SPDX-License-Identifier: Apache-2.0

extension LintCheck {
    /// C317, C408–C411, C701–C715.
    static let sourceChecks: [LintCheck] = []
}
