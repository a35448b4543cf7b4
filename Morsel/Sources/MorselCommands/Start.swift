public import ArgumentParser
internal import MorselWording

extension AsyncParsableCommand {
    /// Runs the command of this process's command line, and ends the process.
    ///
    /// A sub-command that does not exist is answered with the one that was meant, if one is near;
    /// the parser alone would complain about the options behind it.
    public static func start() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let mistake = SubcommandMistake(in: arguments, of: Self.self) {
            Console.warn("Error: \(Words.sentence(mistake))")
            Console.warn("  See '\(mistake.command) --help' for more information.")
            exit(withError: ExitCode.validationFailure)
        }
        await main(arguments)
    }
}

/// A word on a command line that should name a sub-command and does not.
struct SubcommandMistake: Equatable {
    let word: String
    let command: String
    let known: [String]
    /// Sub-commands of sub-commands that have this name.
    let deeper: [String]

    /// Looks along a command line, as far as it is made of sub-commands.
    init?(in arguments: [String], of root: any ParsableCommand.Type) {
        var command = root
        var path = [root.configuration.commandName ?? ""]
        for word in arguments {
            let subcommands = command.configuration.subcommands
            // An option, or an argument of a command that has no more sub-commands.
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

    /// The sub-command that was probably meant.
    var meant: String? {
        if let deeper = deeper.first { return deeper }
        return NearestWord.to(word, among: known)
    }
}

extension Words {
    /// A sub-command that does not exist.
    static func sentence(_ mistake: SubcommandMistake) -> String {
        let word = oneLine(String(mistake.word.prefix(40)))
        let start = "'\(mistake.command)' has no sub-command '\(word)'"
        if let meant = mistake.meant { return "\(start); did you mean '\(meant)'?" }
        return "\(start); it has \(mistake.known.joined(separator: ", "))."
    }
}
