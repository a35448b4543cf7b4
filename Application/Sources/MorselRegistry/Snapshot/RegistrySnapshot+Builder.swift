// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

extension RegistrySnapshot {
    /// Builds a snapshot from what a registry stores.
    public struct Builder {
        private var clips: [AppIdentifier: Result<PublishedClip, RegistryError>] = [:]
        private var domains: [HostName: Result<Domain, RegistryError>] = [:]
        private var entitled = EntitledHosts()
        private var links = GeneratedLinkTargets()
        private var table = ExperienceTable()
        private var damaged: [AdvancedExperience.ID: Result<AdvancedExperience, RegistryError>] =
            [:]
        private var published: ExperienceIndex.Builder
        private var deactivated: [(RegisteredURL, AdvancedExperience.ID)] = []
        private var publishedCount = 0
        private let seed: UInt64

        /// Starts with nothing.
        ///
        /// - Parameter seed: The seed of the indexes, which is secret, so that nobody can register
        ///   URLs that collide.
        public init(seed: UInt64) {
            self.seed = seed
            published = ExperienceIndex.Builder(seed: seed)
        }

        /// Adds a clip.
        public mutating func add(
            _ identifier: AppIdentifier,
            _ clip: Result<PublishedClip, RegistryError>
        ) {
            clips[identifier] = clip
            links.insert(identifier)
            if case .success(let clip) = clip {
                entitled.insert(identifier, clip.build?.entitlement ?? [])
            }
        }

        /// Adds a host.
        public mutating func add(_ host: HostName, _ domain: Result<Domain, RegistryError>) {
            domains[host] = domain
        }

        /// Adds an experience; their numbers ascend.
        public mutating func add(_ experience: AdvancedExperience) {
            table.append(experience)
            switch experience.state {
            case .published:
                published.add(experience.url, experience.id)
                publishedCount += 1
            case .deactivated: deactivated.append((experience.url, experience.id))
            case .draft: break
            }
        }

        /// Adds an experience that cannot be read; with a URL, its invocations are answered with
        /// the error.
        public mutating func addDamaged(
            _ id: AdvancedExperience.ID,
            _ error: RegistryError,
            url: RegisteredURL?
        ) {
            damaged[id] = .failure(error)
            if let url { published.add(url, id) }
        }

        /// The snapshot.
        ///
        /// - Parameter revision: The revision of the moment in which all was read.
        /// - Returns: The snapshot.
        /// - Complexity: O(*n* log *n*) for *n* experiences.
        public consuming func finish(_ revision: Revision) -> RegistrySnapshot {
            var former = ExperienceIndex.Builder(seed: seed)
            // Of several that had the URL in turn, the last one is named.
            for (url, id) in deactivated.reversed() { former.add(url, id) }
            let entitled = entitled
            let sites = domains.mapValues { domain in
                domain.map { Site($0, clips: entitled.clips(naming: $0.host)) }
            }
            return RegistrySnapshot(
                revision: revision,
                publishedCount: publishedCount,
                published: LayeredExperienceIndex(published.finish()),
                deactivated: LayeredExperienceIndex(former.finish()),
                seed: seed,
                clips: clips,
                sites: sites,
                entitled: entitled,
                links: links,
                table: table,
                changed: damaged
            )
        }
    }

    /// A snapshot of an empty registry.
    public static let empty = Builder(seed: 0).finish(.none)
}
