// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject

/// A widget extension in the clip.
struct ClipWidget {
    /// How the clip copies it.
    let embedding: ProjectTarget.Embedding
    /// The extension, in the clip's configuration.
    let target: ConfiguredTarget
}

extension LintContext {
    /// The widget extensions that the clip embeds, in the order of its phases.
    ///
    /// An extension whose kind is not known is none of them.
    var widgets: [ClipWidget] {
        clip.target.embeddings.compactMap { embedding in
            guard embedding.isForPhones, let reference = embedding.target,
                let target = tree.configured(reference, configuration: configuration),
                target.kind == .appExtension,
                let point = target.infoPlist["NSExtension"]?["NSExtensionPointIdentifier"],
                point.string == "com.apple.widgetkit-extension"
            else { return nil }
            return ClipWidget(embedding: embedding, target: target)
        }
    }
}
