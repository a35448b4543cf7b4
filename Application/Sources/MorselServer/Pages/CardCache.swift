// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import MorselRegistry
import Synchronization

/// A cache of the clips whose advanced experiences have a card, by host, valid until the registry changes;
/// and of the parts of their pages that the cards of a clip have in common.
///
/// Once a URL has led to an advanced experience, the rules of a visitor's device check whether its
/// clip is associated with the host, and whether the clip's build can run. They check nothing else
/// about the experience or the URL, unless the URL can be a generated link. So the decision about
/// one URL is valid for all that lead to experiences of the same clip on the same host.
final class CardCache: Sendable {
    /// The maximum number of pairs of a host and a clip that are kept; beyond it, all are dropped,
    /// at the cost of new decisions.
    private static let mostPlaces = 65_536

    /// The maximum number of kinds of cards whose pages are kept, of about 4 KB each; beyond it, all are
    /// dropped.
    private static let mostKinds = 2_048

    private struct Place: Hashable {
        let host: HostName
        let clip: AppIdentifier
    }

    private struct State {
        /// The revision of the snapshot; the snapshot itself is not kept, since it may be large.
        var revision = Revision.none
        var places: [Place: CardClip] = [:]
        /// The clips, also those of older snapshots: the pages of a clip that has not changed stay valid.
        var clips: [AppIdentifier: CardClip] = [:]
        var frames: [CardModel.Kind: Frame] = [:]
    }

    /// The page of a kind, with its clip, whose `ObjectIdentifier` could otherwise be reused for another one.
    private struct Frame {
        let clip: CardClip
        let page: PageSegments
    }

    private let state = Mutex(State())
    private let template = CardPageTemplate()

    /// Returns the clip of an experience, if its cards are known to be shown on a host; `nil` otherwise.
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

    /// Records that the card of an experience is shown on a host, which has no generated links.
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

    /// Returns the page of a card.
    ///
    /// - Parameters:
    ///   - model: The values of the card.
    ///   - keepsKind: Whether more cards of the same ``CardClip`` are expected: then the texts of the
    ///     clip are filled in once for each kind of its cards, and here those of the card alone.
    /// - Returns: The page.
    func page(_ model: CardModel, keepsKind: Bool = false) -> SiteResponse {
        let buffer =
            keepsKind
            ? frame(of: model).filled(with: model.texts { $0.isOfOneCard })
            : template.segments(for: model).filled(with: model.texts { _ in true })
        var response = SiteResponse(contentType: "text/html; charset=utf-8", body: .memory(buffer))
        response.policy = .page
        return response
    }

    private func frame(of model: CardModel) -> PageSegments {
        let kind = model.kind
        if let page = state.withLock({ $0.frames[kind]?.page }) { return page }
        let texts = model.texts { !$0.isOfOneCard }
        let page = template.segments(for: model)
            .filled(with: texts) { !CardModel.Text.allCases[$0].isOfOneCard }
        state.withLock { state in
            if state.frames.count >= Self.mostKinds { state.frames = [:] }
            state.frames[kind] = Frame(clip: model.clip, page: page)
        }
        return page
    }
}
