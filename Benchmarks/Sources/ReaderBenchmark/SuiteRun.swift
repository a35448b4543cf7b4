// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import CodeScenes

/// Renders the scenes of a suite and reads them, several concurrently.
struct SuiteRun: Sendable {
    let suite: ImageSuite
    let options: BenchmarkOptions

    func report() async -> SuiteReport {
        var report = SuiteReport(
            suite: suite.name,
            groups: options.groups(of: suite).map(\.name),
            showsDecoding: options.measurement == .files
        )
        let directory = options.directory.map { ImageDirectory($0, suite: suite.name) }
        // The tables are decompressed at first use, which must not count for any image.
        let reader = AppClipCodeReader()
        let warmUp = ImageSuite.standard.groups[0].scene(60, seed: 0).render()
        _ = Trial(warmUp, reader: reader)
        for group in options.groups(of: suite) {
            let count = min(group.count, options.limit)
            let done = await withTaskGroup(of: [(Int, Trial)].self) { tasks in
                for job in 0..<options.jobs {
                    tasks.addTask {
                        stride(from: job, to: count, by: options.jobs).map { number in
                            (number, trial(number, of: group, reader, directory))
                        }
                    }
                }
                return await tasks.reduce(into: []) { $0 += $1 }
            }
            let trials = done.sorted { $0.0 < $1.0 }.map(\.1)
            report.add(trials, of: group.name)
            if options.namesMissed { Self.name(trials, of: group.name) }
        }
        report.finish()
        return report
    }

    private func trial(
        _ number: Int,
        of group: ImageSuite.Group,
        _ reader: AppClipCodeReader,
        _ directory: ImageDirectory?
    ) -> Trial {
        var scene = group.scene(number, seed: options.seed)
        if options.measurement == .files {
            // JPEG compression that the suite models itself is done by libjpeg instead.
            var quality: Int?
            if case .jpeg(let own) = scene.effects.last, scene.ground != .clear {
                quality = own
                scene.effects.removeLast()
            }
            let rendered = scene.render()
            let file = ImageFileMaker.file(rendered.image, quality: quality)
            directory?.write(file, isJPEG: quality != nil, rendered, scene, group.name, number)
            return Trial(rendered, file: file, reader: reader)
        }
        let rendered = scene.render()
        if let directory {
            let file = ImageFileMaker.file(rendered.image, quality: nil)
            directory.write(file, isJPEG: false, rendered, scene, group.name, number)
        }
        return Trial(rendered, reader: reader)
    }

    private static func name(_ trials: [Trial], of group: String) {
        for (number, trial) in trials.enumerated()
        where trial.read < trial.expected || trial.wrong > 0 {
            print("  \(group) #\(number): \(trial.wrong > 0 ? "WRONG" : "missed")")
        }
    }
}
