// SPDX-License-Identifier: Apache-2.0

/// One `name=value` of a query, decoded: Foundation's `URLQueryItem`.
public struct URLQueryItem: Sendable, Hashable {
    /// The name before the equals sign.
    public var name: String

    /// What follows the equals sign; `nil` without one.
    public var value: String?

    /// Makes an item of decoded parts.
    public init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}
