// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MorselSimulator

/// Writes pictures of a clip into a folder.
struct Screenshots {
    private let run: SimulatorRun
    private let url: String
    private let folder: String

    init(of run: SimulatorRun, url: String?, into folder: String) throws(CommandError) {
        guard let url else {
            throw CommandError("url", "url: name the invocation URL with --url.")
        }
        self.run = run
        self.url = url
        self.folder = folder
    }

    /// Takes the pictures; those of an earlier run are replaced.
    func take() async throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
        } catch {
            throw CommandError(
                "screenshot",
                "screenshot: the folder '\(self.folder)' cannot be made."
            )
        }
        try await ScreenshotRun(of: run, url: url).take { name, png in
            let file = folder.appendingPathComponent(name)
            try png.write(to: file, options: .atomic)
            try Console.print(file.path)
        }
    }
}
