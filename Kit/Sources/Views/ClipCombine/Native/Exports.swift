// SPDX-License-Identifier: Apache-2.0

// Combine is its core, which has no clock and no network, and what Foundation adds to it.
// `ObservableObject` and `Published` come from the module of the state of views.
@_exported public import CombineCore
