// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Whether a bundle identifier is another one, a dot and a name.
    func isIdentifier(below parent: String) -> Bool {
        utf8.starts(with: (parent + ".").utf8) && utf8.count > parent.utf8.count + 1
    }
}
