// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Foundation
import HTTPExchange
import HTTPTypes

/// The fields of a form or of a query, in order.
struct FormFields: Sendable {
    /// A file that was chosen in a form.
    struct File: Sendable {
        /// The name that the browser sent.
        let name: String
        /// The contents of the file; empty if no file was chosen.
        let bytes: [UInt8]
    }

    /// The maximum number of fields that are read; a form of the console has fewer.
    static let mostFields = 512

    /// The maximum size of a field that is not a file, in bytes: 1 MiB.
    static let longestField = 1 << 20

    private(set) var texts: [(name: String, value: String)] = []
    private(set) var files: [String: File] = [:]

    /// Creates an empty list of fields.
    init() {}

    /// Parses a query, or a body of the type `application/x-www-form-urlencoded`.
    init(encoded text: some StringProtocol) {
        for item in QueryItems(String(text)).prefix(Self.mostFields) {
            texts.append((Self.decoded(item.name), item.value.map { Self.decoded($0) } ?? ""))
        }
    }

    /// Parses the form of a request; `nil` if its type is not supported.
    init?(_ request: Request) {
        let type = request.field(.contentType) ?? ""
        if type.lowercased().hasPrefix("application/x-www-form-urlencoded") {
            guard request.body.count <= Self.longestField else { return nil }
            self.init(encoded: String(decoding: request.body, as: UTF8.self))
        } else if let boundary = MultipartBody.boundary(in: type) {
            self.init()
            for part in MultipartBody(request.body, boundary: boundary).parts {
                if let fileName = part.fileName {
                    files[part.name] = File(name: fileName, bytes: Array(part.bytes))
                } else if part.bytes.count <= Self.longestField {
                    texts.append((part.name, String(decoding: part.bytes, as: UTF8.self)))
                }
            }
        } else {
            return nil
        }
    }

    /// Returns the first value of a field, without white space at its ends; empty if there is none.
    ///
    /// Control characters are removed, except for line breaks.
    func text(_ name: String) -> String { Self.trimmed(raw(name)) }

    /// Returns the first value of a field exactly as it was sent, such as a password; empty if there is none.
    func raw(_ name: String) -> String { texts.first { $0.name == name }?.value ?? "" }

    /// Returns all values of a field.
    func all(_ name: String) -> [String] {
        texts.filter { $0.name == name }.map { Self.trimmed($0.value) }
    }

    /// Returns whether a field was sent, such as a checkbox.
    func has(_ name: String) -> Bool { texts.contains { $0.name == name } }

    private static func trimmed(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars
        where scalar.properties.generalCategory != .control || scalar == "\n" {
            scalars.append(scalar)
        }
        return String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the decoded text; with its escapes if one of them is invalid.
    private static func decoded(_ text: Substring) -> String {
        PercentEncoding.decoded(text.utf8, plusIsSpace: true)
            ?? String(text).replacing("+", with: " ")
    }
}
