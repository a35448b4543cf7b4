// SPDX-License-Identifier: Apache-2.0

import AppClipProject

/// A widget extension in the clip.
struct ClipWidget {
    /// The build phase that copies the extension into the clip.
    let embedding: ProjectTarget.Embedding
    /// The extension, in the clip's configuration.
    let target: ConfiguredTarget
}

extension LintContext {
    /// The widget extensions that the clip embeds, in the order of its build phases.
    ///
    /// An extension of unknown kind is left out.
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
