// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

/// Writes into a registry until it is killed, and says what was acknowledged.
///
/// One line for each:
///
///     published 1.0.7
///     inserted ID URL
///     deactivated ID
@main enum RegistryWriter {
    static func main() async throws {
        let registry = try SQLiteRegistry(path: CommandLine.arguments[1])
        let run = CommandLine.arguments[2]
        let bundle = try Sample.bundle(version: "1.0.\(run)")
        let time = Timestamp(secondsSince1970: 0)
        _ = try await registry.publish(bundle, stage: .released, at: time)
        acknowledge("published \(bundle.version)")
        for number in 0... {
            let url = "https://fruta.example/run-\(run)/\(number)"
            let id = try await registry.insert(try Sample.experience(url))
            acknowledge("inserted \(id.rawValue) \(url)")
            if number % 3 == 0 {
                try await registry.setState(.deactivated, of: id)
                acknowledge("deactivated \(id.rawValue)")
            }
        }
    }

    /// Writes a line with one call, past every buffer of this process.
    private static func acknowledge(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        // The buffer lives until the call returns.
        _ = unsafe write(STDOUT_FILENO, bytes, bytes.count)
    }
}
