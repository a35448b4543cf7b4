// SPDX-License-Identifier: Apache-2.0

extension ElementKind {
    /// Whether the element is a modifier of the view in it.
    package var isModifier: Bool { rawValue >= Self.padding.rawValue }

    /// Returns whether the element takes a property from the views above.
    @inline(never)
    package func inherits(_ key: ElementKey) -> Bool {
        let isText = key.rawValue <= ElementKey.typeScale.rawValue || key == .font
        switch self {
        case .text: return isText || key == .paint || key == .contentTransition
        case .image:
            return key == .font || key.modifiesFont || key == .isRedacted || key == .typeScale
                || key == .paint || key == .secondPaint || key == .thirdPaint
                || (key.rawValue >= ElementKey.imageScale.rawValue
                    && key.rawValue <= ElementKey.symbolVariant.rawValue)
        case .shape: return key == .paint
        case .textField: return isText || key == .paint || isOfControls(key) || key == .fieldStyle
        case .picker: return isText || isOfControls(key) || key == .pickerStyle
        case .datePicker: return isOfControls(key) || key == .datePickerStyle
        case .progress: return isOfControls(key) || key == .progressStyle
        case .button, .link, .menu, .toggle, .slider, .colorWell:
            return isOfControls(key)
        case .list where key == .scrolling || key == .indicators: return true
        case .list:
            return key == .hidesBackground || key == .listStyle || key == .rowSpacing
                || key == .sectionSpacing
        case .scrollView: return key == .scrolling || key == .scrollAnchor || key == .indicators
        default: return false
        }
    }

    /// Whether the only events of the element are about geometry, which it sends where controls are disabled too.
    package var isMeasured: Bool {
        switch self {
        case .shape, .clip, .contentShape, .geometryReader, .geometryReport, .customLayout,
            .scrollView:
            true
        default: false
        }
    }

    private func isOfControls(_ key: ElementKey) -> Bool {
        key == .tint
            || (key.rawValue >= ElementKey.buttonStyle.rawValue
                && key.rawValue <= ElementKey.handlesSubmit.rawValue)
    }
}

extension ElementKey {
    // Whether the element modifies the inherited font, whichever it is, and so also the font that a text sets itself.
    var modifiesFont: Bool {
        self == .fontWeight || self == .fontDesign || self == .fontTraits
    }
}
