import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// What a device fetched from store and verifier, with the time, and believes for a while (rule
/// C-50, question O-08).
///
/// A device keeps what it was told about the URLs met last. What changes in the store or on a
/// website within that time is not seen; experiences can be forgotten by hand, associations cannot.
public struct Caches: Sendable, Hashable {
    /// The most entries of each kind; the oldest goes.
    public static let capacity = 128

    /// An answer of the store about a URL.
    struct Answer: Sendable, Hashable {
        let time: Timestamp
        let advanced: AdvancedExperience?
        let deactivated: AdvancedExperience?
    }

    /// An answer of the verifier about a clip and a host.
    struct Association: Sendable, Hashable {
        let time: Timestamp
        let host: HostName
        let clip: AppIdentifier
        let status: AssociationStatus
    }

    var answers: [InvocationURL: Answer] = [:]
    var associations: [Association] = []

    /// Nothing was fetched.
    init() {}

    /// Forgets experiences: Clear Experience Cache.
    mutating func clearExperiences() { answers.removeAll() }

    /// What the device believes where that differs from what store and verifier say now.
    struct Belief {
        /// The world as the device believes it.
        let world: World

        /// The time of the store's answer, where it is an earlier one that says something else.
        let answerTime: Timestamp?
    }

    /// Replaces what is old, keeps what is new, and says what the device believes.
    ///
    /// - Parameters:
    ///   - world: What store and verifier say now.
    ///   - url: The URL.
    ///   - now: The time.
    ///   - lifetime: For how many seconds an answer is believed.
    /// - Returns: What the device believes; `nil` where that is `world`, so that nothing is copied.
    mutating func belief(
        about world: World,
        for url: InvocationURL,
        at now: Timestamp,
        lifetime: Int64
    ) -> Belief? {
        let offers = resolveAssociations(
            of: world.offers,
            for: url,
            at: now,
            lifetime: lifetime
        )
        var answer: Answer?
        if let known = answers[url], now < known.time + lifetime, world.isAble(toServe: known) {
            let isSame =
                known.advanced == world.advanced && known.deactivated == world.deactivated
            if !isSame { answer = known }
        } else {
            remember(world, for: url, at: now)
        }
        guard offers != nil || answer != nil else { return nil }
        var believed = world
        if let offers { believed.offers = offers }
        if let answer {
            believed.advanced = answer.advanced
            believed.deactivated = answer.deactivated
        }
        return Belief(world: believed, answerTime: answer?.time)
    }

    private mutating func remember(_ world: World, for url: InvocationURL, at now: Timestamp) {
        if answers.count >= Self.capacity, answers[url] == nil {
            let oldest = answers.min { one, other in
                one.value.time == other.value.time
                    ? one.key.text < other.key.text : one.value.time < other.value.time
            }
            if let oldest { answers[oldest.key] = nil }
        }
        answers[url] = Answer(
            time: now,
            advanced: world.advanced,
            deactivated: world.deactivated
        )
    }

    /// The offers with what is believed of their associations; `nil` where that is what the
    /// verifier says now, so that nothing is copied.
    private mutating func resolveAssociations(
        of offers: [World.Offer],
        for url: InvocationURL,
        at now: Timestamp,
        lifetime: Int64
    ) -> [World.Offer]? {
        var believed: [World.Offer]?
        for index in offers.indices {
            let clip = offers[index].clip.identifier
            let place = associations.firstIndex { $0.clip == clip && url.isOn($0.host) }
            if let place, now < associations[place].time + lifetime {
                let status = associations[place].status
                guard offers[index].association != status else { continue }
                var changed = believed ?? offers
                changed[index].association = status
                believed = changed
                continue
            }
            if let place { associations.remove(at: place) }
            if associations.count >= Self.capacity { associations.removeFirst() }
            associations.append(
                Association(
                    time: now,
                    host: url.host,
                    clip: clip,
                    status: offers[index].association
                )
            )
        }
        return believed
    }
}

extension World {
    /// Whether what was known about the URL can still be shown: its clip is offered.
    fileprivate func isAble(toServe answer: Caches.Answer) -> Bool {
        guard let clip = answer.advanced?.clip else { return true }
        return offers.contains { $0.clip.identifier == clip }
    }
}
