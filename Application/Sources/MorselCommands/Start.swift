// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
import MorselWording
import Terminal

extension AsyncParsableCommand {
    /// Runs the command of this process's command line, and ends the process.
    ///
    /// For an unknown subcommand, the error suggests a similar one; the parser alone would report
    /// the options after it.
    public static func start() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let unknown = UnknownSubcommand(in: arguments, of: Self.self) {
            Console.warn("Error: \(unknown.sentence)")
            Console.warn("  See '\(unknown.command) --help' for more information.")
            exit(withError: ExitCode.validationFailure)
        }
        do {
            var command = try await asyncParseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(with: error)
        }
    }

    /// Ends the process.
    ///
    /// The sentence of an error can quote arguments, and is escaped like all others; help texts and
    /// scripts for shells are printed unchanged.
    private static func end(with error: any Error) -> Never {
        let code = exitCode(for: error)
        guard !code.isSuccess else { exit(withError: error) }
        let message = fullMessage(for: error)
        if !message.isEmpty { Console.warn(lines: message + "\n") }
        exit(withError: code)
    }
}

/// A word on a command line in the place of a subcommand that does not exist.
struct UnknownSubcommand: Equatable {
    let word: String
    let command: String
    let known: [String]
    /// The nested subcommands with this name.
    let deeper: [String]

    /// Finds the first word of a command line that should be a subcommand but is not; `nil` if there is none.
    init?(in arguments: [String], of root: any ParsableCommand.Type) {
        var command = root
        var path = [root.configuration.commandName ?? ""]
        for word in arguments {
            let subcommands = command.configuration.subcommands
            // The word is an option, or an argument of a command without further subcommands.
            if subcommands.isEmpty || word.hasPrefix("-") || word == "help" { return nil }
            guard let next = subcommands.first(where: { $0.configuration.commandName == word })
            else {
                self.word = word
                self.command = path.joined(separator: " ")
                known = subcommands.compactMap { $0.configuration.commandName }
                deeper = subcommands.flatMap { parent in
                    parent.configuration.subcommands.compactMap { child in
                        guard child.configuration.commandName == word else { return nil }
                        return "\(parent.configuration.commandName ?? "") \(word)"
                    }
                }
                return
            }
            command = next
            path.append(word)
        }
        return nil
    }

    /// The most similar subcommand; `nil` if none is similar.
    var meant: String? {
        if let deeper = deeper.first { return deeper }
        return NearestWord.to(word, among: known)
    }
}

extension UnknownSubcommand {
    /// A sentence about the word.
    fileprivate var sentence: String {
        let word = VisibleText.oneLine(String(word.prefix(40)))
        let start = "'\(command)' has no subcommand '\(word)'"
        if let meant { return "\(start); did you mean '\(meant)'?" }
        return "\(start); the subcommands are \(known.joined(separator: ", "))."
    }
}
