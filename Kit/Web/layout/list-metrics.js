// SPDX-License-Identifier: Apache-2.0

// Lengths of lists as on iOS 17. Documentation/layout.md says which of them were measured by others.

// Screens from this width on have the larger margin.
const wideScreen = 414;
export const wideMargin = 20;
const margin = (width) => (width < wideScreen ? 16 : wideMargin);

// By style: the space beside the sections, around the content of a row, and around headers and footers.
export function listMetrics(style, width) {
    const side = margin(width);
    const rowInsets = { top: 11, leading: side, bottom: 11, trailing: side };
    const rowHeight = 44;
    if (style === "plain" || style === "inset") {
        return {
            side: 0, rowInsets, rowHeight, top: 0, between: 0, bottom: 0,
            header: { top: 11, leading: side, bottom: 11, trailing: side },
            footer: { top: 11, leading: side, bottom: 11, trailing: side },
        };
    }
    const text = { leading: side, trailing: side };
    return {
        side: style === "grouped" ? 0 : side, rowInsets, rowHeight, top: 35, between: 35, bottom: 35,
        header: { top: 0, bottom: 7, ...text }, footer: { top: 7, bottom: 0, ...text },
    };
}
