#if !hasFeature(Embedded)
public import AppClip

extension TestSystem {
    // MARK: Sign in with Apple

    /// Whether a person signed in.
    public func credentialState(ofUser user: String) -> SystemCredentialState {
        current.users[user] ?? .notFound
    }

    /// Signs the person in, or finds that the sheet is put away.
    public func signIn(
        _ request: SystemSignInRequest
    ) throws(SystemSignInFault) -> SystemCredential {
        guard var person = current.person else { throw .canceled }
        if !request.wantsEmail { person.email = nil }
        if !request.wantsFullName { (person.givenName, person.familyName) = (nil, nil) }
        change { [user = person.user] in $0.users[user] = .authorized }
        return person
    }

    // MARK: Live Activities

    /// Whether Live Activities may begin.
    public var areActivitiesEnabled: Bool { current.areActivitiesEnabled }

    /// Begins a Live Activity, if they may.
    public func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityFault) -> String {
        guard areActivitiesEnabled else { throw .denied }
        return withState { state in
            state.begunActivities += 1
            let identifier = "activity-\(state.begunActivities)"
            state.activities.append((identifier, content))
            return identifier
        }
    }

    /// Changes what a Live Activity shows.
    public func updateActivity(_ identifier: String, state newState: [UInt8]) -> Bool {
        withState { state in
            guard let index = state.activities.firstIndex(where: { $0.identifier == identifier })
            else { return false }
            state.activities[index].content.state = newState
            return true
        }
    }

    /// Ends a Live Activity.
    public func endActivity(_ identifier: String, state last: [UInt8]?) -> Bool {
        withState { state in
            let count = state.activities.count
            state.activities.removeAll { $0.identifier == identifier }
            return state.activities.count < count
        }
    }

    /// The Live Activities that go on.
    public var activities: [(identifier: String, content: SystemActivityContent)] {
        current.activities
    }

    // MARK: iCloud

    /// Reads a record.
    public func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordFault) -> SystemRecord {
        guard let records = current.records[container] else { throw .notEntitled }
        guard let record = records[name] else { throw .notFound }
        return record
    }

    /// Writes a record, if that is allowed.
    public func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordFault) {
        guard current.canWriteRecords else { throw .readOnly }
        change { $0.records[container, default: [:]][record.name] = record }
    }

    // MARK: Links

    /// What a page says of itself.
    public func linkMetadata(of url: String) -> SystemLinkMetadata? { current.pages[url] }
}
#endif
