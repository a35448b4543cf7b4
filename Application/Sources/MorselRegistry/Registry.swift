// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// Stores apps, clips, builds, experiences, images and domains.
///
/// Any number of tasks can call a registry at once. A call that returns has made its change durable:
/// it is there after the process is killed at any moment. A call that throws has changed nothing.
/// Each change has a revision; a reader that has seen revision *n* sees all changes up to *n*.
///
/// A registry refuses only changes that would make it inconsistent: ``RegistryError`` lists them.
/// The rules of the store are checked before, by ``register(_:by:at:)``.
///
/// Test a new registry with `checkRegistryContract(_:)` from the `MorselRegistryTesting` module.
public protocol Registry: Sendable {
    // MARK: Changes

    /// The revision of the latest change, or 0 before the first one.
    func revision() async throws -> Revision

    /// The changes after a revision, the oldest first.
    ///
    /// - Parameters:
    ///   - revision: The latest revision that the caller has seen.
    ///   - limit: The most changes that are returned.
    /// - Returns: The changes.
    /// - Throws: What the storage throws.
    func changes(after revision: Revision, limit: Int) async throws -> [Change]

    // MARK: What is stored

    /// Reads several things of one moment.
    ///
    /// - Parameter body: Reads, on a thread of the registry's; what it returns is returned. It has no
    ///   effect of its own, because it can run again after a failure of the connection.
    /// - Returns: What the body returned.
    /// - Throws: What the storage or the body throws.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreReading) throws -> Value
    ) async throws -> Value

    /// Reads several things of one moment, as ``read(_:)`` does, over connections that others do not need.
    ///
    /// - Parameters:
    ///   - limit: The longest time that it takes.
    ///   - body: Reads; when the time is up, what it reads throws.
    /// - Returns: What the body returned.
    /// - Throws: ``RegistryError/tooSlow``, or what the storage or the body throws.
    func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (any StoreReading) throws -> Value
    ) async throws -> Value

    /// Changes several things at once: all of them, or nothing where the body throws.
    ///
    /// - Parameters:
    ///   - author: Who makes the changes, for the log.
    ///   - time: The moment of the changes.
    ///   - body: Reads and changes, on a thread of the registry's. It has no effect of its own,
    ///     because it can run again where others have changed what it read.
    /// - Returns: What the body returned.
    /// - Throws: What the storage or the body throws.
    func write<Value: Sendable>(
        by author: Author,
        at time: Timestamp,
        _ body: @escaping @Sendable (any StoreWriting) throws -> Value
    ) async throws -> Value

    // MARK: Everything at once

    /// All that decisions need, and the revision that it shows, of one moment.
    ///
    /// What cannot be read is in the snapshot as an error, and does not keep the rest from it.
    func snapshot() async throws -> RegistrySnapshot

    /// What has changed after a revision, as it is now, of one moment.
    ///
    /// - Parameters:
    ///   - revision: The revision of a snapshot.
    ///   - limit: The most changes that are read.
    /// - Returns: The update, for ``RegistrySnapshot/applying(_:)``; `nil` where there are more
    ///   changes.
    /// - Throws: What the storage throws.
    func update(after revision: Revision, limit: Int) async throws -> RegistryUpdate?

    // MARK: Images and other bytes

    /// The number of bytes with a digest, or `nil` where there are none.
    func size(of digest: Digest) async throws -> Int?

    /// Some of the bytes with a digest, or `nil` where there are none.
    ///
    /// - Parameters:
    ///   - digest: The digest of all bytes.
    ///   - range: The bytes that are wanted. What lies beyond the end is left out.
    /// - Returns: The bytes.
    /// - Throws: What the storage throws.
    func bytes(of digest: Digest, in range: Range<Int>) async throws -> [UInt8]?

    /// The file with a digest that a build or a card of some clips has, or `nil` where none has it.
    ///
    /// - Parameters:
    ///   - digest: The digest of its bytes.
    ///   - clips: The clips; `nil` for all.
    /// - Returns: The file, with the type that it has there.
    /// - Throws: What the storage throws.
    func asset(_ digest: Digest, of clips: [AppIdentifier]?) async throws -> Asset?

    /// Removes bytes that nothing refers to, and the reservations of images whose time is over.
    ///
    /// - Parameter now: The moment.
    /// - Returns: What was removed.
    /// - Throws: What the storage throws.
    func collect(at now: Timestamp) async throws -> CollectedBytes

    // MARK: Domains

    /// Stores what is known of a host, in place of what was stored before.
    func setDomain(_ domain: Domain) async throws

    /// All hosts of which anything is known, in their order.
    func domains() async throws -> [Domain]
}
