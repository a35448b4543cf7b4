// SPDX-License-Identifier: Apache-2.0

func areSame(_ left: [Attribute], _ right: [Attribute]) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where !left[index].isSame(as: right[index]) { return false }
    return true
}

// The attributes of one element, combined from those of outer and inner modifiers. Modifiers apply from
// the inside out, but an element is only one box; so the order decides what padding means:
//
// - padding outside of a background, a shadow or rounded corners becomes a margin of the box;
// - padding outside of a size adds to the size if a background, a shadow or rounded corners are outside of
//   it, and otherwise becomes a margin too;
// - of all other attributes the innermost takes effect.
@inline(never)
func combined(outer: [Attribute], inner: [Attribute]) -> [Attribute] {
    if outer.isEmpty { return inner }
    var result = outer
    for attribute in inner { add(attribute, to: &result) }
    return result
}

private func add(_ attribute: Attribute, to list: inout [Attribute]) {
    var attribute = attribute
    if isPaint(attribute.key) {
        movePaddingToMargin(&list)
    } else if isSize(attribute.key) {
        if list.contains(where: { isPaint($0.key) }) {
            let isWidth = attribute.key == StyleKey.width.rawValue
            for other in list where isPadding(other.key) {
                let isSideways = (other.key - StyleKey.paddingTop.rawValue) % 2 == 1
                if isSideways == isWidth { attribute.number += other.number }
            }
        } else {
            movePaddingToMargin(&list)
        }
    }
    if let index = list.firstIndex(where: { $0.key == attribute.key }) {
        if isPadding(attribute.key) || isMargin(attribute.key) {
            list[index].number += attribute.number
        } else {
            list[index] = attribute
        }
    } else {
        list.append(attribute)
    }
}

private func movePaddingToMargin(_ list: inout [Attribute]) {
    guard list.contains(where: { isPadding($0.key) }) else { return }
    var moved: [Attribute] = []
    for attribute in list {
        let step = StyleKey.marginTop.rawValue - StyleKey.paddingTop.rawValue
        guard isPadding(attribute.key), let margin = StyleKey(rawValue: attribute.key + step) else {
            moved.append(attribute)
            continue
        }
        add(Attribute(margin, moving: attribute), to: &moved)
    }
    list = moved
}

private func isPadding(_ key: UInt8) -> Bool {
    key >= StyleKey.paddingTop.rawValue && key <= StyleKey.paddingLeading.rawValue
}

private func isMargin(_ key: UInt8) -> Bool {
    key >= StyleKey.marginTop.rawValue && key <= StyleKey.marginLeading.rawValue
}

private func isPaint(_ key: UInt8) -> Bool {
    key == StyleKey.background.rawValue || key == StyleKey.cornerRadius.rawValue
        || key == StyleKey.shadow.rawValue
}

private func isSize(_ key: UInt8) -> Bool {
    key == StyleKey.width.rawValue || key == StyleKey.height.rawValue
}
