// SPDX-License-Identifier: Apache-2.0

/// A coding in which bytes are sent (RFC 9110, 8.4.1); the smaller one comes first.
public enum ContentCoding: String, Sendable, CaseIterable {
    /// Brotli (RFC 7932).
    case brotli = "br"

    /// gzip (RFC 1952).
    case gzip
}
