// SPDX-License-Identifier: Apache-2.0

/// The field `Cookie` of a request (RFC 6265, section 4.2).
public enum Cookies {
    /// Returns the values of all cookies with a name, in their order.
    ///
    /// There can be several, since other sites of a host can set some beside ours.
    ///
    /// - Parameters:
    ///   - name: The name of the cookie.
    ///   - field: The value of the field.
    /// - Returns: The values.
    public static func values(of name: String, in field: String) -> [String] {
        field.utf8.split(separator: .semicolon).compactMap { part in
            let (found, value) = part.drop { $0 == 0x20 }.nameAndValue
            guard let value, found.elementsEqual(name.utf8) else { return nil }
            return String(Substring(value))
        }
    }
}
