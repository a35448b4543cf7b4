// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// What a registry holds, at one moment.
///
/// It is valid inside the closure of ``Registry/read(_:)`` or ``Registry/write(by:at:_:)`` alone. All
/// functions throw what the storage throws, and ``RegistryError/damaged(_:)`` for what cannot be read.
public protocol StoreReading {
    /// All clips with their apps, in the order of the clips' identifiers.
    func clips() throws -> [StoredClip]

    /// A clip with its app, or `nil` where it was never published.
    func clip(_ identifier: AppIdentifier) throws -> StoredClip?

    /// The builds of a clip, the first published first.
    func builds(of clip: AppIdentifier) throws -> [StoredBuild]

    /// A build by its number, or `nil` without one.
    func build(_ number: Int64) throws -> StoredBuild?

    /// An advanced experience, or `nil` where its number was never given.
    func experience(_ id: AdvancedExperience.ID) throws -> StoredExperience?

    /// Advanced experiences in the order of their numbers.
    ///
    /// - Parameters:
    ///   - filter: Which are wanted.
    ///   - id: The last one of the page before; `nil` for the first page.
    ///   - limit: The most that are returned.
    /// - Returns: The experiences, drafts and withdrawn ones too; fewer than the limit only on the last page.
    /// - Throws: As all functions here.
    func experiences(
        _ filter: ExperienceFilter,
        after id: AdvancedExperience.ID?,
        limit: Int
    ) throws -> [StoredExperience]

    /// The count of the advanced experiences that a filter lets pass.
    func count(_ filter: ExperienceFilter) throws -> Int

    /// The published experience with a registered URL, or `nil` without one.
    func publishedExperience(with url: RegisteredURL) throws -> AdvancedExperience.ID?

    /// The build of a clip that the store offers, or `nil` without one (rule C-52).
    func offeredBuild(of clip: AppIdentifier) throws -> PublishedBuild?

    /// What is known of a host, or `nil` where nothing is.
    func domain(_ host: HostName) throws -> Domain?

    /// The clips whose latest build's entitlement names a host, in the order of their identifiers.
    func clips(naming host: HostName) throws -> [AppIdentifier]

    /// An image by its digest, as a card refers to it, or `nil` where it was never added.
    func image(_ digest: Digest) throws -> HeaderImage?

    /// The bytes with a digest, or `nil` where there are none.
    func bytes(of digest: Digest) throws -> [UInt8]?

    /// A record, or `nil` without one.
    func record<Value: Record>(_ type: Value.Type, _ id: String) throws -> Value?

    /// Records in the order in which they were made.
    ///
    /// - Parameters:
    ///   - type: Their type.
    ///   - owner: What they belong to; `nil` for all.
    ///   - id: The last one of the page before; `nil` for the first page.
    ///   - limit: The most that are returned.
    /// - Returns: The records; fewer than the limit only on the last page.
    /// - Throws: As all functions here.
    func records<Value: Record>(
        _ type: Value.Type,
        of owner: String?,
        after id: String?,
        limit: Int
    ) throws -> [Value]

    /// Entries of the log, the newest first.
    ///
    /// - Parameters:
    ///   - subject: What they are about; `nil` for all.
    ///   - hidden: The kinds of subjects that are left out.
    ///   - number: The last one of the page before; `nil` for the first page.
    ///   - limit: The most that are returned.
    /// - Returns: The entries, with falling numbers; fewer than the limit only on the last page.
    /// - Throws: As all functions here.
    func log(
        of subject: LogEntry.Subject?,
        without hidden: Set<String>,
        before number: Int64?,
        limit: Int
    ) throws -> [LogEntry]

    /// An entry of the log, or `nil` without one.
    func logEntry(_ number: Int64) throws -> LogEntry?
}

extension StoreReading {
    /// Entries of the log of all kinds, the newest first.
    public func log(
        of subject: LogEntry.Subject?,
        before number: Int64?,
        limit: Int
    ) throws -> [LogEntry] {
        try log(of: subject, without: [], before: number, limit: limit)
    }

    /// The build of a clip that was published last, or `nil` without any.
    public func latestBuild(of clip: AppIdentifier) throws -> PublishedBuild? {
        try builds(of: clip).last?.published
    }

    /// A clip as decisions need it.
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

    /// The URLs that TestFlight starts a clip with: those of the builds that are not withdrawn.
    private func testInvocations(of clip: AppIdentifier) throws -> [InvocationURL] {
        try builds(of: clip).filter { $0.published.build.stage != .withdrawn }.flatMap { build in
            try records(TestInvocationRecord.self, of: "\(build.number)")
                .compactMap { try? InvocationURL($0.url) }
        }
    }

    /// All records of a type that belong to something; for those of which there are few.
    public func records<Value: Record>(_ type: Value.Type, of owner: String?) throws -> [Value] {
        try records(type, of: owner, after: nil, limit: .max)
    }
}
