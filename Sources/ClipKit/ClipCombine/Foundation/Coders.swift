// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import CombineCore
public import Foundation

extension JSONDecoder: TopLevelDecoder {
    /// JSON.
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    /// JSON.
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// A property list.
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// A property list.
    public typealias Output = Data
}
#endif
