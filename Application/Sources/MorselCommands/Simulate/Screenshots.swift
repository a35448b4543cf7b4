// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselSimulator
import Terminal

/// Screenshots of a clip, which are written to a folder.
struct Screenshots {
    private let run: SimulatorRun
    private let folder: String

    init(of run: SimulatorRun, into folder: String) {
        self.run = run
        self.folder = folder
    }

    /// Takes the screenshots, and replaces those of an earlier run.
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
        try await ScreenshotRun(of: run).take { name, png in
            let file = folder.appendingPathComponent(name)
            try png.write(to: file, options: .atomic)
            try Console.print(file.path)
        } noting: { sentence in
            Console.warn(sentence)
        }
    }
}
