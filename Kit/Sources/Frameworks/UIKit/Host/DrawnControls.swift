// SPDX-License-Identifier: Apache-2.0

package import ClipUI
import CoreGraphics

// A control on the page represents one of UIKit: changes are passed to the UIKit control, which notifies its targets.

extension UIButton: DrawnView {
    package var drawn: ViewBox? {
        let label = Text(verbatim: currentTitle ?? accessibilityLabel ?? "")
        let color = titleColor(for: .normal) ?? tintColor ?? .tintColor
        return Button {
            self.press()
        } label: {
            label
                .font(.system(size: titleLabel?.font.pointSize ?? 17))
                .foregroundStyle(Color(cgColor: color.cgColor))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(cgColor: (backgroundColor ?? .clear).cgColor))
                .cornerRadius(layer.cornerRadius)
        }
        .buttonStyle(.plain)
        .disabled(!isEnabled)
        .boxed()
    }
}

extension UISwitch: DrawnView {
    package var drawn: ViewBox? {
        DrawnControl(view: self, value: isOn) { control, value in
            Toggle(isOn: value) { Text(verbatim: control.accessibilityLabel ?? "") }
                .labelsHidden()
        } set: {
            $0.isOn = $1
        }
        .boxed()
    }
}

extension UISlider: DrawnView {
    package var drawn: ViewBox? {
        guard minimumValue < maximumValue else { return nil }
        return DrawnControl(view: self, value: value) { control, value in
            Slider(value: value, in: control.minimumValue...control.maximumValue) {
                Text(verbatim: control.accessibilityLabel ?? "")
            }
        } set: {
            $0.value = $1
        }
        .boxed()
    }
}

extension UIDatePicker: DrawnView {
    package var drawn: ViewBox? {
        let parts: DatePickerComponents
        switch datePickerMode {
        case .time: parts = .hourAndMinute
        case .date: parts = .date
        case .dateAndTime: parts = [.date, .hourAndMinute]
        case .countDownTimer: return nil
        }
        return DrawnControl(view: self, value: date) { control, value in
            let label = Text(verbatim: control.accessibilityLabel ?? "")
            switch (control.minimumDate, control.maximumDate) {
            case (let least?, let most?):
                DatePicker(
                    selection: value,
                    in: least...max(least, most),
                    displayedComponents: parts
                ) { label }
            case (let least?, nil):
                DatePicker(selection: value, in: least..., displayedComponents: parts) { label }
            case (nil, let most?):
                DatePicker(selection: value, in: ...most, displayedComponents: parts) { label }
            case (nil, nil):
                DatePicker(selection: value, displayedComponents: parts) { label }
            }
        } set: {
            $0.date = $1
        }
        .labelsHidden()
        .boxed()
    }
}

// A control with a value; it is evaluated again when the UIKit control changed its value itself, and when the person
// changed it.
private struct DrawnControl<Control: UIControl, Value: Equatable, Content: View>: View {
    let view: Control
    let value: Value
    let content: (Control, Binding<Value>) -> Content
    let set: (Control, Value) -> Void
    @State private var changed: Value?

    init(
        view: Control,
        value: Value,
        @ViewBuilder content: @escaping (Control, Binding<Value>) -> Content,
        set: @escaping (Control, Value) -> Void
    ) {
        self.view = view
        self.value = value
        self.content = content
        self.set = set
    }

    var body: some View {
        content(
            view,
            Binding(
                get: { changed ?? value },
                set: { new in
                    view.changeValue { set(view, new) }
                    changed = new
                }
            )
        )
        .disabled(!view.isEnabled)
        .onChange(of: value) { changed = nil }
    }
}
