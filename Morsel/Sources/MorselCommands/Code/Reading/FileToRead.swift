internal import AppClipCodeReader
internal import AppClipCodes
internal import MorselPictures
internal import PictureFiles

/// A file whose codes are wanted.
struct FileToRead: Sendable {
    /// Its path; `-` is standard input.
    let path: String

    /// Why it cannot be read, if that is known before.
    var fault: String?

    /// What came of reading a file.
    struct Reading: Sendable {
        let report: ReadReport
        /// Why the whole command has to end, if so.
        var refusal: Refusal?
    }

    /// Reads the file and, if asked to, draws what was found over it.
    ///
    /// Whatever is large lives no longer than the call.
    func read(_ tables: CodingTables, annotatedAs annotation: String?) -> Reading {
        if let fault { return refused("input", fault) }
        let bytes: [UInt8]
        do {
            bytes = try InputFile.bytes(path, limit: DecodedPicture.largestFile, what: "file")
        } catch {
            return refused("input", "\(error)")
        }
        if isSVG(bytes) { return Reading(report: svg(bytes, tables)) }
        do throws(PictureFileError) {
            let picture = try DecodedPicture(bytes)
            // Reason: every byte of the array is there to be read.
            let pixels = unsafe picture.pixels.span.bytes
            let codes = AppClipCodeReader(tables: tables)
                .read(pixels, layout: picture.layout, effort: .thorough)
            var reading = Reading(report: ReadReport(file: path, codes, in: picture))
            if let annotation {
                do {
                    try annotate(picture, codes, as: annotation)
                } catch {
                    reading.refusal = error
                }
            }
            return reading
        } catch {
            return refused(Words.code(error), Words.sentence(error))
        }
    }

    private func refused(_ code: String, _ message: String) -> Reading {
        Reading(report: ReadReport(file: path, ErrorReport(code: code, message: message)))
    }

    // MARK: SVG

    // A long comment can stand before what makes it one.
    private func isSVG(_ bytes: [UInt8]) -> Bool {
        switch PictureKind(of: bytes) {
        case .svg: true
        case nil: bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
        default: false
        }
    }

    private func svg(_ bytes: [UInt8], _ tables: CodingTables) -> ReadReport {
        do throws(SVGReading.Failure) {
            return ReadReport(file: path, try SVGReading(bytes, tables: tables))
        } catch {
            return ReadReport(
                file: path,
                ErrorReport(code: "unreadable", message: Words.sentence(error))
            )
        }
    }

    // MARK: Annotation

    private func annotate(
        _ picture: DecodedPicture,
        _ codes: [FoundCode],
        as output: String
    ) throws(Refusal) {
        let annotated = AnnotatedPicture(
            pixels: picture.pixels,
            layout: picture.layout,
            marks: codes.map {
                AnnotatedPicture.Mark(
                    corners: $0.corners,
                    title: $0.url.canonicalText,
                    detail: Words.summary($0)
                )
            },
            note: codes.isEmpty ? "No App Clip Code was found" : nil
        )
        do {
            let png = try Pictures.putIntoWords { () throws(PictureError) in try annotated.png() }
            try OutputFile.write(png, to: output)
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw Refusal.unwritable(output, error)
        }
    }
}
