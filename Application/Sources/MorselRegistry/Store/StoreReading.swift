// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The contents of a registry in one consistent state.
///
/// It is valid only inside the closure of ``Registry/read(_:)`` or ``Registry/write(by:at:_:)``. All
/// functions throw what the storage throws, and ``RegistryError/damaged(_:)`` for data that cannot be read.
public protocol StoreReading {
    /// Returns all clips with their apps, in the order of the clips' identifiers.
    func clips() throws -> [StoredClip]

    /// Returns a clip with its app, or `nil` if it was never published.
    func clip(_ identifier: AppIdentifier) throws -> StoredClip?

    /// Returns the builds of a clip, in the order of publication.
    func builds(of clip: AppIdentifier) throws -> [StoredBuild]

    /// Returns the build with a number, or `nil` if there is none.
    func build(_ number: Int64) throws -> StoredBuild?

    /// Returns an advanced experience, or `nil` if its number was never assigned.
    func experience(_ id: AdvancedExperience.ID) throws -> StoredExperience?

    /// Returns advanced experiences in the order of their numbers.
    ///
    /// - Parameters:
    ///   - filter: The filter.
    ///   - id: The last experience of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of experiences.
    /// - Returns: The experiences, including drafts and deactivated ones; fewer than the limit only on the
    ///   last page.
    /// - Throws: As all functions here.
    func experiences(
        _ filter: ExperienceFilter,
        after id: AdvancedExperience.ID?,
        limit: Int
    ) throws -> [StoredExperience]

    /// Returns the number of advanced experiences that match a filter.
    func count(_ filter: ExperienceFilter) throws -> Int

    /// Returns the published experience with a registered URL, or `nil` if there is none.
    func publishedExperience(with url: RegisteredURL) throws -> AdvancedExperience.ID?

    /// Returns the build of a clip that the store offers, or `nil` if there is none (rule C-52).
    func offeredBuild(of clip: AppIdentifier) throws -> PublishedBuild?

    /// Returns the state of a host, or `nil` if it is unknown.
    func domain(_ host: HostName) throws -> Domain?

    /// Returns the clips whose latest build's entitlement names a host, in the order of their identifiers.
    func clips(naming host: HostName) throws -> [AppIdentifier]

    /// Returns the reference of cards to the image with a digest, or `nil` if it was never added.
    func image(_ digest: Digest) throws -> HeaderImage?

    /// Returns the bytes with a digest, or `nil` if there are none.
    func bytes(of digest: Digest) throws -> [UInt8]?

    /// Returns a record, or `nil` if there is none.
    func record<Value: Record>(_ type: Value.Type, _ id: String) throws -> Value?

    /// Returns records in the order of their creation.
    ///
    /// - Parameters:
    ///   - type: The type of the records.
    ///   - owner: The id of the object that they belong to; `nil` for all.
    ///   - id: The last record of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of records.
    /// - Returns: The records; fewer than the limit only on the last page.
    /// - Throws: As all functions here.
    func records<Value: Record>(
        _ type: Value.Type,
        of owner: String?,
        after id: String?,
        limit: Int
    ) throws -> [Value]

    /// Returns entries of the log, the newest first.
    ///
    /// - Parameters:
    ///   - subject: The subject of the entries; `nil` for all.
    ///   - hidden: The kinds of subjects that are left out.
    ///   - number: The last entry of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of entries.
    /// - Returns: The entries, in descending order of their numbers; fewer than the limit only on the last
    ///   page.
    /// - Throws: As all functions here.
    func log(
        of subject: LogEntry.Subject?,
        without hidden: Set<String>,
        before number: Int64?,
        limit: Int
    ) throws -> [LogEntry]

    /// Returns an entry of the log, or `nil` if there is none.
    func logEntry(_ number: Int64) throws -> LogEntry?
}

extension StoreReading {
    /// Returns entries of the log of all kinds, the newest first.
    public func log(
        of subject: LogEntry.Subject?,
        before number: Int64?,
        limit: Int
    ) throws -> [LogEntry] {
        try log(of: subject, without: [], before: number, limit: limit)
    }

    /// Returns the build of a clip that was published last, or `nil` if there is none.
    public func latestBuild(of clip: AppIdentifier) throws -> PublishedBuild? {
        try builds(of: clip).last?.published
    }

    /// Returns a clip in the form that decisions need.
    public func published(_ stored: StoredClip) throws -> PublishedClip {
        let identifier = stored.clip.identifier
        let build = try offeredBuild(of: identifier)
        return PublishedClip(
            identifier: identifier,
            app: stored.app,
            build: build,
            defaultExperience: try build.flatMap {
                try defaultExperience(of: identifier, version: $0.build.version)
            },
            testInvocations: try testInvocations(of: identifier)
        )
    }

    /// Returns the URLs that TestFlight starts a clip with: those of the builds that are not withdrawn.
    private func testInvocations(of clip: AppIdentifier) throws -> [InvocationURL] {
        try builds(of: clip).filter { $0.published.build.stage != .withdrawn }.flatMap { build in
            try records(TestInvocationRecord.self, of: "\(build.number)")
                .compactMap { try? InvocationURL($0.url) }
        }
    }

    /// Returns all records of a type that belong to an object; for types with few records.
    public func records<Value: Record>(_ type: Value.Type, of owner: String?) throws -> [Value] {
        try records(type, of: owner, after: nil, limit: .max)
    }
}
