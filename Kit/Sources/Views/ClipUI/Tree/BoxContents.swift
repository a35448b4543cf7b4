// SPDX-License-Identifier: Apache-2.0

// The contents of a view that is not itself on the screen: the title of a screen is a `Text`, and the label of a tab is
// a `Label`.

/// Visits the elements of a view and of the views in it.
///
/// In Embedded Swift bodies are not evaluated; elsewhere they are evaluated with the initial values of their state.
func visitElements(of box: ViewBox, _ visit: (ElementBox) -> Void) {
    if let element = box as? ElementBox {
        visit(element)
        for child in element.children { visitElements(of: child, visit) }
    } else if let sequence = box as? SequenceBox {
        for view in sequence.views { visitElements(of: view, visit) }
    } else if let choice = box as? ChoiceBox {
        if let view = choice.view { visitElements(of: view, visit) }
    } else if let control = box as? StyledBox {
        visitElements(of: control.plain, visit)
    } else if let environment = box as? EnvironmentBox {
        visitElements(of: environment.content, visit)
    } else {
        #if !hasFeature(Embedded)
        if let composite = box as? any EvaluableBox {
            visitElements(of: composite.evaluated(), visit)
        }
        #endif
    }
}

/// Returns the texts in a view, one line each.
package func plainText(of box: ViewBox) -> String {
    var text = ""
    visitElements(of: box) { element in
        guard element.kind == .text else { return }
        if !text.utf8.isEmpty { text += "\n" }
        text += element.properties.plainText
    }
    return text
}

extension [Property] {
    /// The content of a text's properties, without its style.
    package var plainText: String {
        if case .text(let text) = value(.text) { return text }
        guard case .list(let runs) = value(.runs) else { return "" }
        var text = ""
        for run in runs {
            if case .list(let parts) = run, case .text(let part)? = parts.first { text += part }
        }
        return text
    }
}
