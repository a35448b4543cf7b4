// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Prints the payload of the URL in its first argument.
@main enum PrintPayload {
    static func main() throws {
        let code = try AppClipCode(CommandLine.arguments.dropFirst().joined())
        print(code.compressed.payload)
    }
}
