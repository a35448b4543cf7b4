// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

extension RegistrySnapshot {
    /// Builds a snapshot from the contents of a registry.
    public struct Builder {
        private var clips: [AppIdentifier: Result<PublishedClip, RegistryError>] = [:]
        private var domains: [HostName: Result<Domain, RegistryError>] = [:]
        private var entitled = EntitledHosts()
        private var links = GeneratedLinkTargets()
        private let seed: UInt64
        private let shared = SharedTexts()
        private let table = ExperienceTableWriter()
        private var entries: SnapshotEntries

        /// The experiences that are added one by one.
        private var page: SnapshotPage

        /// Creates an empty builder.
        ///
        /// - Parameter seed: The seed of the indexes, which is secret, so that nobody can register
        ///   URLs that collide.
        public init(seed: UInt64) {
            self.seed = seed
            entries = SnapshotEntries(seed: seed)
            page = SnapshotPage(seed: seed, shared)
        }

        /// Adds a clip.
        public mutating func add(
            _ identifier: AppIdentifier,
            _ clip: Result<PublishedClip, RegistryError>
        ) {
            clips[identifier] = clip
            links.insert(identifier)
            if case .success(let clip) = clip {
                entitled.insert(clip)
            }
        }

        /// Adds a host.
        public mutating func add(_ host: HostName, _ domain: Result<Domain, RegistryError>) {
            domains[host] = domain
        }

        /// Adds an experience; numbers must be in ascending order.
        public mutating func add(_ experience: AdvancedExperience) {
            page.add(shared.packed(experience))
            if page.count == 1_000 { addPage() }
        }

        private mutating func addPage() {
            let page = page
            self.page = emptyPage
            add(page)
        }

        /// An empty page for experiences of this snapshot.
        package var emptyPage: SnapshotPage { SnapshotPage(seed: seed, shared) }

        /// Adds a page of experiences; numbers must be in ascending order.
        package mutating func add(_ page: SnapshotPage) {
            table.append(page.records)
            entries.add(contentsOf: page.entries)
        }

        /// Returns the snapshot.
        ///
        /// - Parameter revision: The revision of the state that was read.
        /// - Returns: The snapshot.
        /// - Complexity: O(*n* log *n*) for *n* experiences.
        public consuming func finish(_ revision: Revision) -> RegistrySnapshot {
            addPage()
            let entries = entries
            // The entries are released, so that they are not in memory twice while the indexes are
            // built.
            self.entries = SnapshotEntries(seed: seed)
            let base = (consume entries).finish(revision) { table.finish(shared.texts) }
            return finish(base)
        }

        /// Returns the snapshot with the experiences of another one.
        consuming func finish(_ base: SnapshotBase) -> RegistrySnapshot {
            let entitled = entitled
            let sites = domains.mapValues { domain in
                domain.map { Site($0, entitled.members(of: $0.host)) }
            }
            return RegistrySnapshot(
                revision: base.revision,
                publishedCount: base.publishedCount,
                seed: seed,
                clips: clips,
                sites: sites,
                entitled: entitled,
                links: links,
                base: base,
                settled: .none,
                recent: .none
            )
        }
    }

    /// A snapshot of an empty registry.
    public static let empty = Builder(seed: 0).finish(.none)
}
