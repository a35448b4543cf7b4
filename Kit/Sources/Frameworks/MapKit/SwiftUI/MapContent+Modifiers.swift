// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// Content of a map with a modifier.
nonisolated public struct ModifiedMapContent<Content>: PrimitiveMapContent {
    let box: ViewBox

    /// Returns the list of the modified content.
    public func boxedList() -> ViewBox { box }
}

nonisolated extension MapContent {
    private func modified<Result: View>(_ change: (BoxedView) -> Result) -> ModifiedMapContent<Self>
    {
        ModifiedMapContent(box: change(BoxedView(boxedList())).boxed())
    }

    /// Identifies the content in the selection of the map.
    public func tag<Value: Hashable>(_ tag: Value) -> some MapContent {
        modified { $0.environment(\.mapTag, AnyHashable(tag)) }
    }

    /// Sets the colour of markers.
    public func tint(_ color: Color?) -> some MapContent { modified { $0.tint(color) } }

    /// Sets the style of shapes, and of their text in the list.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
        modified { $0.foregroundStyle(style) }
    }

    /// Sets the outline of shapes; the list of a map shows none.
    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1
    ) -> some MapContent { modified { $0 } }

    /// Sets the outline of shapes; the list of a map shows none.
    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        style stroke: StrokeStyle
    ) -> some MapContent { modified { $0 } }

    /// Shows or hides the titles of annotations; the list always shows them.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { modified { $0 } }

    /// Shows or hides the subtitles of annotations; the list shows none.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { modified { $0 } }

    /// Places shapes above or below the roads; the list shows none.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { modified { $0 } }
}

/// The level of a shape relative to the roads and labels of a map: MapKit's `MKOverlayLevel`.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads, and below labels.
    case aboveRoads
    /// Above roads and labels.
    case aboveLabels
}
