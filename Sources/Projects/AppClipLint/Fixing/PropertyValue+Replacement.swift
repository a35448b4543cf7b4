// SPDX-License-Identifier: Apache-2.0

import AppClipProject

extension PropertyValue {
    /// Whether the value is a string without variables.
    var isLiteral: Bool { raw.map { !$0.utf8.contains(0x24) } ?? false }

    /// Returns the fix that replaces the string; `nil` if it contains a variable.
    func replacement(_ text: String) -> LintFix? {
        guard isLiteral, let place else { return nil }
        return LintFix([.replace(at: place, with: text)])
    }
}
