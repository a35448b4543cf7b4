// SPDX-License-Identifier: Apache-2.0

package import ClipUI

/// A UIKit view that is drawn by SwiftUI views, in its state at the last update of its
/// representable.
@MainActor
package protocol DrawnView: UIView {
    /// The SwiftUI views; `nil` if they could not represent the view.
    var drawn: ViewBox? { get }
}

extension UIActivityIndicatorView: DrawnView {
    package var drawn: ViewBox? {
        let isShown = isAnimating || !hidesWhenStopped
        return ProgressView()
            .controlSize(style == .large ? .large : .regular)
            .opacity(isShown ? 1 : 0)
            .accessibilityHidden(!isShown)
            .boxed()
    }
}

extension UIProgressView: DrawnView {
    package var drawn: ViewBox? { ProgressView(value: Double(min(max(0, progress), 1))).boxed() }
}

extension UIVisualEffectView: DrawnView {
    package var drawn: ViewBox? {
        contentView.subviews.isEmpty ? Rectangle().fill(effect.material).boxed() : nil
    }

    /// SwiftUI views of the content, in front of the effect, which fills the proposed size.
    func drawn(with content: ViewBox) -> ViewBox {
        ZStack {
            Rectangle().fill(effect.material)
            BoxedView(content)
        }
        .boxed()
    }
}

extension UILabel: DrawnView {
    package var drawn: ViewBox? {
        guard attributedText == nil else { return nil }
        return Text(verbatim: text ?? "")
            .font(.system(size: font.pointSize))
            .foregroundStyle(Color(cgColor: textColor.cgColor))
            .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
            .boxed()
    }
}

extension UIVisualEffect? {
    // Transparent without an effect; vibrancy alone is drawn as the thinnest material.
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
