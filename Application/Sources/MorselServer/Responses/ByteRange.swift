// SPDX-License-Identifier: Apache-2.0

/// The range of bytes that a client requests (RFC 9110, 14.2).
enum ByteRange: Hashable {
    /// All bytes: there is no range, or one of a form that a server may ignore.
    case all
    case part(Range<Int>)
    /// The requested range is outside of the bytes.
    case unsatisfiable

    /// Parses the field `Range`.
    ///
    /// Several ranges are answered with all bytes, as the RFC permits.
    ///
    /// - Parameters:
    ///   - field: The value of the field; `nil` if there is none.
    ///   - count: The number of bytes of the resource.
    init(_ field: String?, of count: Int) {
        self = .all
        guard let field, field.lowercased().hasPrefix("bytes=") else { return }
        let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.contains(where: { !$0.isEmpty }),
            ends.allSatisfy({ $0.utf8.allSatisfy { ByteSet.digits.contains($0) } })
        else { return }
        // Numbers that are too large for an integer are also beyond the bytes.
        let first = ends[0].isEmpty ? nil : Int(ends[0]) ?? .max
        let last = ends[1].isEmpty ? nil : Int(ends[1]) ?? .max
        switch (first, last) {
        case (let first?, let last?):
            guard first <= last else { return }
            self = first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
        case (let first?, nil): self = first < count ? .part(first..<count) : .unsatisfiable
        case (nil, let length?):
            self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
        case (nil, nil): break
        }
    }
}
