// SPDX-License-Identifier: Apache-2.0

// The layers stand in UIKit, which brings them along.
@_exported public import UIKit

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time since the machine started, in seconds.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
