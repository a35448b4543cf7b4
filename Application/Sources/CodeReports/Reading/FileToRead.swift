// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
package import AppClipCodes
import CodeImages
import ImageFiles
import MorselWording
package import Terminal

/// A file to read codes from.
package struct FileToRead: Sendable {
    /// The path of the file; `-` is standard input.
    package let path: String

    /// The reason the file cannot be read, if that is already known before reading.
    var fault: String?

    /// The result of reading a file.
    package struct Reading: Sendable {
        package let report: ReadReport
        /// An error that ends the whole command; `nil` if there is none.
        package var error: CommandError?
        /// A note about a step that was skipped; `nil` if there is none.
        package var note: String?
    }

    /// Reads the file and, with `--annotate`, writes a copy with the found codes marked.
    ///
    /// Large values are released at the end of the call.
    package func read(
        _ tables: CodingTables,
        annotatedAs annotation: AnnotationFiles.Target?
    ) -> Reading {
        if let fault { return failed("input", fault) }
        let bytes: [UInt8]
        do {
            bytes = try InputFile.bytes(path, limit: DecodedImage.largestFile, what: "file")
        } catch {
            return failed("input", "\(error)")
        }
        if isSVG(bytes) {
            var reading = Reading(report: svg(bytes, tables))
            if annotation != nil { reading.note = "SVG files are not annotated." }
            return reading
        }
        do throws(ImageFileError) {
            let image = try DecodedImage(bytes)
            // Safe: every byte of the array can be read.
            let pixels = unsafe image.pixels.span.bytes
            let codes = AppClipCodeReader(tables: tables)
                .read(pixels, layout: image.layout, effort: .thorough)
            var reading = Reading(report: ReadReport(file: path, codes, in: image))
            if let annotation {
                do {
                    try annotate(image, codes, as: annotation)
                } catch {
                    reading.error = error
                }
            }
            return reading
        } catch {
            return failed(error.name, error.sentence)
        }
    }

    private func failed(_ code: String, _ message: String) -> Reading {
        Reading(report: ReadReport(file: path, ErrorReport(code: code, message: message)))
    }

    // MARK: SVG

    // A long comment can come before the `svg` element.
    private func isSVG(_ bytes: [UInt8]) -> Bool {
        switch ImageKind(of: bytes) {
        case .svg: true
        case nil: bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
        default: false
        }
    }

    private func svg(_ bytes: [UInt8], _ tables: CodingTables) -> ReadReport {
        do throws(SVGReading.ReadingError) {
            return ReadReport(file: path, try SVGReading(bytes, tables: tables))
        } catch {
            return ReadReport(
                file: path,
                ErrorReport(code: "unreadable", message: error.sentence)
            )
        }
    }

    // MARK: Annotation

    private func annotate(
        _ image: DecodedImage,
        _ codes: [FoundCode],
        as output: AnnotationFiles.Target
    ) throws(CommandError) {
        let annotated = AnnotatedImage(
            pixels: image.pixels,
            layout: image.layout,
            marks: codes.map {
                AnnotatedImage.Mark(
                    corners: $0.corners,
                    title: $0.url.canonicalText,
                    detail: $0.summary
                )
            },
            note: codes.isEmpty ? "No App Clip Code found" : nil
        )
        let png: [UInt8]
        do throws(ImageError) {
            png = try annotated.png()
        } catch {
            throw CommandError("image", error.sentence)
        }
        do {
            try OutputFile.write(png, to: output.path, replacing: output.replacing)
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError.unwritable(output.path, error)
        }
    }
}
