// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// An error that the server or the connection to it reports.
struct PostgreSQLError: Error, CustomStringConvertible {
    /// The SQLSTATE code; `nil` if the connection failed without one.
    let code: String?

    /// The message of the server or of libpq.
    let message: String

    /// Whether the connection is no longer usable.
    let isConnectionLost: Bool

    var description: String {
        let line = message.split(whereSeparator: \.isNewline).first ?? ""
        return code.map { "PostgreSQL \($0): \(line)" } ?? "PostgreSQL: \(line)"
    }

    /// Whether the same transaction can succeed when it is tried again.
    var isTransient: Bool {
        if isConnectionLost && !isRefusal { return true }
        switch code {
        // Serialization failure, deadlock; further, a server that is starting or stopping.
        case "40001", "40P01", "57P01", "57P02", "57P03", "53300": return true
        default: return false
        }
    }

    /// Whether the server rejects this client permanently.
    private var isRefusal: Bool {
        code.map { $0.hasPrefix("28") || $0.hasPrefix("3D") || $0.hasPrefix("42") } ?? false
    }

    /// The error of a registry with this meaning, if there is one, or else this error.
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

    /// The error to report when a registry is opened.
    var openingError: any Error {
        switch code {
        case "3D000": Registry.OpeningError.missing
        case "28000", "28P01", "42501": Registry.OpeningError.accessDenied
        case "57P01", "57P02", "57P03": Registry.OpeningError.unavailable
        case "25006": Registry.OpeningError.readOnly
        case "53100": Registry.OpeningError.full
        case "40001", "40P01", "55P03", "53300": Registry.OpeningError.busy
        default: isConnectionLost ? Registry.OpeningError.unreachable : self
        }
    }
}
