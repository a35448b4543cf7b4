// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import MorselRegistry
import MorselRegistryPostgreSQL
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

/// Publishes and edits until it is killed, and prints what was acknowledged.
///
///     RegistryWriter DATABASE RUN      writes without end
///     RegistryWriter DATABASE open     opens the database, and ends
///
/// It prints one line for each change:
///
///     published VERSION
///     inserted ID URL
///     state ID STATE
///     domain HOST
///     image DIGEST
@main struct RegistryWriter {
    let registry: Registry
    let run: String

    static func main() async throws {
        let address = CommandLine.arguments[1]
        let registry =
            Registry.isPostgreSQL(address)
            ? try Registry.postgresql(address, creating: true)
            : try Registry.sqlite(path: address)
        let run = CommandLine.arguments[2]
        guard run != "open" else { return }
        let writer = RegistryWriter(registry: registry, run: run)
        for number in 0... {
            if number % 4 == 0 { try await writer.publish(number / 4) }
            try await writer.edit(number)
        }
    }

    /// Publishes a build with an image, a host and a file of two parts that the previous builds do
    /// not have.
    private func publish(_ number: Int) async throws {
        let seed = UInt8(truncatingIfNeeded: number &+ run.utf8.reduce(0) { $0 &* 7 &+ Int($1) })
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 >> 3) ^ seed }
        let bundle = try Sample.bundle(
            version: "1.\(run).\(number)",
            entitlement: ["appclips:fruta.example", "appclips:r\(run)-\(number).example"],
            assets: [
                "assets/menu.json": Blob(contentType: "application/json", bytes: [0x7B, 0x7D]),
                "assets/large.bin": Blob(contentType: "application/octet-stream", bytes: bytes),
            ],
            mark: seed
        )
        let time = Timestamp(secondsSince1970: Int64(number))
        _ = try await registry.publish(bundle, stage: .released, at: time)
        acknowledge("published \(bundle.version)")
    }

    private func edit(_ number: Int) async throws {
        let url = "https://fruta.example/run-\(run)/\(number)"
        let image = try ImageFile(Sample.png(width: 1_000 + UInt32(number % 200)))
        let header = try await registry.add(image)
        acknowledge("image \(header.reference)")
        let id = try await registry.insert(try Sample.experience(url, image: header))
        acknowledge("inserted \(id.rawValue) \(url)")
        for state in [PublicationState.deactivated, .published, .deactivated].prefix(number % 4) {
            try await registry.setState(state, of: id)
            acknowledge("state \(id.rawValue) \(state.rawValue)")
        }
        if number % 3 == 0 {
            let host = try HostName("external-\(number % 30).example")
            let file = Domain.File.fetched(Array("{\"run\":\"\(run)\"}".utf8))
            let time = Timestamp(secondsSince1970: Int64(number))
            try await registry.setDomain(Domain(host: host, file: file, time: time))
            acknowledge("domain \(host.text)")
        }
    }

    /// Writes a line with a single call, bypassing every buffer of this process.
    private func acknowledge(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        // The buffer lives until the call returns.
        _ = unsafe write(STDOUT_FILENO, bytes, bytes.count)
    }
}
