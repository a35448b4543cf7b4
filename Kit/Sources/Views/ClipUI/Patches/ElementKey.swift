// SPDX-License-Identifier: Apache-2.0

/// A property of an element.
///
/// Lengths are in points, angles in degrees. Patches contain the raw value.
package enum ElementKey: UInt8 {
    // MARK: Text

    /// The text of a text; the value of a field.
    case text = 1
    /// Several runs: a list of lists, each a text and then pairs of a key of this group and its value.
    case runs
    /// A text style, 1 large title to 11 smaller caption: its size follows the person's text size.
    case textStyle
    /// A size in points, instead of a text style.
    case fontSize
    /// A flag: a size in points follows the person's text size.
    case isScaled
    /// 100 to 900.
    case fontWeight
    /// 1 serif, 2 rounded, 3 monospaced.
    case fontDesign
    /// The name of a font family.
    case fontFamily
    /// A sum: 1 italic, 2 digits of equal width, 4 small capitals for lowercase letters, 8 condensed,
    /// 16 small capitals for uppercase letters.
    case fontTraits
    case tracking, baselineOffset
    /// A paint, or true for the paint of the text.
    case underline, strikethrough
    /// 1 upper case, 2 lower case.
    case textCase
    case lineLimit, reservedLines
    /// 1 head, 2 middle, 3 tail.
    case truncation
    case minimumScaleFactor, lineSpacing
    /// 1 leading, 2 center, 3 trailing.
    case textAlignment
    /// A flag: the person can select the text.
    case isSelectable
    /// A date that is updated: [style, start, end or none, whether it counts down, whether it shows hours], in seconds
    /// since 1970; styles: 1 relative, 2 offset, 3 timer. The page updates the text.
    case clock = 24
    /// Texts and images are drawn as grey boxes.
    case isRedacted = 25
    /// The factor of the text size relative to the default, in place of the person's setting.
    case typeScale = 26

    // MARK: Paint

    /// The paint of a text, a symbol or a shape. A paint is an integer: 0xRRGGBBAA or, with only bits 8 to 15 set, an
    /// adaptive colour; or a list: [1, paint, opacity], [2, paint in light, paint in dark], [3, stops, x, y, x, y]
    /// linear, [4, stops, x, y, r, r] radial, [5, stops, x, y, angle, angle] angular, [6, stops, x, y, r, r]
    /// elliptical, [7, 1…5] materials from ultra thin to ultra thick, [10, name or address, whether it is a name,
    /// factor] an image that is tiled. Stops are pairs of a paint and a location from 0 to 1; x and y are fractions of
    /// the bounds.
    case paint = 30
    /// A stroke: [paint, width, cap 0 butt 1 round 2 square, join 0 miter 1 round 2 bevel, miter limit, dashes, phase,
    /// whether inside of the edge].
    case stroke
    /// A shape: [0] rectangle, [1, width, height] rounded rectangle with its radii, [2] capsule, [3] circle, [4]
    /// ellipse, [5, top leading, bottom leading, bottom trailing, top trailing] uneven, [6, commands] a path in points,
    /// [7, shape, length] inset, [8, shape, from, to] trimmed, [9, shape, a, b, c, d, x, y] transformed: an affine
    /// transformation about the centre, [10, width, height, commands] a path created for a size: the page sends a
    /// `geometry` event when the size changes.
    /// Commands are numbers: 0 x y move, 1 x y line, 2 x y x y quadratic, 3 x y x y x y cubic, 4 close.
    case shape
    case isEvenOdd
    /// The tint of controls: a paint.
    case tint
    /// The paints of the second and third level, for symbols with several colours.
    case secondPaint = 35
    case thirdPaint
    /// The paint of backgrounds without a paint of their own.
    case backgroundPaint

    // MARK: Images

    /// The name of an image among the clip's assets.
    case asset = 40
    case symbol
    /// A URL: a data URL, or that of an image on the web.
    case url
    /// The natural size: [width, height].
    case naturalSize
    case isResizable
    /// Four lengths: top, leading, bottom, trailing.
    case capInsets
    /// 1 template, 2 original.
    case renderingMode
    /// 1 small, 2 medium, 3 large.
    case imageScale
    /// 1 monochrome, 2 hierarchical, 3 palette, 4 multicolor.
    case symbolRendering
    /// A sum: 1 fill, 2 slash, 4 circle, 8 square, 16 rectangle.
    case symbolVariant

    // MARK: Layout: the parameters of Documentation/layout.md

    case alignment = 50
    case spacing, verticalSpacing, minLength, tracks
    /// A sum: 1 top, 2 leading, 4 bottom, 8 trailing.
    case edges
    case length, insets, width, height
    case minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
    case horizontal, vertical, ratio
    /// 1 fit, 2 fill.
    case contentMode
    case x, y, value
    /// A sum: 1 horizontal, 2 vertical.
    case axes
    case guide, edge, regions, count, span
    case columns, anchor, unsizedAxes, columnAlignment, layoutValues, name
    case listStyle, rowSpacing, sectionSpacing, minRowHeight, hasHeader, hasFooter
    /// The visibility of scroll bars: 0 automatic, 1 visible, 2 hidden.
    case indicators
    case hidesSeparator, rowPaint
    /// The identifier of the view to which a scroll view scrolls, and an anchor; or 0 and an offset of one or both axes.
    case scrollTarget

    /// The formulas of the clip's own guides: pairs of a name and a formula like that of an alignment guide.
    case guides = 100
    /// The behaviour of a scroll view: a sum of 1 disabled, 2 without clipping, 4 by pages, 8 from view to view, 16
    /// only if its content is larger, 32 closes the keyboard at once, 64 closes it with the finger.
    case scrolling
    /// The initial position of a scroll view: an anchor.
    case scrollAnchor
    /// The headers and footers that stay visible: a sum of 1 headers and 2 footers of sections.
    case pinned
    /// A scroll view or a list has no background of its own.
    case hidesBackground
    /// The edits that the person can make to a row: a sum of 1 delete and 2 move; 4 while the list is edited.
    case rowEdits
    /// A flag: a full swipe performs the first action.
    case allowsFullSwipe
    /// A flag: the scroll view reports how it is scrolled.
    case reportsScrolls

    // MARK: Effects

    case opacity = 110
    case blur
    /// A list of shadows: paint, radius, x, y each.
    case shadow
    /// [a, b, c, d, x, y, anchor x, anchor y], and for a rotation its angle, which can be more than a full rotation.
    case transform
    /// [angle, x, y, z, anchor x, anchor y, perspective].
    case rotation3D
    /// The number of a blend mode.
    case blendMode
    case brightness, contrast, saturation, grayscale, hueRotation, colorInvert, zIndex
    /// The view is hidden, without changing the layout.
    case isHidden
    /// The animation of changes in the view in this batch, including insertions and removals; on the screen itself: of
    /// the changes that follow in the batch, while the changes before are drawn first.
    ///
    /// [curve, duration, delay, number of runs or 0, whether every second run goes back, …]; curves: 0 none, 1 linear,
    /// 2 ease in, 3 ease out, 4 ease in and out, 5 a spring with its response, damping fraction and velocity, 6 a
    /// Bézier curve with its control points.
    case animation
    /// The transition of a view: [1] fades, [2, edge] moves, [3, scale, x, y] scales from an anchor, [4, x, y] is
    /// offset, [6, edge] moves and fades, [7, …] several, [8, insertion, removal], [9] at once, [10, transition,
    /// animation], [11, pairs of a key and its value] has effects.
    case transition
    /// The transition of a text: 1 at once, 2 and 3 fading, 4 up, 5 down, 6 up or down as its number does.
    case contentTransition
    /// The match of a view that appears with one that disappears: [number of its name, 1 position and 2 size].
    case matched
    /// The animation of all changes in a view.
    case standingAnimation
    /// A flag: the view takes neither taps nor other gestures.
    case isUntouchable
    /// A paint by which colours are multiplied.
    case colorMultiply = 130
    /// A flag: the content is drawn on its own before the effects around it.
    case isGroup
    /// The effect of a pointer above the view: 1 highlights it, 2 lifts it.
    case hoverEffect
    /// The scaling of an image: 1 without interpolation.
    case interpolation

    // MARK: Controls

    /// 1 bordered, 2 prominent, 3 plain, 4 borderless; 0 automatic.
    case buttonStyle = 140
    /// 1 mini, 2 small, 3 regular, 4 large, 5 extra large.
    case controlSize
    /// 1 destructive, 2 cancel, 3 close, 4 confirm.
    case role
    case isDisabled, isOn, isSecure, prompt
    /// HTML's `autocomplete`, `inputmode` and `autocapitalize`.
    case contentType, keyboard, capitalization
    /// The label of the Return key: 1 done, 2 go, 3 send, 4 join, 5 route, 6 search, 7 return, 8 next, 9 continue.
    case submitLabel
    case minimum, maximum, step
    /// Pairs of a text and whether it can be selected.
    case options
    case selection
    /// The number of a style of a picker, a date picker, a progress view, a field, a tab view.
    case style
    case components
    case destination
    /// The gestures that the page recognizes, a list each: [0] none in the views inside, [1, mode, count, space] taps,
    /// [3, mode, seconds, points] a long press, [4, mode, points, space] a drag, [5, mode] a pinch, [6, mode] a
    /// rotation, [8, mode] a pointer above; modes: 0 if no view inside takes the same gesture, 1 in any case, 2 before
    /// views inside.
    case gestures
    case shortcut
    /// A flag: the clip itself handles Return in a field; otherwise Return also presses the prominent button.
    case handlesSubmit
    /// A flag: the page reports when the button is pressed.
    case reportsPresses = 164
    /// The text or URL that a link shares.
    case sharedText = 165
    /// A flag: the button is the action of its row in a list.
    case fillsRow = 166
    /// The URL of an image that the page loads for the view, and reports.
    case loads = 167
    /// On the screen itself: haptic feedback. 1 success, 2 warning, 3 error, 4 selection, 5 impact.
    case feedback = 169

    // MARK: Screens

    case title = 170
    /// 1 inline, 2 large.
    case titleMode
    case placement, isBarHidden, isBackHidden, badge, presentation, detents, isDismissDisabled,
        dragIndicator, message
    case colorScheme, isStatusBarHidden
    /// The colour scheme of bars: 1 light, 2 dark.
    case barColorScheme = 183
    /// 0 automatic, 1 visible, 2 hidden.
    case barBackground
    case isBottomBarHidden, isTabBarHidden

    // MARK: Accessibility and identity

    case label = 200
    case hint, accessibilityValue
    /// The level of a heading, 1 to 6.
    case heading
    /// Changes of the view are spoken.
    case isLive
    case isAccessibilityHidden, isSelected
    /// An identifier for tests.
    case identifier
    /// The treatment of children: 1 ignored, 2 combined, 3 contained.
    case accessibilityChildren
    /// Traits as a sum: 1 button, 2 link, 4 image, 8 search field, 16 static text, 32 modal, 64 toggle; times 2¹⁶ for
    /// those that are removed.
    case traits
    case language
    /// 1 right to left.
    case layoutDirection
    case sortPriority
    /// An action: its kind and its name. 1 default, 2 escape, 3 magic tap, 4 named, 5 increment and decrement, 6 a
    /// rotor, with the names of its entries.
    case actions
    /// The view is not drawn, and takes no taps.
    case isOnlySpoken
    /// The colours are kept where those of the screen are inverted.
    case ignoresInvertedColors

    // MARK: Within the library

    /// The styles of a kind of control: `style` of the elements of that kind.
    case pickerStyle = 240
    case datePickerStyle, progressStyle, fieldStyle
    /// A flag: the labels of controls are only for assistive technology.
    case hidesLabels

    /// A font: pairs of a key of the first group and its value. It is not in patches.
    case font = 255
}
