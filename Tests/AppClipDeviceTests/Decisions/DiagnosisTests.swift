import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// The five checks in the developer settings.
struct DiagnosisTests {
    private func diagnose(
        fitsCode: Bool = true,
        _ change: (inout Scene) throws -> Void = { _ in }
    ) throws -> LaunchDiagnosis {
        var scene = try Scene()
        scene.world.page = Page(bannerClip: scene.clip.bundle)
        try change(&scene)
        let url = try InvocationURL(scene.text)
        return LaunchDiagnosis(of: url, clip: scene.clip, in: scene.world, fitsCode: fitsCode)
    }

    private func failed(_ diagnosis: LaunchDiagnosis) -> [LaunchDiagnosis.Check] {
        diagnosis.results.filter { !$0.isPassed }.map(\.check)
    }

    /// D-51: all good, then each broken alone.
    @Test func eachCheckFailsAlone() throws {
        #expect(try diagnose().results.map(\.check) == LaunchDiagnosis.Check.allCases)
        #expect(try failed(diagnose()).isEmpty)
        #expect(try failed(diagnose { $0.world.advanced = nil }) == [.advancedExperience])
        #expect(
            try failed(
                diagnose { $0.world.offers[0].build = Scene.build(of: $0.clip, stage: .approved) }
            ) == [.published]
        )
        #expect(
            try failed(diagnose { $0.world.offers[0].association = .failed(.clipNotInFile) })
                == [.associated]
        )
        #expect(try failed(diagnose(fitsCode: false)) == [.fitsCode])
        #expect(try failed(diagnose { $0.world.page = nil }) == [.banner])
    }

    /// D-52: what is recommended is a note, what is needed an error; each names a page that helps.
    @Test func recommendedIsNoFailure() throws {
        let diagnosis = try diagnose(fitsCode: false) { scene in
            scene.world.page = nil
            scene.world.advanced = nil
            scene.world.offers[0].association = .failed(.clipNotInFile)
        }
        let verdicts = diagnosis.results.map(\.verdict)
        #expect(verdicts == [.note, .passed, .error, .error, .note])
        #expect(diagnosis.results.allSatisfy { !$0.check.help.isEmpty })
    }

    /// D-53: an unpublished clip fails one check, and the others still run.
    @Test func othersStillRun() throws {
        let diagnosis = try diagnose { $0.world.offers[0].build = nil }
        #expect(diagnosis.results.map(\.isPassed) == [true, false, true, true, true])
    }
}
