// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
public import AppClipTypes

extension ReadTransaction {
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
