// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Returns whether a bundle identifier consists of another one, a dot and a name.
    func isIdentifier(below parent: String) -> Bool {
        utf8.starts(with: (parent + ".").utf8) && utf8.count > parent.utf8.count + 1
    }
}
