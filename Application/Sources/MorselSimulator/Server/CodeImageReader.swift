// SPDX-License-Identifier: Apache-2.0

internal import AppClipCodeReader
internal import AppClipCodes
internal import ImageFiles

/// Reads App Clip Codes in images that a page sends: files that were dropped, frames of a camera.
struct CodeImageReader: Sendable {
    /// What was found in an image.
    struct Reading: Encodable, Sendable {
        /// The URLs of the codes, the one that was read most surely first.
        var urls: [String] = []
        /// Why the image could not be read; `nil` if it could.
        var error: String?
    }

    @concurrent
    func read(_ bytes: [UInt8]) async -> Reading {
        if bytes.prefix(512).contains(UInt8(ascii: "<")), ImageKind(of: bytes) ?? .svg == .svg {
            do throws(SVGReading.ReadingError) {
                return Reading(urls: [try SVGReading(bytes, tables: .standard).url.canonicalText])
            } catch {
                return Reading(error: "This SVG file is no drawing of an App Clip Code.")
            }
        }
        do throws(ImageFileError) {
            let image = try DecodedImage(bytes)
            // Reason: every byte of the array is there to be read.
            let pixels = unsafe image.pixels.span.bytes
            let codes = AppClipCodeReader(tables: .standard)
                .read(pixels, layout: image.layout, effort: .thorough)
            return Reading(
                urls: codes.map(\.url.canonicalText),
                error: codes.isEmpty ? "No App Clip Code was found in this image." : nil
            )
        } catch {
            return Reading(error: "This file is no image that can be read; use PNG, JPEG or SVG.")
        }
    }
}
