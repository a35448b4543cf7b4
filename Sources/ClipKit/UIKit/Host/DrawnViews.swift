// SPDX-License-Identifier: Apache-2.0

import ClipUI

/// The view of SwiftUI that looks like a view of UIKit, with a number for its kind; `nil` for one that is not drawn.
///
/// It looks as it did at the last update of what stands for it.
@MainActor
func drawnBox(of view: UIView) -> (kind: UInt, box: ViewBox)? {
    switch view {
    case let view as UIActivityIndicatorView:
        let isShown = view.isAnimating || !view.hidesWhenStopped
        return (
            10,
            ProgressView()
                .controlSize(view.style == .large ? .large : .regular)
                .opacity(isShown ? 1 : 0)
                .accessibilityHidden(!isShown)
                .boxed()
        )
    case let view as UIProgressView:
        return (11, ProgressView(value: Double(min(max(0, view.progress), 1))).boxed())
    case let view as UIVisualEffectView where view.contentView.subviews.isEmpty:
        return (12, Rectangle().fill(view.effect.material).boxed())
    case let view as UILabel where view.attributedText == nil:
        return (
            13,
            Text(verbatim: view.text ?? "")
                .font(.system(size: view.font.pointSize))
                .foregroundStyle(Color(cgColor: view.textColor.cgColor))
                .lineLimit(view.numberOfLines > 0 ? view.numberOfLines : nil)
                .boxed()
        )
    default: return nil
    }
}

extension UIVisualEffect? {
    // Nothing without an effect; vibrancy alone is as thin as possible.
    fileprivate var material: AnyShapeStyle {
        guard let self else { return AnyShapeStyle(.clear) }
        switch (self as? UIBlurEffect)?.style {
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            return AnyShapeStyle(Material.thin)
        case .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            return AnyShapeStyle(Material.regular)
        case .extraLight, .light, .dark, .systemThickMaterial, .systemThickMaterialLight,
            .systemThickMaterialDark, .systemChromeMaterial, .systemChromeMaterialLight,
            .systemChromeMaterialDark:
            return AnyShapeStyle(Material.thick)
        default: return AnyShapeStyle(Material.ultraThin)
        }
    }
}
