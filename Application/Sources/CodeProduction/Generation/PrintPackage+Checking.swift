// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
public import AppClipFormats
public import ZipFiles

extension PrintPackage {
    /// Checks that an SVG file encodes the URL of its row, which people cannot see from the
    /// code.
    ///
    /// The generator's tables are used, and the URL must belong to its experience.
    ///
    /// - Throws: ``RowError``.
    public static func check(
        _ svg: [UInt8],
        for order: CodeOrder,
        with generator: CodeGenerator = CodeGenerator()
    ) throws(RowError) {
        let wanted: EncodableURL
        do {
            // The URL is read as by Apple's generator, which may have written the file (O-01).
            wanted = try EncodableURL(order.url, spelling: .generator)
        } catch {
            throw RowError(order, reason: .url(.url(error)))
        }
        if !generator.admits(wanted) {
            throw RowError(order, reason: .otherExperience)
        }
        let reading: SVGReading
        do {
            reading = try SVGReading(svg, tables: generator.tables)
        } catch {
            throw RowError(order, reason: .notACode(error))
        }
        guard reading.holds(wanted, tables: generator.tables) else {
            throw RowError(order, reason: .otherURL)
        }
    }

    /// Checks a finished archive: compares its mapping file with each SVG in it.
    ///
    /// - Returns: The errors of rows; empty if the archive is correct.
    /// - Throws: ``CheckError`` if the rows of the archive cannot be checked.
    public static func check(
        _ archive: ZipArchive,
        with generator: CodeGenerator = CodeGenerator()
    ) throws(CheckError) -> [RowError] {
        if let nested = archive.entries.first(where: { $0.name.contains { "/\\".contains($0) } }) {
            throw .notInRootFolder(name: nested.name)
        }
        var names: Set<String> = []
        for file in archive.entries where !names.insert(file.name.lowercased()).inserted {
            throw .repeatedName(name: file.name)
        }
        if let long = archive.entries.first(where: { $0.name.count > Limits.fileName }) {
            throw .longName(name: long.name, limit: Limits.fileName)
        }
        let mappings = archive.entries.filter { $0.name.lowercased().hasSuffix(".csv") }
        guard mappings.count == 1 else { throw .mappingFiles(count: mappings.count) }
        let style = CodeStyle(colors: ColorPair.templates[0])
        let list: CodeList
        do {
            let file = try archive.contents(of: mappings[0], limit: Limits.fileSize)
            list = try CodeList(file, style: style, kinds: [.mapping])
        } catch let error as CodeList.ReadingError {
            throw .list(error)
        } catch let error as ZipError {
            throw .archive(error)
        } catch {
            throw .archive(.notAnArchive)
        }
        guard list.orders.count + list.failures.count <= Limits.codes else {
            throw .tooManyCodes(limit: Limits.codes)
        }
        var files: [String: ZipEntry] = [:]
        for file in archive.entries where file.name != mappings[0].name { files[file.name] = file }
        var failures = list.failures
        for order in list.orders {
            do throws(RowError) {
                guard let file = files.removeValue(forKey: order.fileName) else {
                    throw RowError(order, reason: .read("the file is not in the archive."))
                }
                let contents: [UInt8]
                do {
                    contents = try archive.contents(of: file, limit: Limits.fileSize)
                } catch {
                    throw RowError(order, reason: .read("the file is damaged."))
                }
                try check(contents, for: order, with: generator)
            } catch {
                failures.append(error)
            }
        }
        if let name = files.keys.sorted().first { throw .unmapped(name: name) }
        return failures.sorted { $0.row < $1.row }
    }

    /// The reason the rows of an archive cannot be checked.
    public enum CheckError: Error, Sendable, Hashable {
        /// The archive or a file in it cannot be read.
        case archive(ZipError)
        /// A file is in a folder.
        case notInRootFolder(name: String)
        /// Two files have the same name, ignoring case; some file systems would keep only one.
        case repeatedName(name: String)
        /// The name of a file is too long.
        case longName(name: String, limit: Int)
        /// There is no mapping file, or there are several.
        case mappingFiles(count: Int)
        /// The mapping file is not a list.
        case list(CodeList.ReadingError)
        /// The mapping file has too many rows.
        case tooManyCodes(limit: Int)
        /// The mapping file does not name a file of the archive.
        case unmapped(name: String)
    }
}

extension SVGReading {
    /// Whether the arcs encode this URL, as far as a code can represent it.
    func holds(_ wanted: EncodableURL, tables: CodingTables) -> Bool {
        if url == wanted { return true }
        guard let compressed = try? CompressedURL(wanted, tables: tables) else { return false }
        return compressed.payload == rings.payload
    }
}
