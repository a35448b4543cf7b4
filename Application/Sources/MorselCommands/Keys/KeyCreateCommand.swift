// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ArgumentParser
import Crypto
import MorselRegistry
import Terminal

/// A command that creates an API key, and writes its private half to a file.
struct KeyCreateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a key, and write its private half to a file.",
        discussion: """
            The private key is in the file alone, which only you can read; the database has the public \
            key. Clients of App Store Connect take the file, the key ID and the issuer ID.
            """
    )

    @Argument(help: "What people call the key, such as the name of its client.")
    var name: String

    @Option(help: "What the key may do: viewer (read), editor (change the store) or admin.")
    var role = Role.editor

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The file for the private key; - for standard output. (default: AuthKey_ID.p8)",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print a JSON object.")
    var json = false

    func validate() throws {
        guard !name.allSatisfy(\.isWhitespace), name.count <= 100 else {
            throw ValidationError("The name of a key has 1 to 100 characters.")
        }
    }

    private struct Line: Encodable {
        let id: String
        let issuer: String
        let name: String
        let role: String
        let file: String?
        let privateKey: String?
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry: Registry = try database.openOrCreate()
            let privateKey = P256.Signing.PrivateKey()
            let publicKey = privateKey.publicKey.pemRepresentation
            let (id, name, role, now) = (APIKey.newID(), name, role, Timestamp.now)
            let pem = privateKey.pemRepresentation + "\n"
            let isPrinted = output == "-"
            let file = isPrinted ? nil : try SecretFile(output ?? "AuthKey_\(id).p8", pem)
            let issuer: String
            do {
                issuer = try await registry.write(by: .command, at: now) {
                    try $0.addKey(id, name: name, publicKey: publicKey, role: role, at: now).issuer
                }
            } catch {
                file?.remove()
                throw error
            }
            if json {
                try Console.print(
                    json: Line(
                        id: id,
                        issuer: issuer,
                        name: name,
                        role: role.rawValue,
                        file: file?.path,
                        privateKey: isPrinted ? pem : nil
                    )
                )
            } else if isPrinted {
                try Console.write(pem)
                Console.warn("Key ID: \(id)\nIssuer ID: \(issuer)")
            } else {
                try Console.print("Key ID: \(id)")
                try Console.print("Issuer ID: \(issuer)")
                try Console.print("Private key: \(file?.path ?? "")")
            }
        }
    }
}
