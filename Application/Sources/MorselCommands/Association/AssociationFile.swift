// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
internal import AppClipTypes
internal import AppSiteAssociation
internal import ArgumentParser
internal import Foundation
internal import MorselWording

/// Reads the input files of the association commands.
enum AssociationFile {
    /// The bytes of a file; `-` is standard input.
    ///
    /// - Throws: ``CommandError``.
    static func bytes(_ path: String) throws -> [UInt8] {
        if let host = webHost(path) {
            throw CommandError(
                "input",
                "file: '\(path)' is a URL, and this command reads a file. Use 'morsel association "
                    + "verify \(host)' to check the file that a site serves, or save it first."
            )
        }
        // The limit is larger than the parser's, whose error says more.
        return try InputFile.bytes(path, limit: 4 << 20, what: "file")
    }

    /// The host of a URL that was given in place of a file; `nil` for everything else.
    static func webHost(_ text: String) -> String? {
        guard !FileManager.default.fileExists(atPath: text), let url = try? LinkURL(text),
            url.scheme == "https" || url.scheme == "http"
        else { return nil }
        return url.host
    }

    /// A file.
    ///
    /// - Throws: ``CommandError`` if it is no JSON text.
    static func site(_ path: String) throws -> SiteAssociation {
        let bytes = try bytes(path)
        do throws(JSONError) {
            return try SiteAssociation(json: bytes)
        } catch {
            throw CommandError("json", "\(InputFile.name(path)): \(error.sentence)")
        }
    }

    /// A URL that rules can be matched against.
    ///
    /// - Throws: ``CommandError``.
    static func url(_ text: String) throws -> LinkURL {
        do throws(LinkURL.ParsingError) {
            return try LinkURL(text)
        } catch {
            throw CommandError("url", "url: '\(text)': \(error.sentence)")
        }
    }

    /// A list of apps by its name.
    ///
    /// - Throws: ``CommandError``.
    static func section(_ name: String) throws -> AssociatedDomain.Service {
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

    /// Writes a changed file over the old one, whole or not at all.
    ///
    /// - Returns: Whether anything was to be changed.
    /// - Throws: ``CommandError``.
    static func change(
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
