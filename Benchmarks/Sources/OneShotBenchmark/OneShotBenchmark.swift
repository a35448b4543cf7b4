// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints the time of single commands from start to end, beside a command that does nothing.
///
///     swift build -c release --package-path Application
///     swift run -c release --package-path Benchmarks OneShotBenchmark [ROUNDS [FOLDER]]
///
/// `FOLDER` contains the built programs. The commands alternate, so that other work on the machine affects all of them
/// in the same way.
@main
enum OneShotBenchmark {
    static func main() {
        do {
            try measure()
        } catch {
            FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let rounds =
            try arguments.first.map { text in
                guard let rounds = Int(text), (1...1_000_000).contains(rounds) else {
                    throw MeasurementError.rounds(text)
                }
                return rounds
            } ?? 101
        let built = arguments.dropFirst().first ?? "Application/.build/release"
        for program in ["morsel", "AppClipCodeGenerator"] {
            let path = "\(built)/\(program)"
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw MeasurementError.notBuilt(path)
            }
        }
        let folder = FileManager.default.temporaryDirectory.path + "/morsel-one-shot"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let url = "https://appclip.example.com/shop?p=123"
        let commands = [
            Command("AppClipCodeGenerator --version", in: built),
            Command(
                "AppClipCodeGenerator generate --url \(url) --output \(folder)/a.svg",
                in: built
            ),
            Command("morsel --version", in: built),
            Command("morsel code generate --url \(url) --output \(folder)/b.svg", in: built),
            Command("morsel code check \(url)", in: built),
            Command("morsel code read \(folder)/a.svg", in: built),
        ]
        var times = [[Double]](repeating: [], count: commands.count)
        // The first round loads the programs from the disk.
        for round in 0...rounds {
            for (index, command) in commands.enumerated() {
                let milliseconds = try command.run()
                if round > 0 { times[index].append(milliseconds) }
            }
        }
        print("\(rounds) rounds, milliseconds: median, best")
        for (command, times) in zip(commands, times) {
            let sorted = times.sorted()
            let figures = [sorted[sorted.count / 2], sorted[0]].map {
                String(format: "%6.1f", $0)
            }
            print(figures.joined(separator: " ") + "  " + command.name)
        }
    }
}

/// The reason a measurement is not possible.
enum MeasurementError: Error, CustomStringConvertible {
    case rounds(String)
    case notBuilt(String)
    case failed(command: String)

    var description: String {
        switch self {
        case .rounds(let text): "ROUNDS: '\(text)' is not a number between 1 and 1000000."
        case .notBuilt(let path):
            "FOLDER: '\(path)' is not built; build it with 'swift build -c release --package-path Application'."
        case .failed(let command): "'\(command)' failed; run it by hand to see why."
        }
    }
}

/// A command line of one of the built programs.
struct Command {
    let name: String
    private let words: [String]

    init(_ line: String, in folder: String) {
        let words = line.split(separator: " ").map(String.init)
        name = words.prefix { !$0.contains("/") }.joined(separator: " ")
        self.words = ["\(folder)/\(words[0])"] + words.dropFirst()
    }

    /// Runs the command without using Foundation, whose own cost would be measured.
    ///
    /// - Returns: The time from before its start to its end, in milliseconds.
    func run() throws -> Double {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let start = ContinuousClock.now
        var process = pid_t()
        var status: Int32 = 0
        guard posix_spawn(&process, words[0], &actions, nil, arguments, environ) == 0,
            waitpid(process, &status, 0) == process, status == 0
        else { throw MeasurementError.failed(command: words.joined(separator: " ")) }
        let duration = ContinuousClock.now - start
        return Double(duration.components.seconds) * 1e3
            + Double(duration.components.attoseconds) / 1e15
    }
}
