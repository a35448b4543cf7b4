// SPDX-License-Identifier: Apache-2.0

import MorselConsole

extension PageLanguage {
    /// The words of cards, for the previews of the console.
    var cardLabels: CardLabels {
        let card = words.card
        return CardLabels(
            language: tag,
            open: card.open,
            view: card.view,
            play: card.play,
            poweredBy: card.poweredBy
        )
    }
}
