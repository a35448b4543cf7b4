// SPDX-License-Identifier: Apache-2.0

/// The maximum number of bytes of a part of the first visit, as `make weight` has it.
enum WeightBudget: String, CaseIterable {
    case withoutImage = "first visit: bytes without the image"
    case pageAndFrame = "first visit: bytes of page and frame"
    case module = "first visit: bytes of the module"

    /// The budget in bytes.
    var bytes: Int {
        switch self {
        case .withoutImage: 112_640
        case .pageAndFrame: 46_080
        case .module: 61_440
        }
    }

    /// The part, as a table names it.
    var part: String {
        switch self {
        case .withoutImage: "first visit without the header image"
        case .pageAndFrame: "page and frame"
        case .module: "module"
        }
    }
}
