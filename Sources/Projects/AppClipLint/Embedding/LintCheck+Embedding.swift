// SPDX-License-Identifier: Apache-2.0

extension LintCheck {
    /// C101–C105.
    static let embedding: [LintCheck] = []
}
