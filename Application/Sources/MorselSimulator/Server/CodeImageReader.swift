// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import ImageFiles

/// A reader of App Clip Codes in images that a page sends: dropped files, and frames of a camera.
struct CodeImageReader: Sendable {
    /// The codes that were read in an image, or the error.
    struct Reading: Encodable, Sendable {
        /// The URLs of the codes, the most reliable one first.
        var urls: [String] = []
        /// A sentence that explains why no code was read; `nil` if one was.
        var error: String?
    }

    @concurrent
    func read(_ bytes: [UInt8]) async -> Reading {
        if bytes.prefix(512).contains(UInt8(ascii: "<")), ImageKind(of: bytes) ?? .svg == .svg {
            do throws(SVGReading.ReadingError) {
                return Reading(urls: [try SVGReading(bytes, tables: .standard).url.canonicalText])
            } catch {
                return Reading(error: "This SVG file is not an App Clip Code.")
            }
        }
        do throws(ImageFileError) {
            let image = try DecodedImage(bytes)
            // Safe: every byte of the array can be read.
            let pixels = unsafe image.pixels.span.bytes
            let codes = AppClipCodeReader(tables: .standard)
                .read(pixels, layout: image.layout, effort: .thorough)
            return Reading(
                urls: codes.map(\.url.canonicalText),
                error: codes.isEmpty ? "No App Clip Code was found in this image." : nil
            )
        } catch {
            return Reading(error: "This file is not a readable image. Use PNG, JPEG or SVG.")
        }
    }
}
