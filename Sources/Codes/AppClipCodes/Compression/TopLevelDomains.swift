// SPDX-License-Identifier: Apache-2.0

/// The top-level domains by which the last label of a host is coded.
///
/// See Documentation/app-clip-code.md, section 5.
enum TopLevelDomains {
    /// The most frequent ones, each with a code word of its own (host format 0).
    static let frequent = WordList(
        """
        au br ca cn com de edu fr ga in info it jp net nl org pl ru uk us
        """
    )

    /// The code words of the frequent ones, in the order of the list: the bits and their number.
    static let frequentCodeWords: [(bits: UInt32, width: Int)] = [
        (0b000110, 6),  // .au
        (0b000101, 6),  // .br
        (0b000100, 6),  // .ca
        (0b01100, 5),  // .cn
        (0b1, 1),  // .com
        (0b0000, 4),  // .de
        (0b0110111, 7),  // .edu
        (0b010100, 6),  // .fr
        (0b0110100, 7),  // .ga
        (0b0111100, 7),  // .in
        (0b0111101, 7),  // .info
        (0b010101, 6),  // .it
        (0b011111, 6),  // .jp
        (0b0100, 4),  // .net
        (0b000111, 6),  // .nl
        (0b001, 3),  // .org
        (0b0110101, 7),  // .pl
        (0b01110, 5),  // .ru
        (0b01011, 5),  // .uk
        (0b0110110, 7),  // .us
    ]

    /// Others, coded by their number plus one in eight bits (host format 1).
    ///
    /// Zero is not used.
    static let others = WordList(
        """
        es ch eu io vn be at ua cz gov tv gr cf kr tw me biz site se tr id mx wang hu nz \
        ro cc top club dk ie za ar no online cl tk fi my hk sk il pt th nu sg kz by pk \
        su to ph live ae space mobi ai app is news name tech vip fun network cloud lu am \
        website jobs life win ly do tn md shop store media world travel work int qa \
        global company host wiki stream gt py video bid cm mo tel digital center plus \
        ltd services so tt support pub help gl museum pm business bike loan estate
        """
    )
}
