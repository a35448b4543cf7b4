import AppClipExperiences
public import AppClipTypes

extension World {
    /// Looks whether the parts of this world agree with each other.
    ///
    /// - Parameter url: The URL that the world is about; `nil` where there is none.
    /// - Throws: ``DeviceFault`` with the first part at fault.
    /// - Complexity: O(square of the number of offers), without allocation.
    public func check(for url: InvocationURL?) throws(DeviceFault) {
        if let advanced {
            guard advanced.state == .published else {
                throw DeviceFault(code: .experienceInAnotherState, place: .advanced)
            }
            if let url, !advanced.url.covers(url) {
                throw DeviceFault(code: .experienceDoesNotCover(url), place: .advanced)
            }
        }
        if let deactivated {
            guard deactivated.state == .deactivated else {
                throw DeviceFault(code: .experienceInAnotherState, place: .deactivated)
            }
            if let url, !deactivated.url.covers(url) {
                throw DeviceFault(code: .experienceDoesNotCover(url), place: .deactivated)
            }
        }
        for index in offers.indices { try check(offer: index) }
    }

    private func check(offer index: Int) throws(DeviceFault) {
        let offer = offers[index]
        let clip = offer.clip.identifier
        var code: DeviceFault.Code?
        if clip == offer.app.identifier {
            code = .clipIsItsApp(clip)
        } else if offer.clip.app != offer.app.identifier {
            code = .clipOfAnotherApp(clip)
        } else if let build = offer.build, build.clip != clip {
            code = .buildOfAnotherClip(clip)
        } else if let experience = offer.defaultExperience, experience.clip != clip {
            code = .experienceOfAnotherClip(clip)
        } else {
            for other in offers[..<index] where other.clip.identifier == clip {
                code = .sameClipTwice(clip)
            }
        }
        if let code { throw DeviceFault(code: code, place: .offer(index)) }
    }
}
