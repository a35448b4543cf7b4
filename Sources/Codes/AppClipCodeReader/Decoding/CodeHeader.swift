// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The parts of a code that do not depend on its URL: eight fixed bits, and a meta block with one
/// of four values.
struct CodeHeader {
    /// A meta block: the version of a code, and whether its gap block is inverted.
    struct Meta: Sendable {
        let version: CodeBlocks.Version
        let isInverted: Bool

        var bits: UInt16 { CodeBlocks.meta(version, inverted: isInverted) }

        static let all = CodeBlocks.Version.allCases.flatMap { version in
            [false, true].map { Meta(version: version, isInverted: $0) }
        }
    }

    /// The two likeliest meta blocks with their agreement, -1...1, the likelier first.
    private(set) var metas: [(meta: Meta, agreement: Float)] = []

    /// The agreement of the fixed bits, -1...1.
    let fixedAgreement: Float

    /// The certainties of the meta block and the fixed bits, as a block of three symbols.
    let block: SoftBlock

    /// The minimum agreement of all 24 bits: below it, there is no code, or its rotation is wrong.
    private static let leastAgreement: Float = 0.45

    /// The minimum agreement of a meta block that is tried.
    private static let leastMetaAgreement: Float = 0.3

    /// Creates the header from certainties; `nil` if there is no header.
    ///
    /// - Parameter certainties: By bit of the code, in the order of its blocks.
    init?(_ certainties: [128 of Float]) {
        block = SoftBlock(symbolCount: 3) { bit in
            certainties[bit < 16 ? bit : CodeBlocks.fixedStart + bit - 16]
        }
        let fixed = SoftBlock(symbolCount: 1) { certainties[CodeBlocks.fixedStart + $0] }
        fixedAgreement = fixed.correlation(with: .init(low: UInt64(CodeBlocks.fixed)))
        let meta = SoftBlock(symbolCount: 2) { certainties[$0] }
        metas = Meta.all.map { ($0, meta.correlation(with: .init(low: UInt64($0.bits)))) }
        metas.sort { $0.agreement > $1.agreement }
        metas.removeSubrange(2...)
        guard
            (8 * fixedAgreement + 16 * metas[0].agreement) / 24 >= Self.leastAgreement
        else { return nil }
        metas.removeAll { $0.agreement < Self.leastMetaAgreement }
    }

    /// Returns the evidence for a meta block, which is one of four, and the fixed bits, in bits.
    func evidence(for meta: Meta) -> Float {
        block.evidence(
            for: .init(low: UInt64(meta.bits) << 8 | UInt64(CodeBlocks.fixed)),
            information: 2,
            mostOfASymbol: SoftBlock.acceptanceCap
        )
    }
}
