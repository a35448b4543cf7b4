// SPDX-License-Identifier: Apache-2.0

// `#colorLiteral` and `#imageLiteral` look for these two names.

// swift-format-ignore: NoLeadingUnderscores
/// What a colour literal in a source is.
public typealias _ColorLiteralType = UIColor

// swift-format-ignore: NoLeadingUnderscores
/// What an image literal in a source is.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
