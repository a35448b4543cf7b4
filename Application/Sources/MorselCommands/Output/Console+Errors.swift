// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselRegistry
import MorselWording
import Terminal

extension Console {
    /// Reads a command's arguments; an error in them exits with status 64 (`EX_USAGE`).
    ///
    /// With `--json`, the error is also printed as JSON.
    static func reading<Result>(json: Bool, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as CommandError {
            if json { try print(json: ["error": error.report]) }
            warn("Error: \(error.description)")
            throw ExitCode.validationFailure
        }
    }

    /// Reads the input of a command, which takes time; an error in it exits with status 64 (`EX_USAGE`).
    ///
    /// With `--json`, the error is also printed as JSON.
    static func checking<Result>(
        json: Bool,
        _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await reporting(json: json, body)
        } catch let error as CommandError {
            warn("Error: \(error.description)")
            throw ExitCode.validationFailure
        }
    }

    /// Runs the body of a command.
    ///
    /// With `--json`, an error is also printed as JSON.
    static func reporting<Result>(
        json: Bool,
        _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await body()
        } catch let error as CommandError where json {
            try print(json: ["error": error.report])
            throw error
        } catch let error as RegistryError {
            let error = CommandError("registry", "database: \(error.sentence)")
            if json { try print(json: ["error": error.report]) }
            throw error
        }
    }
}

extension ExitCode {
    /// The exit status if everything was read, but the requested item does not exist.
    static let notFound = ExitCode(2)
}
