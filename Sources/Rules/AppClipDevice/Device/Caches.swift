// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// The responses of the store and the verifier that a device fetched, with their times; it reuses
/// them for a while (rule C-50, question O-08).
///
/// A device caches the responses for the most recent URLs. It does not notice changes in the store
/// or on a website within that time. Cached experiences can be cleared manually, associations
/// cannot.
public struct Caches: Sendable, Hashable {
    /// The maximum number of entries of each kind; the oldest is evicted.
    public static let capacity = 128

    /// The store's response for a URL.
    struct StoreResponse: Sendable, Hashable {
        let time: Timestamp
        let advanced: AdvancedExperience?
        let deactivated: AdvancedExperience?
    }

    /// The verifier's response for a clip and a host.
    struct Association: Sendable, Hashable {
        let time: Timestamp
        let host: HostName
        let offer: World.Offer

        var clip: AppIdentifier { offer.clip.identifier }
        var status: AssociationStatus { offer.association }
    }

    var responses: [InvocationURL: StoreResponse] = [:]
    var associations: [Association] = []

    /// Creates empty caches.
    init() {}

    /// Removes all cached experiences, as Clear Experience Cache does.
    mutating func clearExperiences() { responses.removeAll() }

    /// The cached data on which the device bases a decision, if it differs from the current
    /// responses.
    struct CachedView {
        /// The world with the cached responses in place of the current ones.
        let world: World

        /// The time of the earliest response that is used in place of a different current one.
        let responseTime: Timestamp
    }

    /// Replaces expired entries, keeps fresh ones, and returns the data on which the device bases
    /// its decision.
    ///
    /// - Parameters:
    ///   - world: The current responses of store and verifier.
    ///   - url: The URL.
    ///   - now: The current time.
    ///   - lifetime: The time for which a response is reused, in seconds.
    /// - Returns: The cached view, or `nil` if it equals `world`, so that nothing is copied.
    mutating func cachedView(
        of world: World,
        for url: InvocationURL,
        at now: Timestamp,
        lifetime: Int64
    ) -> CachedView? {
        let offers = resolveAssociations(
            of: world.offers,
            for: url,
            at: now,
            lifetime: lifetime
        )
        var response: StoreResponse?
        if let known = responses[url], now < known.time + lifetime, world.canUse(known) {
            let isSame =
                known.advanced == world.advanced && known.deactivated == world.deactivated
            if !isSame { response = known }
        } else {
            remember(world, for: url, at: now)
        }
        guard let time = [offers?.time, response?.time].compactMap(\.self).min() else { return nil }
        var cached = world
        if let offers { cached.offers = offers.offers }
        if let response {
            cached.advanced = response.advanced
            cached.deactivated = response.deactivated
        }
        return CachedView(world: cached, responseTime: time)
    }

    private mutating func remember(_ world: World, for url: InvocationURL, at now: Timestamp) {
        if responses.count >= Self.capacity, responses[url] == nil {
            let oldest = responses.min { one, other in
                one.value.time == other.value.time
                    ? one.key.text < other.key.text : one.value.time < other.value.time
            }
            if let oldest { responses[oldest.key] = nil }
        }
        responses[url] = StoreResponse(
            time: now,
            advanced: world.advanced,
            deactivated: world.deactivated
        )
    }

    /// Returns the offers with their cached associations, and the time of the earliest of these;
    /// `nil` if they equal the current report of the verifier, so that nothing is copied.
    ///
    /// A clip that the host's file no longer names is still offered while its association is cached.
    private mutating func resolveAssociations(
        of offers: [World.Offer],
        for url: InvocationURL,
        at now: Timestamp,
        lifetime: Int64
    ) -> (offers: [World.Offer], time: Timestamp)? {
        var cached: (offers: [World.Offer], time: Timestamp)?
        for index in offers.indices {
            let clip = offers[index].clip.identifier
            let place = associations.firstIndex { $0.clip == clip && url.isOn($0.host) }
            if let place, now < associations[place].time + lifetime {
                let known = associations[place]
                guard offers[index].association != known.status else { continue }
                var changed = cached?.offers ?? offers
                changed[index].association = known.status
                cached = (changed, min(cached?.time ?? known.time, known.time))
                continue
            }
            if let place { associations.remove(at: place) }
            if associations.count >= Self.capacity { associations.removeFirst() }
            associations.append(
                Association(
                    time: now,
                    host: url.host,
                    offer: offers[index]
                )
            )
        }
        for known in associations
        where known.status == .verified && url.isOn(known.host) && now < known.time + lifetime {
            guard !offers.contains(where: { $0.clip.identifier == known.clip }) else { continue }
            cached = (
                (cached?.offers ?? offers) + [known.offer],
                min(cached?.time ?? known.time, known.time)
            )
        }
        return cached
    }
}

extension World {
    /// Whether a cached response can still be used: its clip is among the offers.
    fileprivate func canUse(_ response: Caches.StoreResponse) -> Bool {
        guard let clip = response.advanced?.clip else { return true }
        return offers.contains { $0.clip.identifier == clip }
    }
}
