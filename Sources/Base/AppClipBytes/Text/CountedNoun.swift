// SPDX-License-Identifier: Apache-2.0

extension Int {
    /// Counts a noun, as in *1 error* and *2 errors*.
    ///
    /// - Parameter noun: A noun in the singular whose plural ends in *s*.
    /// - Returns: The number and the noun, in the singular for 1.
    public func counted(_ noun: String) -> String {
        String(self) + " " + noun + (self == 1 ? "" : "s")
    }
}
