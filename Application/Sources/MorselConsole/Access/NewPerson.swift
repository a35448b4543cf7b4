// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry

/// The rules for somebody who is added.
package enum NewPerson {
    /// What is wrong with a name and a password, as one sentence; `nil` where nothing is.
    package static func problem(name: String, password: String) -> String? {
        guard Person.isName(name) else {
            return "The name must have 1 to 64 characters: lowercase letters, digits and . - _ @."
        }
        return problem(password: password, of: name)
    }

    /// What is wrong with a password, as one sentence; `nil` where nothing is.
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
