// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Publisher {
    /// Decodes each value; an error of the decoder ends them.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type,
        decoder: Coder
    ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value; an error of the encoder ends them.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.TryMap<Self, Coder.Output> {
        tryMap { try encoder.encode($0) }
    }
}
#endif
