// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

// The digests of clips, apps and their data.

extension CachedClip: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(app)
        digest.combine(signing.rawValue)
        digest.combine(traits)
        digest.combine(version)
    }
}

extension LocalExperience: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(url.url)
        digest.combine(clip.text)
        digest.combine(title)
        digest.combine(subtitle)
        digest.combine(verb.rawValue)
        digest.combine(image)
    }
}

extension ClipTraits: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(requestsNotifications)
        digest.combine(requestsLocationConfirmation)
        digest.combine(groups)
        digest.combine(namesParent)
        digest.combine(publicContainers)
        digest.combine(hasLiveActivities)
        digest.combine(hasPassTypes)
    }
}

extension InstalledClip: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(lastUse)
        digest.combine(instances)
        digest.combine(container)
        digest.combine(permissions)
        digest.combine(ephemeralEnd)
        digest.combine(locationEnd)
        digest.combine(scheduled)
        for notification in delivered {
            digest.combine(notification.number)
            digest.combine(notification.instance)
        }
        digest.combine(activities)
    }
}

extension ClipInstance: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(identifier)
        digest.combine(isInMemory)
        digest.combine(activation.launch)
        digest.combine(activation.url)
        digest.combine(activation.source.rawValue)
        digest.combine(activation.position)
        digest.combine(activation.mayVerifyLocation)
        digest.combine(activation.isRegistered)
    }
}

extension InstanceIdentifier: Digestible {
    func add(to digest: inout StateDigest) {
        switch self {
        case .standard: digest.combine(1 as UInt64)
        case .local: digest.combine(2 as UInt64)
        case .advanced(let id):
            digest.combine(3 as UInt64)
            digest.combine(id.rawValue)
        }
    }
}

extension ScheduledNotification: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(request.number)
        digest.combine(request.title)
        digest.combine(request.target)
        digest.combine(time)
        switch route {
        case .any: digest.combine(1 as UInt64)
        case .unknown: digest.combine(2 as UInt64)
        case .instance(let instance): digest.combine(instance)
        }
    }
}

extension Permissions: Digestible {
    func add(to digest: inout StateDigest) {
        for permission in Permission.allCases { digest.combine(answers[permission]) }
    }
}

extension Container: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(UInt64(files.count))
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            digest.combine(name)
            digest.combine(bytes: bytes)
        }
        digest.combine(defaults)
    }
}

extension GroupIdentifier: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(app)
        digest.combine(name)
    }
}

extension KeychainItem: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(attributes.itemClass.rawValue)
        digest.combine(attributes.label)
        digest.combine(attributes.service)
        digest.combine(attributes.account)
        digest.combine(attributes.applicationLabel)
        digest.combine(bytes: attributes.data)
        digest.combine(owner.isClip)
        digest.combine(owner.identifier)
        digest.combine(isFromClip)
    }
}

extension Accounts.User: Digestible, Comparable {
    /// Orders people by team, then by identifier.
    public static func < (one: Self, other: Self) -> Bool {
        one.team == other.team ? one.identifier < other.identifier : one.team < other.team
    }

    func add(to digest: inout StateDigest) {
        digest.combine(team)
        digest.combine(identifier)
    }
}

extension Accounts.CredentialState: Digestible {
    func add(to digest: inout StateDigest) { digest.combine(rawValue) }
}

extension InstalledApp: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(app)
        digest.combine(traits.groups)
        digest.combine(traits.namesClip)
        digest.combine(signing.rawValue)
        digest.combine(isInMemory)
        digest.combine(wasLaunchedWarm)
        digest.combine(container)
        digest.combine(permissions)
    }
}
