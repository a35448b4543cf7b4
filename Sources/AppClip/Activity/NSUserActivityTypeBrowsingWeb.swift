// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that carries a link: what an invocation hands to a clip.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
