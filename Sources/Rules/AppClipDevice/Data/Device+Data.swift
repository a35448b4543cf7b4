// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

// What the system calls of a clip or an app return: files, defaults, keychain, accounts, records and
// permissions.

extension Device {
    /// Returns the container of a clip or app.
    ///
    /// - Parameters:
    ///   - place: The caller's own container, or that of an App Group.
    ///   - caller: The clip or app that makes the call.
    /// - Returns: The container, or `nil` if the caller is not on the device or its entitlement
    ///   does not name the group (rule F-04).
    public func container(_ place: DataPlace, of caller: AppOrClip) -> Container? {
        switch place {
        case .own:
            switch caller {
            case .clip(let clip): clips[clip]?.container
            case .app(let app): apps[app]?.container
            }
        case .group(let name):
            group(name, of: caller).map { groups[$0] ?? Container() }
        }
    }

    /// Returns the App Group with a name, or `nil` if the caller's entitlement does not name it.
    private func group(_ name: String, of caller: AppOrClip) -> GroupIdentifier? {
        switch caller {
        case .clip(let clip):
            guard let cached = state.cachedClips[clip], cached.traits.groups.contains(name) else {
                return nil
            }
            return GroupIdentifier(app: cached.app.identifier, name: name)
        case .app(let app):
            guard apps[app]?.traits.groups.contains(name) ?? false else { return nil }
            return GroupIdentifier(app: app, name: name)
        }
    }

    /// Changes a container of a clip or app.
    ///
    /// There is no change if the container is the caller's own and the caller is not on the device.
    ///
    /// - Throws: ``Reason`` if the caller's entitlement does not name the group (rule F-04).
    mutating func change(
        _ place: DataPlace,
        of caller: AppOrClip,
        _ body: (inout Container) -> Void
    ) throws(Reason) {
        switch place {
        case .group(let name):
            guard let group = group(name, of: caller) else {
                throw Reason(code: .notEntitled, rule: "F-04")
            }
            body(&groups[group, default: Container()])
        case .own:
            switch caller {
            case .clip(let clip):
                guard var container = clips[clip]?.container else { return }
                body(&container)
                clips[clip]?.container = container
            case .app(let app):
                guard var container = apps[app]?.container else { return }
                body(&container)
                apps[app]?.container = container
            }
        }
    }

    /// Returns the keychain items that `SecItemCopyMatching` returns to a clip or app.
    public func keychainItems(matching query: KeychainQuery, of caller: AppOrClip) -> [KeychainItem]
    {
        keychain.items(matching: query, of: caller)
    }

    /// Returns the result of `getCredentialState(forUserID:)` (rule F-16): `.notFound` for a user who
    /// never signed in to an app or clip of the caller's team.
    public func credentialState(of user: String, for caller: AppOrClip) -> Accounts.CredentialState
    {
        let key = Accounts.User(team: caller.identifier.prefix, identifier: user)
        return accounts.states[key] ?? .notFound
    }

    /// Reads a record of a public iCloud database (rule F-22).
    ///
    /// The system version and the entitlement are checked for clips only.
    ///
    /// - Parameters:
    ///   - name: The name of the record.
    ///   - container: The identifier of the iCloud container, such as `iCloud.com.example.fruta`.
    ///   - caller: The clip or app that makes the call.
    /// - Returns: The record, or `nil` if it does not exist.
    /// - Throws: ``Reason`` if a clip's system is too old, or its entitlement does not name the
    ///   container with `CloudKit-Anonymous` (rule F-24).
    public func record(
        _ name: String,
        in container: String,
        of caller: AppOrClip
    ) throws(Reason) -> String? {
        if case .clip(let clip) = caller {
            guard state.system >= .largerClips else {
                throw Reason(
                    code: .functionNeedsNewerSystem(needed: .largerClips, found: state.system),
                    rule: "F-22"
                )
            }
            let traits = state.cachedClips[clip]?.traits
            guard traits?.publicContainers.contains(container) ?? false else {
                throw Reason(code: .notEntitled, rule: "F-24")
            }
        }
        return publicDatabases[container]?[name]
    }

    /// Returns the answers of the person to the caller's requests; `nil` if the caller is not on the
    /// device.
    func permissions(of caller: AppOrClip) -> Permissions? {
        switch caller {
        case .clip(let clip): clips[clip]?.permissions
        case .app(let app): apps[app]?.permissions
        }
    }

    /// Returns whether a permission is granted; `nil` if it was never requested,
    /// or the caller is not on the device.
    public func isGranted(_ permission: Permission, to caller: AppOrClip) -> Bool? {
        permissions(of: caller)?.answers[permission]
    }
}
