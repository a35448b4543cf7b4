// SPDX-License-Identifier: Apache-2.0

import ClipUI

// The view above the clip while a view controller is presented.
@MainActor
final class PresentedController {
    private let presentation: SystemPresentation

    // nil if no clip runs in this process.
    init?(_ controller: UIViewController, onDismiss: @escaping @MainActor () -> Void) {
        let dismiss = { onMainActor(()) { onDismiss() } }
        guard let screen = ClipScreen.current else { return nil }
        switch controller {
        case let alert as UIAlertController:
            presentation = SystemPresentation(
                AlertView(controller: alert, dismiss: dismiss),
                on: screen
            )
        case let activity as UIActivityViewController:
            presentation = SystemPresentation(
                sheet: ActivityView(items: activity.activityItems),
                on: screen,
                onDismiss: {
                    dismiss()
                    onMainActor(activity) { $0.completionWithItemsHandler?(nil, false, nil, nil) }
                }
            )
        default:
            presentation = SystemPresentation(
                sheet: BoxedView(shownBox(of: controller)),
                on: screen,
                onDismiss: dismiss
            )
        }
    }

    func end() { presentation.end() }
}

// An alert or action sheet of UIKit.
private struct AlertView: View {
    let controller: UIAlertController
    let dismiss: () -> Void

    var body: some View {
        let isPresented = Binding(get: { true }, set: { _ in dismiss() })
        let title = controller.title ?? ""
        if controller.preferredStyle == .alert {
            EmptyView().alert(Text(verbatim: title), isPresented: isPresented) {
                fields
                actions
            } message: {
                Text(verbatim: controller.message ?? "")
            }
        } else {
            EmptyView().confirmationDialog(
                Text(verbatim: title),
                isPresented: isPresented,
                titleVisibility: title.isEmpty ? .hidden : .visible
            ) {
                actions
            } message: {
                Text(verbatim: controller.message ?? "")
            }
        }
    }

    private var fields: some View {
        ForEach(controller.textFields ?? [], id: \.self) { field in
            let text = Binding(get: { field.text ?? "" }, set: { field.text = $0 })
            if field.isSecureTextEntry {
                SecureField(field.placeholder ?? "", text: text)
            } else {
                TextField(field.placeholder ?? "", text: text)
            }
        }
    }

    private var actions: some View {
        ForEach(controller.actions, id: \.self) { action in
            Button(action.title ?? "", role: action.style.role) {
                // The handler of the action can present the next controller.
                dismiss()
                action.choose()
            }
            .disabled(!action.isEnabled)
        }
    }
}

extension UIAlertAction.Style {
    fileprivate var role: ButtonRole? {
        switch self {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

// The items that an activity view controller would share: its texts and URLs.
private struct ActivityView: View {
    let items: [Any]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(Array(words.enumerated()), id: \.offset) { _, words in
                ShareLink(item: words) { Label(words, systemImage: "square.and.arrow.up") }
            }
        }
        .padding(20)
        .presentationDetents([.medium])
    }

    private var words: [String] {
        items.map { ($0 as? URL)?.absoluteString ?? ($0 as? String) ?? "\(type(of: $0))" }
    }
}
