// SPDX-License-Identifier: Apache-2.0

/// A set of ASCII bytes.
struct ByteSet: Sendable {
    private let isMember: [Bool]

    /// Creates the set of the bytes of a text.
    init(_ text: String) {
        var isMember = [Bool](repeating: false, count: 256)
        for byte in text.utf8 { isMember[Int(byte)] = true }
        self.isMember = isMember
    }

    func contains(_ byte: UInt8) -> Bool { isMember[Int(byte)] }

    private static let alphanumerics =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    /// The decimal digits, `0` to `9`.
    static let digits = ByteSet("0123456789")

    /// The characters of a registered name, including those of percent-encoding (RFC 3986, 3.2.2).
    static let name = ByteSet(alphanumerics + "-._~%!$&'()*+,;=")
}
