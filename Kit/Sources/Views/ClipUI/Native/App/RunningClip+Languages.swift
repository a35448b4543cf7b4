// SPDX-License-Identifier: Apache-2.0

import AppClip

extension RunningClip {
    /// Sets the person's preferred languages, such as `de` or `pt-BR`, in descending order of preference.
    public func prefer(_ languages: [String]) {
        guard let best = languages.first else { return }
        let locale = Locale(identifier: best)
        renderer.surroundings.change { values in
            values.locale = locale
            let isRightToLeft = locale.language.characterDirection == .rightToLeft
            values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
