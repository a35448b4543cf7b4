// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselCommands

@main
enum Entry {
    static func main() async { await AppClipCodeGenerator.start() }
}
