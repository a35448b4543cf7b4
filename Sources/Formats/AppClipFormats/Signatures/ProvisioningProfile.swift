// SPDX-License-Identifier: Apache-2.0

/// A provisioning profile, `embedded.mobileprovision`: the apps of a team, and the devices that they run on.
///
/// The signature around it is not verified.
public struct ProvisioningProfile: Sendable, Hashable {
    /// The whole content of the profile.
    public let list: PropertyList

    /// The reason a profile cannot be read.
    public enum ReadingError: Error, Sendable, Hashable {
        /// The file is not a signed message with a text in it.
        case notAMessage
        /// The text is not a property list.
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

    /// The name that the team gave the profile.
    public var name: String? { list["Name"]?.string }

    /// The identifiers of the teams.
    public var teams: [String] { list["TeamIdentifier"]?.array?.compactMap(\.string) ?? [] }

    /// The entitlements that programs signed with it may claim; a dictionary.
    public var entitlements: PropertyList? { list["Entitlements"] }

    /// The identifier of the app that it is for, with its prefix; may end with `*`.
    public var applicationIdentifier: String? { entitlements?["application-identifier"]?.string }

    /// The expiration date in UTC, such as `2026-01-31T12:00:00Z`.
    public var expires: String? {
        if case .date(let date) = list["ExpirationDate"]?.content { date } else { nil }
    }

    /// The platforms that it is for, such as `iOS`.
    public var platforms: [String] { list["Platform"]?.array?.compactMap(\.string) ?? [] }
}
