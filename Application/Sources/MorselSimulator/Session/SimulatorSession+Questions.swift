// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import ClipMessages
import MorselWording

// Handles the calls of programs, some of which wait for the person.

extension SimulatorSession {
    func answer(_ call: SystemCall, _ number: UInt32, of program: Int) {
        guard let port = programs[program]?.port else { return }
        advance()
        if number != 0, asksPerson(call, port) {
            questions.append(OpenQuestion(program: program, number: number, call: call))
            return
        }
        if case .confirmAcquired(_, .circle(let latitude, let longitude, _)) = call {
            askedPlace = Place(latitude: latitude, longitude: longitude)
        }
        let answer = port.answer(call)
        if number != 0 { programs[program]?.process?.send(.answer(number, answer)) }
    }

    // Returns whether the system shows a question that the person has to answer.
    private func asksPerson(_ call: SystemCall, _ port: ProgramPort) -> Bool {
        guard let phone, phone.device.screen.foreground?.appOrClip == port.program else {
            return false
        }
        if case .signIn = call { return true }
        guard let permission = call.permission else { return false }
        var ahead = phone.device
        let effects = try? ahead.handle(.call(.request(permission, answer: true)))
        return effects?.contains(.prompt(permission)) ?? false
    }

    func answerQuestion(_ isYes: Bool) {
        guard !questions.isEmpty, let phone else { return }
        let question = questions.removeFirst()
        guard let port = programs[question.program]?.port else { return }
        if let permission = question.call.permission {
            if isYes {
                phone.person.allows.insert(permission)
            } else {
                phone.person.allows.remove(permission)
            }
        } else {
            phone.person.account = isYes ? .ofSimulator : nil
        }
        let answer = port.answer(question.call)
        programs[question.program]?.process?.send(.answer(question.number, answer))
    }

    var question: PhoneState.Question? {
        guard let open = questions.first else { return nil }
        let isClip = phone?.device.screen.foreground?.appOrClip.isClip ?? true
        let name = isClip ? project.name : project.app.name
        switch open.call {
        case .requestNotifications:
            return PhoneState.Question(
                title: "“\(name)” Would Like to Send You Notifications",
                message: "Notifications may include alerts, sounds and icon badges.",
                yes: "Allow",
                no: "Don’t Allow"
            )
        case .requestLocation:
            return PhoneState.Question(
                title: "Allow “\(name)” to use your location?",
                message: "An App Clip may use it until 4 o’clock in the morning.",
                yes: "Allow While Using",
                no: "Don’t Allow"
            )
        default:
            return PhoneState.Question(
                title: "Sign in to “\(name)” with Apple",
                message: "The simulator’s account is Ana Appleseed.",
                yes: "Continue",
                no: "Cancel"
            )
        }
    }
}

extension AppOrClip {
    var isClip: Bool { if case .clip = self { true } else { false } }
}

extension SystemCall {
    // The permission that the call requests; `nil` for other calls.
    fileprivate var permission: Permission? {
        switch self {
        case .requestNotifications: .notifications
        case .requestLocation(.whenInUse): .location
        case .requestLocation(.always): .locationAlways
        default: nil
        }
    }
}

extension SystemCredential {
    // The account of the person who holds a simulated phone.
    fileprivate static let ofSimulator = SystemCredential(
        user: "000000.simulator.0000",
        givenName: "Ana",
        familyName: "Appleseed",
        email: "ana@fruta.example"
    )
}
