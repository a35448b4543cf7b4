// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppSiteAssociation
import Foundation
import MorselWording
import Terminal

/// The input files of the association commands.
package enum AssociationFile {
    /// Returns the bytes of a file; `-` is standard input.
    ///
    /// - Throws: ``CommandError`` if the file cannot be read.
    package static func bytes(_ path: String) throws -> [UInt8] {
        if let host = webHost(path) {
            throw CommandError(
                "input",
                "file: '\(path)' is a URL, and this command reads a file. Use 'morsel association "
                    + "verify \(host)' to check the file that a site serves, or save it first."
            )
        }
        // The limit is larger than the parser's, whose error is more precise.
        return try InputFile.bytes(path, limit: 4 << 20, what: "file")
    }

    /// Returns the host of a URL that was given in place of a file; `nil` for any other text.
    package static func webHost(_ text: String) -> String? {
        guard !FileManager.default.fileExists(atPath: text), let url = try? LinkURL(text),
            url.scheme == "https" || url.scheme == "http"
        else { return nil }
        return url.host
    }

    /// Reads and parses an association file.
    ///
    /// - Throws: ``CommandError`` if the file cannot be read, or is not JSON.
    package static func site(_ path: String) throws -> SiteAssociation {
        let bytes = try bytes(path)
        do throws(JSONError) {
            return try SiteAssociation(json: bytes)
        } catch {
            throw CommandError("json", "\(InputFile.name(path)): \(error.sentence)")
        }
    }

    /// Parses a URL against which rules can be matched.
    ///
    /// - Throws: ``CommandError`` if the text is not such a URL.
    package static func url(_ text: String) throws -> LinkURL {
        do throws(LinkURL.ParsingError) {
            return try LinkURL(text)
        } catch {
            throw CommandError("url", "url: '\(text)': \(error.sentence)")
        }
    }

    /// Parses the name of a section that lists apps.
    ///
    /// - Throws: ``CommandError`` if there is no such section.
    package static func section(_ name: String) throws -> AssociatedDomain.Service {
        guard let service = AssociatedDomain.Service(rawValue: name), service != .appLinks else {
            let names = AssociatedDomain.Service.allCases.filter { $0 != .appLinks }
                .map { $0.rawValue }.joined(separator: ", ")
            throw CommandError(
                "section",
                "section: '\(name)' is not a section with a list of apps; use one of \(names)."
            )
        }
        return service
    }

    /// Replaces a file by its changed contents, completely or not at all.
    ///
    /// - Returns: Whether the contents have changed.
    /// - Throws: ``CommandError`` if the file cannot be read, changed or written.
    package static func change(
        _ path: String,
        _ change: ([UInt8]) throws(SiteAssociation.EditingError) -> [UInt8]
    ) throws -> Bool {
        let old = try bytes(path)
        let new: [UInt8]
        do throws(SiteAssociation.EditingError) {
            new = try change(old)
        } catch {
            throw CommandError("file", "\(InputFile.name(path)): \(error.sentence)")
        }
        if new != old || path == "-" { try OutputFile.write(new, to: path) }
        return new != old
    }
}
