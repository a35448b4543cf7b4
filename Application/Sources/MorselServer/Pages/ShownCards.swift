// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry
internal import Synchronization

/// The clips whose advanced experiences have a card, by host, as long as nothing has changed.
///
/// Once a URL has led to an advanced experience, the rules of a visitor's device ask whether its
/// clip is associated with the host, and whether the clip's build can run. They ask nothing else of
/// the experience or the URL, but where the URL can be a generated link. So what was decided about
/// one URL holds for all that lead to experiences of the same clip on the same host.
final class ShownCards: Sendable {
    /// The most hosts of clips that are kept; beyond that all are dropped, at the cost of new
    /// decisions.
    private static let mostPlaces = 65_536

    private struct Place: Hashable {
        let host: HostName
        let clip: AppIdentifier
    }

    private struct State {
        /// The revision of the snapshot, which itself is not held: it may be large.
        var revision = Revision.none
        var places: [Place: CardClip] = [:]
        /// The clips of older snapshots too: the pages of one that has not changed stay good.
        var clips: [AppIdentifier: CardClip] = [:]
    }

    private let state = Mutex(State())

    /// The clip of an experience, if its cards are known to be shown on a host.
    func clip(
        of experience: AdvancedExperience,
        on host: HostName,
        in snapshot: RegistrySnapshot
    ) -> CardClip? {
        state.withLock { state in
            guard state.revision == snapshot.revision else { return nil }
            return state.places[Place(host: host, clip: experience.clip)]
        }
    }

    /// Keeps that the card of an experience is shown on a host, which has no generated links.
    func keep(
        _ card: CardPresentation,
        _ build: PublishedBuild,
        on host: HostName,
        in snapshot: RegistrySnapshot
    ) {
        let new = CardClip(card.clip, card.app, build)
        state.withLock { state in
            guard snapshot.revision >= state.revision else { return }
            if state.revision != snapshot.revision {
                state.revision = snapshot.revision
                state.places = [:]
            }
            if state.places.count >= Self.mostPlaces {
                state.places = [:]
                state.clips = [:]
            }
            let known = state.clips[card.clip]
            let clip = if let known, known == new { known } else { new }
            state.clips[card.clip] = clip
            state.places[Place(host: host, clip: card.clip)] = clip
        }
    }
}
