// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes

/// Stores apps, clips, builds, experiences, images and domains.
///
/// Any number of tasks can call a registry at the same time. A call that returns has made its change
/// durable: it persists even if the process is killed at any moment. A call that throws has changed
/// nothing. Each change has a revision; a reader that has seen revision *n* sees all changes up to
/// *n*.
///
/// A registry refuses only changes that would make it inconsistent: ``RegistryError`` lists them.
/// The rules of the store are checked before, by ``register(_:by:at:)``.
///
/// Test a new registry with `checkRegistryContract(_:)` from the `MorselRegistryTesting` module.
public protocol Registry: Sendable {
    // MARK: Changes

    /// The revision of the latest change, or 0 before the first one.
    func revision() async throws -> Revision

    /// Returns the changes after a revision, the oldest first.
    ///
    /// - Parameters:
    ///   - revision: The latest revision that the caller has seen.
    ///   - limit: The maximum number of changes.
    /// - Returns: The changes.
    /// - Throws: What the storage throws.
    func changes(after revision: Revision, limit: Int) async throws -> [Change]

    // MARK: What is stored

    /// Reads several things from one consistent state.
    ///
    /// - Parameter body: A closure that reads, on a thread of the registry; its result is returned. It
    ///   must have no side effects, because it can run again after a failure of the connection.
    /// - Returns: The result of the body.
    /// - Throws: What the storage or the body throws.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreReading) throws -> Value
    ) async throws -> Value

    /// Reads several things from one consistent state, like ``read(_:)``, over connections that others do
    /// not need.
    ///
    /// - Parameters:
    ///   - limit: The maximum time of the search.
    ///   - body: A closure that reads; after the time limit, its reads throw.
    /// - Returns: The result of the body.
    /// - Throws: ``RegistryError/tooSlow``, or what the storage or the body throws.
    func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (any StoreReading) throws -> Value
    ) async throws -> Value

    /// Makes several changes at once: all of them, or none if the body throws.
    ///
    /// - Parameters:
    ///   - author: The author of the changes, for the log.
    ///   - time: The time of the changes.
    ///   - body: A closure that reads and changes, on a thread of the registry. It must have no side
    ///     effects, because it can run again if others have changed what it read.
    /// - Returns: The result of the body.
    /// - Throws: What the storage or the body throws.
    func write<Value: Sendable>(
        by author: Author,
        at time: Timestamp,
        _ body: @escaping @Sendable (any StoreWriting) throws -> Value
    ) async throws -> Value

    // MARK: Everything at once

    /// Returns everything that decisions need, from one consistent state with its revision.
    ///
    /// Data that cannot be read is in the snapshot as an error, and does not affect the rest.
    func snapshot() async throws -> RegistrySnapshot

    /// Returns the current state of everything that has changed after a revision.
    ///
    /// - Parameters:
    ///   - revision: The revision of a snapshot.
    ///   - limit: The maximum number of changes that are read.
    /// - Returns: The update, for ``RegistrySnapshot/applying(_:)``; `nil` if there are more
    ///   changes.
    /// - Throws: What the storage throws.
    func update(after revision: Revision, limit: Int) async throws -> RegistryUpdate?

    // MARK: Images and other bytes

    /// Returns the number of bytes with a digest, or `nil` if there are none.
    func size(of digest: Digest) async throws -> Int?

    /// Returns a range of the bytes with a digest, or `nil` if there are none.
    ///
    /// - Parameters:
    ///   - digest: The digest of all bytes.
    ///   - range: The range to read. Positions beyond the end are left out.
    /// - Returns: The bytes.
    /// - Throws: What the storage throws.
    func bytes(of digest: Digest, in range: Range<Int>) async throws -> [UInt8]?

    /// Returns the file with a digest that a build or a card of some clips has, or `nil` if none has it.
    ///
    /// - Parameters:
    ///   - digest: The digest of its bytes.
    ///   - clips: The clips; `nil` for all.
    /// - Returns: The file, with the type from that build or card.
    /// - Throws: What the storage throws.
    func asset(_ digest: Digest, of clips: [AppIdentifier]?) async throws -> Asset?

    /// Removes bytes that nothing refers to, and expired reservations of images.
    ///
    /// - Parameter now: The current time.
    /// - Returns: The amount of data that was removed.
    /// - Throws: What the storage throws.
    func collect(at now: Timestamp) async throws -> CollectedBytes

    // MARK: Domains

    /// Stores the state of a host, replacing the previous one.
    func setDomain(_ domain: Domain) async throws

    /// Returns all known hosts, in their order.
    func domains() async throws -> [Domain]
}
