internal import ArgumentParser

/// Everything about the association of clips with websites.
struct AssociationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "association",
        abstract: "Check whether clips and websites belong together.",
        subcommands: [VerifyCommand.self]
    )
}
