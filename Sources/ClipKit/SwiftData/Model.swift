// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation
@_exported public import Observation

/// A class whose objects are watched: SwiftData's `Model`, as `Observable`; nothing is stored.
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
