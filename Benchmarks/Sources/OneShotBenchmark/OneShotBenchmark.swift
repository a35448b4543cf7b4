// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints what one command takes from its start to its end, beside one that does nothing.
///
///     swift build -c release --package-path Application
///     swift run -c release --package-path Benchmarks OneShotBenchmark [ROUNDS [FOLDER]]
///
/// `FOLDER` has the built programs. The commands take turns, so that other work on the machine is the
/// same for all of them.
@main
enum OneShotBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let rounds = arguments.first.flatMap { Int($0) } ?? 101
        let built = arguments.dropFirst().first ?? "Application/.build/release"
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
        // The first round fetches the programs from the disk.
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

/// A command line of one of the built programs.
struct Command {
    let name: String
    private let words: [String]

    init(_ line: String, in folder: String) {
        let words = line.split(separator: " ").map(String.init)
        name = words.prefix { !$0.contains("/") }.joined(separator: " ")
        self.words = ["\(folder)/\(words[0])"] + words.dropFirst()
    }

    /// A command that did not end well.
    struct RunError: Error { let command: String }

    /// Runs the command, without anything of Foundation's around it.
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
        else { throw RunError(command: words.joined(separator: " ")) }
        let duration = ContinuousClock.now - start
        return Double(duration.components.seconds) * 1e3
            + Double(duration.components.attoseconds) / 1e15
    }
}
