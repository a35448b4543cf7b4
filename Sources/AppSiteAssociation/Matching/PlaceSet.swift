/// A set of places in a text, from 0 on.
///
/// What follows a set of places does so in the part `range` of a text, from whose beginning the places
/// are counted.
protocol PlaceSet {
    /// No places of the same text.
    var none: Self { get }

    mutating func insert(_ place: Int)
    mutating func insert(_ places: ClosedRange<Int>)
    mutating func formUnion(_ other: Self)
    func contains(_ place: Int) -> Bool
    /// The first place in the set that is not before another one.
    func first(from place: Int) -> Int?

    /// The places behind bytes of the table that stand at a place.
    func after(
        _ literal: Range<Int>,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Self

    /// The places behind one character.
    func afterCharacter(_ text: Span<UInt8>, _ range: Range<Int>) -> Self

    /// The places behind one character of a set.
    func after(_ set: ASCIISet, _ text: Span<UInt8>, _ range: Range<Int>) -> Self

    /// The places behind one of the words of a choice; where `next` does not stand behind it, they
    /// can be left out.
    func afterWords(
        of choice: PatternTable.Choice,
        _ next: Range<Int>,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Self
}
