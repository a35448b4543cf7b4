// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Crypto
import Foundation

/// Draws the PDF images of catalogs as SVG, which pages show in any size.
///
/// Poppler's `pdftocairo` draws them, in a process of its own, so that a malicious PDF harms only that process. Time,
/// memory and output of the process are limited, and each drawing is made once.
struct PDFDrawing {
    /// The result of drawing a PDF.
    enum Outcome: Sendable, Hashable {
        /// The drawing of its first page.
        case drawn([UInt8])
        /// Poppler's programs are not installed, so the PDF is not drawn.
        case noProgram
        /// It is not a PDF, or its page cannot be drawn within the limits.
        case refused
    }

    /// The maximum time for a drawing, in seconds.
    static let seconds = 10
    /// The maximum time for all drawings of a build, in seconds.
    static let allSeconds = 60
    /// The maximum size of a drawing, in bytes.
    static let sizeLimit = 16 << 20

    private let folder: BuildFolder
    private var spent = Duration.zero

    /// Creates a value that draws into a folder, which keeps the drawings of earlier builds.
    ///
    /// - Parameter folder: The folder of the build.
    init(in folder: BuildFolder) {
        self.folder = folder
    }

    /// Returns the drawing of a PDF.
    ///
    /// - Throws: ``BuildError`` if the folder cannot be written.
    mutating func drawing(of bytes: [UInt8]) async throws(BuildError) -> Outcome {
        guard bytes.starts(with: Array("%PDF-".utf8)) else { return .refused }
        let digest = Hexadecimal.text(of: SHA256.hash(data: bytes).prefix(12))
        let name = "drawings/\(digest).svg"
        if let known = folder.bytes(of: name) { return .drawn([UInt8](known)) }
        guard spent < .seconds(Self.allSeconds) else { return .refused }
        try folder.make("drawings/home")
        let source = folder.path("drawings/\(digest).pdf")
        try folder.write(bytes, to: "drawings/\(digest).pdf")
        let made = folder.path("drawings/\(digest).part")
        defer { for path in [source, made] { try? FileManager.default.removeItem(atPath: path) } }
        let clock = ContinuousClock()
        let start = clock.now
        defer { spent += clock.now - start }
        // The limits of a shell also hold for the program that replaces it: seconds, KiB of memory, blocks of 512
        // bytes.
        let limits = ["-t \(Self.seconds)", "-v 1500000", "-f \(Self.sizeLimit / 512)"]
            .map { "ulimit \($0)" }.joined(separator: " && ")
        // It reads only the PDF, and writes next to it.
        var permissions = Sandbox.Permissions()
        permissions.writable = [folder.path("drawings")]
        let run: FinishedProgram
        do throws(BuildError) {
            run = try await FinishedProgram.running(
                "/bin/sh",
                [
                    "-c",
                    limits + " && exec \"$@\"",
                    "sh", "pdftocairo", "-svg", "-f", "1", "-l", "1", source, made,
                ],
                trust: .confined(home: folder.path("drawings/home"), permissions),
                in: folder.path("drawings"),
                log: folder.path("drawings/log"),
                timeout: .seconds(Self.seconds)
            )
        } catch {
            if error.code == .timeout { return .refused }
            throw error
        }
        if run.status == 126 || run.status == 127 { return .noProgram }
        guard run.status == 0, let drawn = folder.bytes(of: "drawings/\(digest).part"),
            drawn.count < Self.sizeLimit, let svg = Self.inPoints([UInt8](drawn))
        else { return .refused }
        try folder.write(svg, to: name)
        return .drawn(svg)
    }

    /// Returns the drawing with its size as numbers without a unit: a browser draws `24pt` as 32 points of a screen.
    ///
    /// - Returns: The drawing, or `nil` if it is not an SVG.
    static func inPoints(_ svg: [UInt8]) -> [UInt8]? {
        let start = String(decoding: svg.prefix(2_048), as: UTF8.self)
        guard let tag = start.range(of: "<svg "),
            let end = start.range(of: ">", range: tag.upperBound..<start.endIndex)
        else { return nil }
        let head = start[..<end.lowerBound]
        let changed = head.replacing(/(width|height)="([0-9.]+)pt"/) { "\($0.1)=\"\($0.2)\"" }
        return Array(changed.utf8) + svg.dropFirst(head.utf8.count)
    }
}
