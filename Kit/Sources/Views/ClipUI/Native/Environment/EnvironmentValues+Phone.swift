// SPDX-License-Identifier: Apache-2.0

// Values that the phone reports, and that a view can override for the views in it.

private struct Override<Value, Marker>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

private enum ColorSchemeMarker {}
private enum ScenePhaseMarker {}
private enum HorizontalMarker {}
private enum VerticalMarker {}
private enum TypeSizeMarker {}
private enum DirectionMarker {}
private enum LocaleMarker {}
private enum CalendarMarker {}
private enum TimeZoneMarker {}
private enum ScaleMarker {}

extension EnvironmentValues {
    /// Light or dark appearance.
    public var colorScheme: ColorScheme {
        get { self[Override<ColorScheme, ColorSchemeMarker>.self] ?? surroundings.colorScheme }
        set { self[Override<ColorScheme, ColorSchemeMarker>.self] = newValue }
    }

    /// The state of the scene: active, inactive or in the background.
    public var scenePhase: ScenePhase {
        get { self[Override<ScenePhase, ScenePhaseMarker>.self] ?? surroundings.scenePhase }
        set { self[Override<ScenePhase, ScenePhaseMarker>.self] = newValue }
    }

    /// The horizontal size class: compact for a narrow screen.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get {
            self[Override<UserInterfaceSizeClass?, HorizontalMarker>.self]
                ?? surroundings.horizontalSizeClass
        }
        set { self[Override<UserInterfaceSizeClass?, HorizontalMarker>.self] = .some(newValue) }
    }

    /// The vertical size class: compact for a low screen.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get {
            self[Override<UserInterfaceSizeClass?, VerticalMarker>.self]
                ?? surroundings.verticalSizeClass
        }
        set { self[Override<UserInterfaceSizeClass?, VerticalMarker>.self] = .some(newValue) }
    }

    /// The person's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Override<DynamicTypeSize, TypeSizeMarker>.self] ?? surroundings.dynamicTypeSize }
        set { self[Override<DynamicTypeSize, TypeSizeMarker>.self] = newValue }
    }

    /// The person's text size, in UIKit's terms.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }

    /// The direction in which lines are written.
    public var layoutDirection: LayoutDirection {
        get {
            self[Override<LayoutDirection, DirectionMarker>.self] ?? surroundings.layoutDirection
        }
        set { self[Override<LayoutDirection, DirectionMarker>.self] = newValue }
    }

    /// The language and the region.
    public var locale: Locale {
        get { self[Override<Locale, LocaleMarker>.self] ?? surroundings.locale }
        set { self[Override<Locale, LocaleMarker>.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[Override<Calendar, CalendarMarker>.self] ?? .current }
        set { self[Override<Calendar, CalendarMarker>.self] = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[Override<TimeZone, TimeZoneMarker>.self] ?? .current }
        set { self[Override<TimeZone, TimeZoneMarker>.self] = newValue }
    }

    /// The number of pixels in a point.
    public var displayScale: CGFloat {
        get { self[Override<CGFloat, ScaleMarker>.self] ?? surroundings.displayScale }
        set { self[Override<CGFloat, ScaleMarker>.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether the person wants less motion.
    public var accessibilityReduceMotion: Bool { surroundings.reducesMotion }

    /// Whether the person wants less transparency; always `false` so far.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether colours must not be the only difference; always `false` so far.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether VoiceOver is running; always `false`, because a page cannot know.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether controls respond to the person.
    public var isEnabled: Bool {
        get { !(environment?.isDisabled ?? false) }
        set { environment = environment?.disabled(!newValue) }
    }
}
