// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that carries a link, as the activity of an invocation does.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
