// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
public import AppClipTypes

extension World {
    /// Checks that the parts of this world are consistent.
    ///
    /// - Parameter url: The URL that the world is about; `nil` if there is none.
    /// - Throws: ``DeviceError`` for the first inconsistent part.
    /// - Complexity: O(square of the number of offers), without allocation.
    public func check(for url: InvocationURL?) throws(DeviceError) {
        if let advanced {
            guard advanced.state == .published else {
                throw DeviceError(code: .experienceInAnotherState, place: .advanced)
            }
            if let url, !advanced.url.covers(url) {
                throw DeviceError(code: .experienceDoesNotCover(url), place: .advanced)
            }
        }
        if let deactivated {
            guard deactivated.state == .deactivated else {
                throw DeviceError(code: .experienceInAnotherState, place: .deactivated)
            }
            if let url, !deactivated.url.covers(url) {
                throw DeviceError(code: .experienceDoesNotCover(url), place: .deactivated)
            }
        }
        for index in offers.indices { try check(offer: index) }
    }

    private func check(offer index: Int) throws(DeviceError) {
        let offer = offers[index]
        let clip = offer.clip.identifier
        var code: DeviceError.Code?
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
        if let code { throw DeviceError(code: code, place: .offer(index)) }
    }
}
