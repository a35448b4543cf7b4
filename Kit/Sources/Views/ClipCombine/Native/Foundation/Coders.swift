// SPDX-License-Identifier: Apache-2.0

public import CombineCore
public import Foundation

extension JSONDecoder: TopLevelDecoder {
    /// The type of JSON to decode.
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    /// The type of encoded JSON.
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// The type of a property list to decode.
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// The type of an encoded property list.
    public typealias Output = Data
}
