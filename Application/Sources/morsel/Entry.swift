// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselCommands

@main
enum Entry {
    static func main() async {
        // An installation has one program, and a link to it with the name of Apple's generator.
        let name = CommandLine.arguments.first?.split(separator: "/").last
        if name == "AppClipCodeGenerator" {
            await AppClipCodeGenerator.start()
        } else {
            await Morsel.start()
        }
    }
}
