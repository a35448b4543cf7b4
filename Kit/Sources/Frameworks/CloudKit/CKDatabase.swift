// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// A database of an iCloud container, on the system that runs the code.
///
/// Completion handlers are called before the method returns, on the same thread.
public class CKDatabase: NSObject {
    /// The people who can access a database.
    public enum Scope: Int, Sendable, Hashable {
        /// Everyone.
        case `public` = 1
        /// The person.
        case `private` = 2
        /// The person, and others who share records.
        case shared = 3
    }

    /// The people who can access the database.
    public let databaseScope: Scope

    private let container: String?

    init(_ container: String?, _ scope: Scope) {
        self.container = container
        databaseScope = scope
    }

    // MARK: Reading

    /// Reads a record (rule F-22).
    ///
    /// - Throws: ``CKError`` if there is no such record, or it cannot be read.
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
        try read(recordID)
    }

    /// Reads a record (rule F-22).
    ///
    /// - Parameters:
    ///   - recordID: The identifier of the record.
    ///   - completionHandler: Receives the record or a ``CKError``.
    public func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: (CKRecord?, (any Error)?) -> Void
    ) {
        do throws(CKError) {
            completionHandler(try read(recordID), nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    private func read(_ recordID: CKRecord.ID) throws(CKError) -> CKRecord {
        let container = try openContainer()
        do {
            let found = try RunningSystem.current.publicRecord(
                named: recordID.recordName,
                inContainer: container
            )
            return CKRecord(found)
        } catch {
            throw CKError(error)
        }
    }

    // MARK: Writing

    /// Saves a record; clips cannot (rule F-23).
    ///
    /// - Returns: The saved record.
    /// - Throws: ``CKError`` if it cannot be saved.
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord {
        try write(record)
        return record
    }

    /// Saves a record; clips cannot (rule F-23).
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - completionHandler: Receives the record or a ``CKError``.
    public func save(
        _ record: CKRecord,
        completionHandler: (CKRecord?, (any Error)?) -> Void
    ) {
        do throws(CKError) {
            try write(record)
            completionHandler(record, nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    private func write(_ record: CKRecord) throws(CKError) {
        let container = try openContainer()
        do {
            try RunningSystem.current.savePublicRecord(
                SystemRecord(record),
                inContainer: container
            )
        } catch {
            throw CKError(error)
        }
    }

    private func openContainer() throws(CKError) -> String {
        guard databaseScope == .public else { throw CKError(.permissionFailure) }
        guard let container, !container.isEmpty else { throw CKError(.badContainer) }
        return container
    }
}
