// SPDX-License-Identifier: Apache-2.0

/// A provisioning profile, `embedded.mobileprovision`: what a team may put on which devices.
///
/// The signature around it is not verified.
public struct ProvisioningProfile: Sendable, Hashable {
    /// All of it.
    public let list: PropertyList

    /// Why a profile cannot be read.
    public enum ReadingError: Error, Sendable, Hashable {
        /// It is no signed message with a text in it.
        case notAMessage
        /// The text is no property list.
        case list(PropertyListError)
    }

    /// Reads a profile.
    ///
    /// - Throws: ``ReadingError``.
    public init(_ bytes: [UInt8]) throws(ReadingError) {
        guard let message = SignedMessage(bytes) else { throw .notAMessage }
        do throws(PropertyListError) {
            list = try PropertyList(message.content)
        } catch {
            throw .list(error)
        }
    }

    /// The name that the team gave to it.
    public var name: String? { list["Name"]?.string }

    /// The identifiers of the teams.
    public var teams: [String] { list["TeamIdentifier"]?.array?.compactMap(\.string) ?? [] }

    /// What programs may claim that are signed with it; a dictionary.
    public var entitlements: PropertyList? { list["Entitlements"] }

    /// The identifier of the app that it is for, with its prefix; may end with `*`.
    public var applicationIdentifier: String? { entitlements?["application-identifier"]?.string }

    /// The moment until which it holds, as `2026-01-31T12:00:00Z`.
    public var expires: String? {
        if case .date(let date) = list["ExpirationDate"]?.content { date } else { nil }
    }

    /// The systems that it is for, such as `iOS`.
    public var platforms: [String] { list["Platform"]?.array?.compactMap(\.string) ?? [] }
}
