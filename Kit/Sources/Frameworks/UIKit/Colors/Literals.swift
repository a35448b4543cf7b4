// SPDX-License-Identifier: Apache-2.0

// The compiler looks up `#colorLiteral` and `#imageLiteral` by these two names.

// swift-format-ignore: NoLeadingUnderscores
/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor

// swift-format-ignore: NoLeadingUnderscores
/// The type that an image literal creates.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
