// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import Testing

struct SupportMatrixTests {
    typealias Row = SupportMatrix.Row
    typealias Answer = SupportMatrix.Answer

    /// C-34 to C-43: the 40 answers, written a second time by column.
    @Test(arguments: [
        (
            ExperienceKind.defaultLink,
            [.no, .yes, .yes, .yes, .no, .no, .exceptByPlace, .yes, .yes, .yes] as [Answer]
        ),
        (
            .associatedWebsite,
            [.yes, .yes, .yes, .yes, .no, .no, .exceptByPlace, .yes, .yes, .yes]
        ),
        (
            .demoLink,
            [
                .no, .withLimitedPreview, .yes, .yes, .withShortLink, .no, .exceptByPlace, .yes,
                .yes, .no,
            ]
        ),
        (
            .advanced,
            [.ifAssociated, .ifAssociated, .yes, .yes, .yes, .yes, .yes, .yes, .no, .yes]
        ),
    ])
    func answers(_ kind: ExperienceKind, _ column: [Answer]) {
        #expect(Row.allCases.map { SupportMatrix.answer($0, kind) } == column)
    }

    @Test func everyRowNamesItsRule() {
        #expect(Row.allCases.map { SupportMatrix.rule($0).text } == (34...43).map { "C-\($0)" })
    }

    /// D-01, X-27: the sources without a row are those that the table does not name.
    @Test func sourcesHaveTheirRows() {
        let without = InvocationSource.allCases.filter { $0.supportMatrixRow == nil }
        #expect(
            without == [
                .websiteLink, .appLibrary, .notification, .appSwitcher, .testFlight, .xcode,
            ]
        )
        #expect(InvocationSource.siriSuggestion.supportMatrixRow == .maps)
        #expect(InvocationSource.mailLink.supportMatrixRow == .otherAppLink)
        #expect(InvocationSource.pageCard.supportMatrixRow == .website)
    }

    /// D-02, O-19: only codes and tags are physical.
    @Test func physicalSources() {
        let physical = InvocationSource.allCases.filter(\.isPhysical)
        #expect(physical == [.appClipCode, .nfcTag, .qrCode])
    }

    /// D-54 with D-69, A-72, D-04, D-06, C-08, D-70: each gate, by the version that opens it.
    @Test(arguments: [
        (InvocationSource.qrCode, ExperienceKind.advanced, SystemVersion(14), "D-69"),
        (.nfcTag, .advanced, SystemVersion(14), "D-69"),
        (.appClipCode, .advanced, SystemVersion(14, 3), "A-72"),
        (.smartAppBanner, .associatedWebsite, SystemVersion(14), "D-69"),
        (.pageCard, .associatedWebsite, SystemVersion(15), "D-04"),
        (.messages, .associatedWebsite, SystemVersion(14), "D-69"),
        (.qrCode, .associatedWebsite, SystemVersion(16, 4), "D-70"),
        (.spotlight, .associatedWebsite, SystemVersion(16, 4), "D-70"),
        (.qrCode, .defaultLink, SystemVersion(16, 4), "C-08"),
        (.messages, .defaultLink, SystemVersion(16, 4), "C-08"),
        (.appClipCode, .demoLink, SystemVersion(16, 4), "C-08"),
        (.otherAppLink, .defaultLink, SystemVersion(17), "D-06"),
        (.otherAppPreview, .advanced, SystemVersion(17), "D-06"),
    ])
    func gates(
        _ source: InvocationSource,
        _ kind: ExperienceKind,
        _ version: SystemVersion,
        _ rule: String
    ) {
        let gate = SupportMatrix.gate(source, kind)
        #expect(gate.version == version)
        #expect(gate.rule.text == rule)
    }
}
