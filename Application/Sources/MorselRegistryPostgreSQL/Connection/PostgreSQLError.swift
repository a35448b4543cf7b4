// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import MorselRegistrySQL

/// What the server or the connection to it reports.
struct PostgreSQLError: Error, CustomStringConvertible {
    /// The SQLSTATE code; `nil` where the connection failed without one.
    let code: String?

    /// The message of the server or of libpq.
    let message: String

    /// Whether the connection is of no use any more.
    let isConnectionLost: Bool

    var description: String {
        let line = message.split(whereSeparator: \.isNewline).first ?? ""
        return code.map { "PostgreSQL \($0): \(line)" } ?? "PostgreSQL: \(line)"
    }

    /// Whether the same transaction can succeed the next time.
    var isTransient: Bool {
        if isConnectionLost && !isRefusal { return true }
        switch code {
        // Serialization failure, deadlock; of others, the server that is starting or stopping.
        case "40001", "40P01", "57P01", "57P02", "57P03", "53300": return true
        default: return false
        }
    }

    /// Whether the server does not let this client in, however often it asks.
    private var isRefusal: Bool {
        code.map { $0.hasPrefix("28") || $0.hasPrefix("3D") || $0.hasPrefix("42") } ?? false
    }

    /// The error, in terms of a registry where it has a name for it.
    var meaning: any Error {
        switch code {
        case "53100": RegistryError.full
        case "40001", "40P01", "55P03", "53300": RegistryError.busy
        case "XX001", "XX002": RegistryError.damaged("a page")
        case "57P01", "57P02", "57P03": RegistryError.unreachable
        case "25006": RegistryError.readOnly
        case "57014": RegistryError.tooSlow
        default: isConnectionLost ? RegistryError.unreachable : self
        }
    }

    /// The error, in terms of somebody who opens a registry.
    var openingError: any Error {
        switch code {
        case "3D000": SQLRegistry.OpeningError.missing
        case "28000", "28P01", "42501": SQLRegistry.OpeningError.accessDenied
        case "57P01", "57P02", "57P03": SQLRegistry.OpeningError.unavailable
        case "25006": SQLRegistry.OpeningError.readOnly
        case "53100": SQLRegistry.OpeningError.full
        case "40001", "40P01", "55P03", "53300": SQLRegistry.OpeningError.busy
        default: isConnectionLost ? SQLRegistry.OpeningError.unreachable : self
        }
    }
}
