// SPDX-License-Identifier: Apache-2.0

extension LintCheck {
    /// C601–C607.
    static let schemes: [LintCheck] = []
}
