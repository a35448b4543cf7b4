// SPDX-License-Identifier: Apache-2.0

internal import Crypto
internal import Foundation

/// Draws the PDF images of catalogs as SVG, which pages show in any size.
///
/// Poppler's `pdftocairo` does it, in a process of its own: of a PDF that somebody made to harm whoever reads it, that
/// process feels the harm. It has so much time, memory and output and no more, and each drawing is made once.
struct PDFDrawing {
    /// What becomes of a PDF.
    enum Outcome: Sendable, Hashable {
        /// The drawing of its first page.
        case drawn([UInt8])
        /// Poppler's programs are not installed.
        case noProgram
        /// It is no PDF, or its page cannot be drawn within the limits.
        case refused
    }

    /// The seconds that a drawing may take.
    static let seconds = 10
    /// The seconds that all drawings of a build may take.
    static let allSeconds = 60
    /// The most bytes of a drawing.
    static let sizeLimit = 16 << 20

    private let folder: BuildFolder
    private var spent = Duration.zero

    /// Draws into a folder, in which drawings of earlier builds are.
    ///
    /// - Parameter folder: The folder of the build.
    init(in folder: BuildFolder) {
        self.folder = folder
    }

    /// The drawing of a PDF.
    ///
    /// - Throws: ``BuildError`` if the folder cannot be written.
    mutating func drawing(of bytes: [UInt8]) async throws(BuildError) -> Outcome {
        guard bytes.starts(with: Array("%PDF-".utf8)) else { return .refused }
        let digest = SHA256.hash(data: bytes).prefix(12)
            .map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
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
        // Limits of a shell hold for the program that it becomes: seconds, KiB of memory, blocks of 512 bytes.
        let limits = ["-t \(Self.seconds)", "-v 1500000", "-f \(Self.sizeLimit / 512)"]
            .map { "ulimit \($0)" }.joined(separator: " && ")
        // It reads the drawing alone, and writes beside it.
        var permissions = Sandbox.Permissions()
        permissions.writable = [folder.path("drawings")]
        let run: ProgramRun
        do throws(BuildError) {
            run = try await ProgramRun.running(
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

    /// The drawing with its size as numbers alone: a browser takes `24pt` for 32 points of a screen.
    ///
    /// - Returns: `nil` for what is no SVG.
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
