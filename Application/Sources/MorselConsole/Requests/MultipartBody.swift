// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a body of the type `multipart/form-data` (RFC 7578).
struct MultipartBody: Sendable {
    /// A part of the body: a field or a file.
    struct Part: Sendable {
        /// The name of the field.
        let name: String
        /// The name of the file; `nil` for a field that is not a file.
        let fileName: String?
        /// The content of the part, undecoded.
        let bytes: ArraySlice<UInt8>
    }

    /// The parts that could be parsed, in order.
    let parts: [Part]

    /// Returns the boundary in a content type, or `nil` for another type.
    static func boundary(in contentType: String) -> String? {
        guard contentType.lowercased().hasPrefix("multipart/form-data"),
            let mark = contentType.range(of: "boundary=")
        else { return nil }
        var text = contentType[mark.upperBound...].prefix { $0 != ";" }
        if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 {
            text = text.dropFirst().dropLast()
        }
        return (1...70).contains(text.utf8.count) ? String(text) : nil
    }

    /// Parses a body; parts beyond the maximum number of form fields are left out.
    ///
    /// - Complexity: O(length of the body).
    init(_ body: [UInt8], boundary: String) {
        let delimiter = Array("\r\n--\(boundary)".utf8)
        // The first delimiter does not have a line break before it.
        var parts: [Part] = []
        var start = body.starts(with: delimiter.dropFirst(2)) ? delimiter.count - 2 : body.count
        while start < body.count, parts.count < FormFields.mostFields {
            let end = Self.firstIndex(of: delimiter, in: body, from: start) ?? body.count
            // A delimiter is followed by a line break, or by two hyphens at the very end.
            guard body[start...].starts(with: [13, 10]) else { break }
            if let part = Self.part(body[(start + 2)..<max(start + 2, end)]) { parts.append(part) }
            start = end + delimiter.count
        }
        self.parts = parts
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> Part? {
        let mark: [UInt8] = [13, 10, 13, 10]
        let whole = Array(bytes.prefix(4_096))
        guard let headEnd = firstIndex(of: mark, in: whole, from: 0) else { return nil }
        let head = String(decoding: whole[..<headEnd], as: UTF8.self)
        guard
            let line = head.split(separator: "\r\n")
                .first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
            let name = parameter("name", in: line)
        else { return nil }
        return Part(
            name: name,
            fileName: parameter("filename", in: line),
            bytes: bytes[(bytes.startIndex + headEnd + 4)...]
        )
    }

    /// Returns the value of a parameter `name="…"`, in which browsers write a quotation mark as `%22`.
    private static func parameter(_ name: String, in line: Substring) -> String? {
        guard let mark = line.range(of: " \(name)=\"") else { return nil }
        let rest = line[mark.upperBound...]
        guard let end = rest.firstIndex(of: "\"") else { return nil }
        return String(rest[..<end]).replacing("%22", with: "\"")
    }

    private static func firstIndex(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = mark.first else { return nil }
        let last = bytes.count - mark.count
        var index = start
        while index <= last {
            guard let next = bytes[index...last].firstIndex(of: first) else { return nil }
            if bytes[next..<(next + mark.count)].elementsEqual(mark) { return next }
            index = next + 1
        }
        return nil
    }
}
