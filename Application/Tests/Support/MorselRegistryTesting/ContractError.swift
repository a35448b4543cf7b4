// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// A registry does not do what ``MorselRegistry/Registry`` promises.
public struct ContractError: Error, Sendable, CustomStringConvertible {
    /// The promise that is not kept, and the line that checks it.
    public let description: String
}

func expect(
    _ condition: Bool,
    _ promise: String,
    line: Int = #line
) throws(ContractError) {
    guard condition else { throw ContractError(description: "\(promise) (line \(line))") }
}

/// Expects that a call is refused with an error, and changes nothing.
func expect(
    _ refusal: RegistryError,
    from registry: Registry,
    line: Int = #line,
    _ call: (Registry) async throws -> Void
) async throws {
    let before = try await registry.revision()
    do {
        try await call(registry)
    } catch let error as RegistryError {
        try expect(error == refusal, "is refused with \(refusal), and not \(error)", line: line)
        let after = try await registry.revision()
        try expect(before == after, "a call that throws changes nothing", line: line)
        return
    }
    throw ContractError(description: "\(refusal) is thrown (line \(line))")
}
