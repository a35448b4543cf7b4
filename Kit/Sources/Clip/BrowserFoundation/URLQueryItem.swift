// SPDX-License-Identifier: Apache-2.0

/// One `name=value` of a query, decoded: Foundation's `URLQueryItem`.
public struct URLQueryItem: Sendable, Hashable {
    /// The name before the equals sign.
    public var name: String

    /// The value after the equals sign; `nil` without an equals sign.
    public var value: String?

    /// Creates an item from decoded parts.
    public init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}
