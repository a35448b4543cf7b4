// SPDX-License-Identifier: Apache-2.0

extension LintCheck {
    /// C501 and C502.
    static let conditions: [LintCheck] = []
}
