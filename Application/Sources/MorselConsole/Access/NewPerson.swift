// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The rules for the name and password of a new person.
package enum NewPerson {
    /// Returns a sentence that describes the fault of a name or a password, or `nil` if both are valid.
    package static func problem(name: String, password: String) -> String? {
        guard Person.isName(name) else {
            return "The name must have 1 to 64 characters: lowercase letters, digits and . - _ @."
        }
        return problem(password: password, of: name)
    }

    /// Returns a sentence that describes the fault of a password, or `nil` if it is valid.
    package static func problem(password: String, of name: String) -> String? {
        let lengths = PasswordHash.allowedLengths
        guard lengths.contains(password.count) else {
            return
                "The password must have \(lengths.lowerBound) to \(lengths.upperBound) characters; "
                + "it has \(password.count)."
        }
        guard !password.lowercased().contains(name) || name.count < 4 else {
            return "The password must not contain the name."
        }
        return nil
    }
}
