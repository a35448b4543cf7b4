internal import AppClipCodes

extension HandOver {
    /// Checks that an SVG file holds the URL that its row says: nobody sees that in a code.
    ///
    /// The maker's tables are used, and its experience is asked for.
    ///
    /// - Throws: ``RowFailure``.
    public static func check(
        _ svg: [UInt8],
        for order: CodeOrder,
        with maker: CodeMaker = CodeMaker()
    ) throws(RowFailure) {
        let wanted: EncodableURL
        do {
            // As Apple's generator reads it, which may have made the file (O-01).
            wanted = try EncodableURL(order.url, spelling: .generator)
        } catch {
            throw RowFailure(order, reason: .url(.url(error)))
        }
        if !maker.admits(wanted) {
            throw RowFailure(order, reason: .otherExperience)
        }
        let reading: SVGReading
        do {
            reading = try SVGReading(svg, tables: maker.tables)
        } catch {
            throw RowFailure(order, reason: .notACode(error))
        }
        guard reading.holds(wanted, tables: maker.tables) else {
            throw RowFailure(order, reason: .otherURL)
        }
    }

    /// Checks a finished archive: its mapping file against each SVG in it.
    ///
    /// - Returns: The rows at fault; empty if all is well.
    /// - Throws: ``CheckFailure`` where the archive cannot be judged row by row.
    public static func check(
        _ archive: ZipArchive,
        with maker: CodeMaker = CodeMaker()
    ) throws(CheckFailure) -> [RowFailure] {
        if let nested = archive.files.first(where: { $0.name.contains { "/\\".contains($0) } }) {
            throw .notInRootFolder(name: nested.name)
        }
        var names: Set<String> = []
        for file in archive.files where !names.insert(file.name.lowercased()).inserted {
            throw .repeatedName(name: file.name)
        }
        if let long = archive.files.first(where: { $0.name.count > Limits.fileName }) {
            throw .longName(name: long.name, limit: Limits.fileName)
        }
        let mappings = archive.files.filter { $0.name.lowercased().hasSuffix(".csv") }
        guard mappings.count == 1 else { throw .mappingFiles(count: mappings.count) }
        let style = CodeStyle(colors: ColorPair.templates[0])
        let list: CodeList
        do {
            let file = try archive.contents(of: mappings[0])
            list = try CodeList(file, style: style, kinds: [.mapping])
        } catch let error as CodeList.Failure {
            throw .list(error)
        } catch let error as ZipArchive.Failure {
            throw .archive(error)
        } catch {
            throw .archive(.notAnArchive)
        }
        guard list.orders.count + list.failures.count <= Limits.codes else {
            throw .tooManyCodes(limit: Limits.codes)
        }
        var files: [String: ZipArchive.File] = [:]
        for file in archive.files where file.name != mappings[0].name { files[file.name] = file }
        var failures = list.failures
        for order in list.orders {
            do throws(RowFailure) {
                guard let file = files.removeValue(forKey: order.fileName) else {
                    throw RowFailure(order, reason: .read("it is not in the archive."))
                }
                let contents: [UInt8]
                do {
                    contents = try archive.contents(of: file)
                } catch {
                    throw RowFailure(order, reason: .read("it is damaged."))
                }
                try check(contents, for: order, with: maker)
            } catch {
                failures.append(error)
            }
        }
        if let name = files.keys.sorted().first { throw .unmapped(name: name) }
        return failures.sorted { $0.row < $1.row }
    }

    /// Why an archive cannot be judged row by row.
    public enum CheckFailure: Error, Sendable, Hashable {
        /// The archive or a file in it cannot be read.
        case archive(ZipArchive.Failure)
        /// A file is in a folder.
        case notInRootFolder(name: String)
        /// Two files have one name, capital letters aside: whoever unpacks them keeps one.
        case repeatedName(name: String)
        /// A file has too long a name.
        case longName(name: String, limit: Int)
        /// There is no mapping file, or there are several.
        case mappingFiles(count: Int)
        /// The mapping file is no list.
        case list(CodeList.Failure)
        /// The mapping file has too many rows.
        case tooManyCodes(limit: Int)
        /// The mapping file does not name a file of the archive.
        case unmapped(name: String)
    }
}

extension SVGReading {
    /// Whether the arcs hold this URL, whatever of it a code can keep.
    func holds(_ wanted: EncodableURL, tables: CodingTables) -> Bool {
        if url == wanted { return true }
        guard let compressed = try? CompressedURL(wanted, tables: tables) else { return false }
        return compressed.payload == rings.payload
    }
}
