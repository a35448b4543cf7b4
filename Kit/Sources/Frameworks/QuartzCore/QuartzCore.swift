// SPDX-License-Identifier: Apache-2.0

// The layers are part of UIKit, which this module exports.
@_exported public import UIKit

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time since the machine started, in seconds.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
