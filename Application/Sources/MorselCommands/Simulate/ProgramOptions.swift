// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The options that select a program of a project, and the settings of its build.
struct ProgramOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "The target, if there are several clips; the name of an app builds the full app."
    )
    var target: String?

    @Option(
        name: .shortAndLong,
        help: "The configuration; without it that of the scheme, or Debug."
    )
    var configuration: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the kit's sources.",
            discussion:
                "Without it MORSEL_KIT names the folder, or it is found beside this program.",
            valueName: "directory"
        )
    )
    var kit: String?
}
