internal import AppClipTypes
internal import AppSiteAssociation
internal import ArgumentParser
internal import MorselWording

/// Reads the files that commands about association are given.
enum AssociationFile {
    /// The bytes of a file; `-` is standard input.
    ///
    /// - Throws: ``Refusal``.
    static func bytes(_ path: String) throws -> [UInt8] {
        // One byte more than is read tells that there is more.
        try InputFile.bytes(path, limit: 4 << 20, what: "file")
    }

    /// A file.
    ///
    /// - Throws: ``Refusal`` if it is no JSON text.
    static func site(_ path: String) throws -> SiteAssociation {
        let bytes = try bytes(path)
        do throws(JSONError) {
            return try SiteAssociation(json: bytes)
        } catch {
            throw Refusal("json", "\(InputFile.name(path)): \(error.sentence)")
        }
    }

    /// A URL that rules can be asked about.
    ///
    /// - Throws: ``Refusal``.
    static func url(_ text: String) throws -> LinkURL {
        do throws(LinkURL.ParsingError) {
            return try LinkURL(text)
        } catch {
            throw Refusal("url", "url: '\(text)': \(error.sentence)")
        }
    }

    /// A list of apps by its name.
    ///
    /// - Throws: ``Refusal``.
    static func section(_ name: String) throws -> AssociatedDomain.Service {
        guard let service = AssociatedDomain.Service(rawValue: name), service != .appLinks else {
            let names = AssociatedDomain.Service.allCases.filter { $0 != .appLinks }
                .map { $0.rawValue }.joined(separator: ", ")
            throw Refusal("section", "section: '\(name)' has no plain list of apps; \(names) have.")
        }
        return service
    }

    /// Writes a changed file over the old one, whole or not at all.
    ///
    /// - Returns: Whether anything was to be changed.
    /// - Throws: ``Refusal``.
    static func change(
        _ path: String,
        _ change: ([UInt8]) throws(SiteAssociation.EditingError) -> [UInt8]
    ) throws -> Bool {
        let old = try bytes(path)
        let new: [UInt8]
        do throws(SiteAssociation.EditingError) {
            new = try change(old)
        } catch {
            throw Refusal("file", "\(InputFile.name(path)): \(error.sentence)")
        }
        if new != old || path == "-" { try OutputFile.write(new, to: path) }
        return new != old
    }
}
