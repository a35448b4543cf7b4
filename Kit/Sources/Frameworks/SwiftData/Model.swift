// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation
@_exported public import Observation

/// Makes a class observable: SwiftData's `Model`, with the effect of `Observable`; nothing is
/// stored.
@attached(
    member,
    names: named(_$observationRegistrar),
    named(access),
    named(withMutation),
    named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
