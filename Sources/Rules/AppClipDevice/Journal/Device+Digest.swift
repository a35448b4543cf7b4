// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

extension Device {
    /// A digest of the complete state.
    ///
    /// - Complexity: O(size of the state).
    public var digest: StateDigest {
        var digest = StateDigest()
        digest.combine(now)
        digest.combine(state)
        digest.combine(settings)
        digest.combine(screen)
        digest.combine(clips)
        digest.combine(apps)
        digest.combine(groups)
        digest.combine(keychain.items)
        digest.combine(accounts.states)
        digest.combine(publicDatabases)
        digest.combine(caches)
        digest.combine(launchCount)
        return digest
    }
}

extension DeviceState: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(system)
        digest.combine(languages)
        digest.combine(installedApps)
        digest.combine(isPrivateBrowsing)
        digest.combine(areClipsForbidden)
        digest.combine(isMessageSenderKnown)
        digest.combine(hostsWithoutPageCard)
        digest.combine(latestLaunches)
        digest.combine(cachedClips)
        digest.combine(localExperiences)
        digest.combine(position)
        digest.combine(suggestionDistance)
    }
}

extension DeviceSettings: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(region)
        digest.combine(zone.firstOffset)
        for transition in zone.transitions {
            digest.combine(transition.time)
            digest.combine(transition.offset)
        }
        digest.combine(isLocationServicesOn)
        digest.combine(retention)
        digest.combine(cacheLifetime)
        digest.combine(launchBannerDuration)
    }
}

extension Screen: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(card)
        switch foreground {
        case nil: digest.combine(0 as UInt64)
        case .clip(let clip, let instance)?:
            digest.combine(1 as UInt64)
            digest.combine(clip)
            digest.combine(instance)
        case .app(let app)?:
            digest.combine(2 as UInt64)
            digest.combine(app)
        }
        digest.combine(launchBannerEnd)
        digest.combine(isOverlayShown)
    }
}

extension ShownCard: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(presentation.clip)
        digest.combine(presentation.app)
        digest.combine(presentation.title)
        digest.combine(presentation.subtitle)
        digest.combine(presentation.language)
        digest.combine(presentation.verb.rawValue)
        digest.combine(presentation.image)
        switch presentation.experience {
        case .standard(let version): digest.combine(version)
        case .advanced(let id): digest.combine(id.rawValue)
        case .local: digest.combine(true)
        }
        digest.combine(presentation.isPoweredBy)
        digest.combine(presentation.hasLimitedPreview)
        digest.combine(presentation.activity.webpageURL)
        digest.combine(invocation.source.rawValue)
        digest.combine(invocation.url)
        digest.combine(invocation.time)
        digest.combine(position)
        digest.combine(notes.notifications)
        digest.combine(notes.location)
        digest.combine(signing.rawValue)
        digest.combine(traits)
        digest.combine(version)
        digest.combine(page)
        digest.combine(hasDownloaded)
    }
}

extension Caches: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(UInt64(responses.count))
        for (url, response) in responses.sorted(by: { $0.key.text < $1.key.text }) {
            digest.combine(url)
            digest.combine(response.time)
            for experience in [response.advanced, response.deactivated] {
                digest.combine(experience?.id.rawValue ?? -1)
            }
        }
        digest.combine(UInt64(associations.count))
        for association in associations {
            digest.combine(association.time)
            digest.combine(association.host)
            digest.combine(association.clip)
            digest.combine(association.status == .verified)
            digest.combine(association.status.domainStatus?.rawValue)
        }
    }
}

// MARK: - Shared values

extension Timestamp: Digestible {
    func add(to digest: inout StateDigest) { digest.combine(secondsSince1970) }
}

extension SystemVersion: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(major)
        digest.combine(minor)
        digest.combine(patch)
    }
}

extension Language: Digestible {
    func add(to digest: inout StateDigest) { digest.combine(tag) }
}

extension HostName: Digestible {
    func add(to digest: inout StateDigest) { digest.combine(text) }
}

extension InvocationURL: Digestible {
    func add(to digest: inout StateDigest) { digest.combine(text) }
}

extension AppIdentifier: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(prefix)
        digest.combine(bundle.text)
    }
}

extension Place: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(latitude)
        digest.combine(longitude)
    }
}

extension App: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(identifier)
        digest.combine(name)
        digest.combine(storeNumber ?? -1)
    }
}
