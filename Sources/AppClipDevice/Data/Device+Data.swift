import AppClipExperiences
import AppClipTypes

// Files, defaults, keychain, accounts and records, as clips and apps find them.

extension Device {
    /// A container, as a clip or app finds it.
    ///
    /// - Parameters:
    ///   - place: The caller's own, or that of an App Group.
    ///   - holder: The caller.
    /// - Returns: The container, or `nil` where the caller is not on the device or its entitlement
    ///   does not name the group (rule F-04).
    public func container(_ place: DataPlace, of holder: Holder) -> Container? {
        switch place {
        case .own:
            switch holder {
            case .clip(let clip): lives[clip]?.container
            case .app(let app): apps[app]?.container
            }
        case .group(let name):
            group(name, of: holder).map { groups[$0] ?? Container() }
        }
    }

    /// The group of a clip or app, if its entitlement names it.
    private func group(_ name: String, of holder: Holder) -> GroupIdentifier? {
        switch holder {
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

    mutating func change(
        _ place: DataPlace,
        of holder: Holder,
        _ body: (inout Container) -> Void
    ) throws(Reason) {
        switch place {
        case .group(let name):
            guard let group = group(name, of: holder) else {
                throw Reason(code: .notEntitled, rule: "F-04")
            }
            body(&groups[group, default: Container()])
        case .own:
            switch holder {
            case .clip(let clip):
                guard var container = lives[clip]?.container else { return }
                body(&container)
                lives[clip]?.container = container
            case .app(let app):
                guard var container = apps[app]?.container else { return }
                body(&container)
                apps[app]?.container = container
            }
        }
    }

    /// The items of the keychain that a clip or app finds, as `SecItemCopyMatching` does.
    public func keychainItems(matching query: KeychainQuery, of holder: Holder) -> [KeychainItem] {
        keychain.items(matching: query, of: holder)
    }

    /// What `getCredentialState(forUserID:)` answers (rule F-16).
    public func credentialState(of user: String, for holder: Holder) -> Accounts.CredentialState {
        let key = Accounts.User(team: holder.identifier.prefix, identifier: user)
        return accounts.states[key] ?? .notFound
    }

    /// Reads a record of a public iCloud database (rule F-22).
    ///
    /// - Parameters:
    ///   - name: The name of the record.
    ///   - container: The container.
    ///   - holder: The caller.
    /// - Returns: The record, or `nil` where there is none.
    /// - Throws: ``Reason`` where a clip's system is too old, or its entitlement does not name the
    ///   container with `CloudKit-Anonymous`.
    public func record(
        _ name: String,
        in container: String,
        of holder: Holder
    ) throws(Reason) -> String? {
        if case .clip(let clip) = holder {
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

    func permissions(of holder: Holder) -> Permissions? {
        switch holder {
        case .clip(let clip): lives[clip]?.permissions
        case .app(let app): apps[app]?.permissions
        }
    }

    /// Whether a permission is granted; `nil` where it was not asked for.
    public func answer(to permission: Permission, of holder: Holder) -> Bool? {
        permissions(of: holder)?.answers[permission]
    }
}
