// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// The surroundings of a code, in its plane.
public enum Ground: Sendable, Hashable {
    /// A single colour.
    case color(RGBColor)

    /// No surroundings: the image is transparent there.
    case clear

    /// A texture that is generated from a seed.
    case texture(Texture, seed: UInt64)

    /// A kind of texture.
    public enum Texture: Sendable, Hashable, CaseIterable {
        /// Colours that change smoothly, as of marble.
        case clouds
        /// Fine grain, as of plaster.
        case plaster
        /// Boards of wood.
        case boards
        /// Cloth with checks.
        case cloth
        /// Discs and rectangles of many colours and sizes.
        case clutter
        /// Lines of small dark marks on paper.
        case print
    }

    /// A white ground.
    public static let white = Ground.color(.white)

    /// The grey in the middle of the range.
    public static let gray = Ground.color(RGBColor(0x808080))
}
