// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import HTTPTypes

extension HTTPFields {
    /// Returns the value of the first field with a name; `nil` if there is none.
    package func firstValue(of name: HTTPField.Name) -> String? {
        first { $0.name == name }?.value
    }

    /// Returns the elements of the lists in all fields with a name, in their order and without the
    /// whitespace around them (RFC 9110, 5.6.1).
    package func elements(of name: HTTPField.Name) -> [Substring] {
        lazy.filter { $0.name == name }.flatMap { field in
            field.value.split(separator: ",").map { Substring($0.utf8.trimmed) }
        }
    }
}
