// SPDX-License-Identifier: Apache-2.0

/// Which bytes a client asks for (RFC 9110, 14.2).
enum ByteRange: Hashable {
    /// All of them: there is no range, or one of a form that a server may ignore.
    case all
    case part(Range<Int>)
    /// None of the ranges is within the bytes.
    case unsatisfiable

    /// Reads the field `Range`.
    ///
    /// Several ranges are answered with all bytes, as the RFC permits.
    ///
    /// - Parameters:
    ///   - field: The field; `nil` without one.
    ///   - count: The count of bytes there are.
    init(_ field: String?, of count: Int) {
        self = .all
        guard let field, field.lowercased().hasPrefix("bytes=") else { return }
        let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.contains(where: { !$0.isEmpty }),
            ends.allSatisfy({ $0.utf8.allSatisfy { ByteSet.digits.contains($0) } })
        else { return }
        // Numbers beyond the largest are beyond the bytes too.
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
