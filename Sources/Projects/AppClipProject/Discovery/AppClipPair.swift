// SPDX-License-Identifier: Apache-2.0

/// An App Clip, and an app that embeds it.
///
/// Bundle identifiers are not considered: whether they match is checked elsewhere, and two apps can have the same one.
public struct AppClipPair: Sendable, Hashable {
    /// The relation between a clip and its app.
    public enum Basis: String, Sendable, Hashable {
        /// A build phase of the app copies the clip's product.
        case embedding
        /// The app depends on the clip, but does not copy it.
        case dependency
        /// The clip has no app.
        case none
    }

    /// The target of the clip.
    public let clip: TargetReference
    /// The target of the app; `nil` if there is none.
    public let app: TargetReference?
    /// The relation between clip and app.
    public let basis: Basis
    /// The build phase that copies the clip into the app; `nil` if there is none.
    public let embedding: ProjectTarget.Embedding?

    /// Returns all clips with their apps, in the order of projects and targets.
    ///
    /// - Complexity: O(number of targets, dependencies and copied products).
    static func all(in projects: [XcodeProject], places: [String: Int]) -> [AppClipPair] {
        let clips = projects.map { project in project.targets.filter(\.isAppClip) }
        // By the project and the id of the target or of its product: a proxy can name either.
        var found: [String: TargetReference] = [:]
        var byProduct: [String: [TargetReference]] = [:]
        for (index, project) in projects.enumerated() {
            for clip in clips[index] {
                let reference = project.reference(to: clip)
                let key = String(index) + "/"
                found[key + clip.id] = reference
                if let product = clip.product { found[key + product] = reference }
                if let name = clip.productName { byProduct[name, default: []].append(reference) }
            }
        }
        func clip(_ reference: TargetReference) -> TargetReference? {
            places[reference.project.lowercased()].flatMap {
                found[String($0) + "/" + reference.id]
            }
        }
        var pairs: [TargetReference: [AppClipPair]] = [:]
        var seen: Set<[TargetReference]> = []
        var later: [AppClipPair] = []
        for project in projects {
            for app in project.targets where app.kind == .app {
                let own = project.reference(to: app)
                for embedding in app.embeddings {
                    var target = embedding.target.flatMap(clip)
                    if target == nil, embedding.target == nil,
                        let same = byProduct[embedding.product], same.count == 1
                    {
                        target = same[0]
                    }
                    guard let target, seen.insert([target, own]).inserted else { continue }
                    pairs[target, default: []].append(
                        AppClipPair(clip: target, app: own, basis: .embedding, embedding: embedding)
                    )
                }
                for dependency in app.dependencies {
                    guard let target = dependency.target.flatMap(clip) else { continue }
                    later.append(
                        AppClipPair(clip: target, app: own, basis: .dependency, embedding: nil)
                    )
                }
            }
        }
        for pair in later
        where pairs[pair.clip]?.contains(where: { $0.basis == .embedding }) != true {
            guard let app = pair.app, seen.insert([pair.clip, app]).inserted else { continue }
            pairs[pair.clip, default: []].append(pair)
        }
        return projects.indices.flatMap { index in
            clips[index].flatMap { clip in
                let reference = projects[index].reference(to: clip)
                return pairs[reference]
                    ?? [AppClipPair(clip: reference, app: nil, basis: .none, embedding: nil)]
            }
        }
    }
}
