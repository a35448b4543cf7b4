// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipCodeTables

/// The part of a host below which anyone can register a name, such as `com`, `co.uk` or
/// `github.io`.
///
/// The binary contains 32-bit digests of those rules of the public suffix list that have two labels
/// or more. Two texts with the same digest, and the few exceptions of the list, can only make a
/// suffix longer than it is: then advice about a host is omitted, but never given about somebody
/// else's.
enum PublicSuffix {
    /// Returns the number of labels of a host's public suffix; at least one.
    ///
    /// - Complexity: O(*n*²) for *n* bytes of the host.
    static func labelCount(of labels: [String]) -> Int {
        var longest = 1
        for count in stride(from: 2, through: labels.count, by: 1) {
            let suffix = labels.suffix(count)
            if contains(digest(of: suffix)) || contains(digest(of: ["*"] + suffix.dropFirst())) {
                longest = count
            }
        }
        return longest
    }

    /// Returns the number of labels of the registered name, including its public suffix; `nil` for
    /// a public suffix, and for an IP address, which has no labels to drop.
    static func registrableCount(of labels: [String]) -> Int? {
        guard let last = labels.last, !last.utf8.isEmpty,
            !last.utf8.allSatisfy({ $0.isDigit })
        else { return nil }
        let count = labelCount(of: labels) + 1
        return count <= labels.count ? count : nil
    }

    /// Returns the 32-bit FNV-1a hash of labels joined by dots.
    private static func digest(of labels: some Sequence<String>) -> UInt32 {
        FNV.hash32(labels.joined(separator: ".").utf8)
    }

    private static func contains(_ digest: UInt32) -> Bool {
        // The bytes are constant and live as long as the process.
        let bytes = unsafe UnsafeBufferPointer(
            start: public_suffix_digests(),
            count: public_suffix_digests_count()
        )
        let table = unsafe Span(_unsafeElements: bytes)
        var (low, high) = (0, table.count / 4)
        while low < high {
            let middle = (low + high) / 2
            let found = (0..<4).reduce(UInt32(0)) {
                $0 | UInt32(table[middle * 4 + $1]) << ($1 * 8)
            }
            if found == digest { return true }
            if found < digest { low = middle + 1 } else { high = middle }
        }
        return false
    }
}
