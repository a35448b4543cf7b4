// SPDX-License-Identifier: Apache-2.0

// The numbers in patches: the raw values of ElementKind, ElementKey and ClipEvent in Kit/Sources/Views/ClipUI.

// Each group is its first number, and the names that follow.
function table(...groups) {
    const names = [];
    for (const [first, words] of groups) words.split(" ").forEach((name, index) => { names[first + index] = name; });
    return names;
}

export const kindNames = table(
    [1, "text image shape spacer divider textField toggle slider datePicker picker progress colorWell placeholder"],
    [20, "hStack vStack zStack lazyHStack lazyVStack lazyVGrid lazyHGrid grid gridRow scrollView list section listRow"
        + " geometryReader viewThatFits customLayout box button link labeled menu"],
    [44, "swipeActions"],
    [45, "navigation screen toolbarItem tabs tab presentation"],
    [60, "padding frame flexibleFrame fixedSize aspectRatio offset position layoutPriority alignmentGuide background overlay"
        + " ignoresSafeArea safeAreaInset safeAreaPadding traits containerRelativeFrame coordinateSpace geometryReport"],
    [80, "effect clip mask gesture contentShape contextMenu"],
);

export const keyNames = table(
    [1, "text runs textStyle fontSize isScaled fontWeight fontDesign fontFamily fontTraits tracking baselineOffset underline"
        + " strikethrough textCase lineLimit reservedLines truncation minimumScaleFactor lineSpacing textAlignment isSelectable"],
    [24, "clock isRedacted typeScale"],
    [30, "paint stroke shape isEvenOdd tint secondPaint thirdPaint backgroundPaint"],
    [40, "asset symbol url naturalSize isResizable capInsets renderingMode imageScale symbolRendering symbolVariant"],
    [50, "alignment spacing verticalSpacing minLength tracks edges length insets width height minWidth idealWidth maxWidth"
        + " minHeight idealHeight maxHeight horizontal vertical ratio contentMode x y value axes guide edge regions count span"
        + " columns anchor unsizedAxes columnAlignment layoutValues name listStyle rowSpacing sectionSpacing minRowHeight"
        + " hasHeader hasFooter indicators hidesSeparator rowPaint scrollTarget"],
    [100, "guides scrolling scrollAnchor pinned hidesBackground rowEdits allowsFullSwipe reportsScrolls"],
    [110, "opacity blur shadow transform rotation3D blendMode brightness contrast saturation grayscale hueRotation colorInvert"
        + " zIndex isHidden animation transition contentTransition matched standingAnimation isUntouchable"],
    [130, "colorMultiply isGroup hoverEffect interpolation"],
    [140, "buttonStyle controlSize role isDisabled isOn isSecure prompt contentType keyboard capitalization submitLabel minimum"
        + " maximum step options selection style components destination gestures shortcut handlesSubmit"],
    [164, "reportsPresses sharedText fillsRow loads"],
    [169, "feedback"],
    [170, "title titleMode placement isBarHidden isBackHidden badge presentation detents isDismissDisabled dragIndicator message"
        + " colorScheme isStatusBarHidden barColorScheme barBackground isBottomBarHidden isTabBarHidden"],
    [200, "label hint accessibilityValue heading isLive isAccessibilityHidden isSelected identifier accessibilityChildren traits"
        + " language layoutDirection sortPriority actions isOnlySpoken ignoresInvertedColors"],
);

// What the person does, and what the page tells the clip.
export const events = {
    tap: 1, input: 2, change: 3, overlayClosed: 4, submit: 5, focus: 6, geometry: 7, gesture: 8, dismissed: 9, selected: 10,
    scrolled: 11, layout: 12, appearance: 13, scenePhase: 14, pressed: 15, loaded: 16,
    accessibility: 20, moved: 21,
};
