// SPDX-License-Identifier: Apache-2.0

import ImageFiles
import Testing

// A11: by content, not by name.
struct KindTests {
    @Test(arguments: [
        ("GIF87a...", ImageKind.gif), ("GIF89a", .gif),
        ("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ", .webp),
        ("\0\0\0\u{18}ftypheic\0\0\0\0mif1", .heic), ("\0\0\0\u{1C}ftypavif", .avif),
        ("\0\0\0\u{1C}ftypmif1", .heic), ("II*\0", .tiff), ("MM\0*", .tiff), ("8BPS\0", .psd),
        ("BM\u{40}\0\0\0\0\0\0\0\u{36}", .bmp), ("%PDF-1.7", .pdf),
        ("\0\0\0\u{C}JXL \r\n", nil), ("\0\0\0\u{C}jP  \r\n", nil), ("BMW and other cars", nil),
        ("\0\0\0\u{18}ftypmp42", nil), ("RIFF\u{1}\u{1}\u{1}\u{1}WAVE", nil), ("", nil),
        ("<svg/>", .svg), ("\u{FEFF} \n<?xml version='1.0'?><!-- a --><svg>", .svg),
        ("<!DOCTYPE html><p>", nil), ("svg", nil), ("\u{89}PNG\r\n\u{1A}\n", nil),
    ])
    func aTextFileIsRecognizedByItsStart(_ text: String, kind: ImageKind?) {
        #expect(ImageKind(of: Array(text.utf8)) == kind)
    }

    @Test(arguments: [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], ImageKind.png),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A], nil),
        ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ([0xFF, 0xD8, 0xFF], .jpeg), ([0xFF, 0xD8], nil),
        ([0xFF, 0x0A, 0, 0], .jpegXL), ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
        ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A], .jpegXL),
        ([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A], .jpeg2000),
    ])
    func aFileIsRecognizedByItsFirstBytes(_ file: [UInt8], kind: ImageKind?) {
        #expect(ImageKind(of: file) == kind)
    }
}
