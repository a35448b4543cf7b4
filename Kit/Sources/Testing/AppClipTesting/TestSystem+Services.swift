// SPDX-License-Identifier: Apache-2.0

public import AppClip

extension TestSystem {
    // MARK: Sign in with Apple

    /// Returns the state of a user's credential.
    public func credentialState(ofUser user: String) -> SystemCredentialState {
        current.users[user] ?? .notFound
    }

    /// Signs the person in; without a person, the sheet is dismissed.
    public func signIn(
        _ request: SystemSignInRequest
    ) throws(SystemSignInError) -> SystemCredential {
        guard var person = current.person else { throw .canceled }
        if !request.wantsEmail { person.email = nil }
        if !request.wantsFullName { (person.givenName, person.familyName) = (nil, nil) }
        change { [user = person.user] in $0.users[user] = .authorized }
        return person
    }

    // MARK: Live Activities

    /// Whether the clip can start Live Activities.
    public var areActivitiesEnabled: Bool { current.areActivitiesEnabled }

    /// Starts a Live Activity, if Live Activities are allowed.
    public func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityError) -> String {
        guard areActivitiesEnabled else { throw .denied }
        return withState { state in
            state.startedActivities += 1
            let identifier = "activity-\(state.startedActivities)"
            state.activities.append((identifier, content))
            return identifier
        }
    }

    /// Updates the content of a Live Activity.
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

    /// The active Live Activities.
    public var activities: [(identifier: String, content: SystemActivityContent)] {
        current.activities
    }

    // MARK: iCloud

    /// Reads a record.
    public func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordError) -> SystemRecord {
        guard let records = current.records[container] else { throw .notEntitled }
        guard let record = records[name] else { throw .notFound }
        return record
    }

    /// Saves a record, if writing is allowed.
    public func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordError) {
        guard current.canWriteRecords else { throw .readOnly }
        change { $0.records[container, default: [:]][record.name] = record }
    }

    // MARK: Other apps

    /// Returns whether an app opens a URL: one that every phone has, or one that is installed.
    public func canOpen(_ url: String) -> Bool {
        SystemURL.isHandled(url)
            || SystemURL.scheme(of: url).map(current.installedSchemes.contains) ?? false
    }

    /// Opens a URL: records it, if an app opens it.
    public func open(_ url: String) -> Bool {
        guard canOpen(url) else { return false }
        change { $0.openedURLs.append(url) }
        return true
    }

    // MARK: Links

    /// Returns the metadata of a page.
    public func linkMetadata(of url: String) -> SystemLinkMetadata? { current.pages[url] }
}
