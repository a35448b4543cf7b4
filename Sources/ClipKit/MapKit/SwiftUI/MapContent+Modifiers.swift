// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// Content of a map with a change.
nonisolated public struct ModifiedMapContent<Content>: PrimitiveMapContent {
    let box: ViewBox

    /// The content.
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

    /// Sets the paint of shapes, and of the words of their list.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
        modified { $0.foregroundStyle(style) }
    }

    /// Sets the line around shapes; the list of a map has none.
    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1
    ) -> some MapContent { modified { $0 } }

    /// Sets the line around shapes; the list of a map has none.
    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        style stroke: StrokeStyle
    ) -> some MapContent { modified { $0 } }

    /// Shows or hides titles of annotations; the list always has them.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { modified { $0 } }

    /// Shows or hides titles below those of annotations; the list has none.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { modified { $0 } }

    /// Places shapes above or below the streets; the list has none.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { modified { $0 } }
}

/// Above or below the streets of a map: MapKit's `MKOverlayLevel`.
public enum MKOverlayLevel: Int, Sendable {
    /// Above streets, and below their names.
    case aboveRoads
    /// Above streets and their names.
    case aboveLabels
}
