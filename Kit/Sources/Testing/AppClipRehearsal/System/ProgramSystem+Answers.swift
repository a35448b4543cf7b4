// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import ClipMessages

// Calls as values, from a program that runs elsewhere.

extension ProgramSystem {
    func answer(_ call: SystemCall) -> SystemAnswer {
        switch call {
        case .storedText(let key, let group):
            return .text(storedText(forKey: key, in: DataPlace(group)))
        case .store(let text, let key, let group):
            self.call(.set(text, forKey: key, in: DataPlace(group)))
        case .write(let bytes, let file, let group):
            let place = DataPlace(group)
            self.call(
                bytes.map { .write(file: file, $0, in: place) } ?? .delete(file: file, in: place)
            )
        case .confirmAcquired(let payload, let region):
            return .confirmation(confirmAcquired(payload, in: region))
        case .areLocationServicesEnabled: return .flag(areLocationServicesEnabled)
        case .locationAuthorization: return .authorization(locationAuthorization)
        case .requestLocation(let use): return .authorization(requestLocation(use))
        case .notificationStatus: return .notificationStatus(notificationStatus)
        case .requestNotifications: return .notificationStatus(requestNotifications())
        case .schedule(let notification):
            do throws(SystemNotificationError) {
                try schedule(notification)
            } catch {
                return .notificationError(error)
            }
        case .pendingNotifications: return .notifications(pendingNotifications)
        case .cancelNotifications(let identifiers): cancelNotifications(identifiers)
        case .addKeychainItem(let item): return .status(addKeychainItem(item))
        case .keychainItems(let query): return .items(keychainItems(matching: query))
        case .updateKeychainItems(let query, let changes):
            return .status(updateKeychainItems(matching: query, with: changes))
        case .deleteKeychainItems(let query): return .status(deleteKeychainItems(matching: query))
        case .credentialState(let user): return .credentialState(credentialState(ofUser: user))
        case .signIn(let request):
            do throws(SystemSignInError) {
                return .credential(try signIn(request))
            } catch {
                return .signInError(error)
            }
        case .showOverlay(let overlay): return .flag(showOverlay(overlay))
        case .dismissOverlay: dismissOverlay()
        case .areActivitiesEnabled: return .flag(areActivitiesEnabled)
        case .beginActivity(let content):
            do throws(SystemActivityError) {
                return .identifier(try beginActivity(content))
            } catch {
                return .activityError(error)
            }
        case .updateActivity(let name, let state): return .flag(updateActivity(name, state: state))
        case .endActivity(let name, let state): return .flag(endActivity(name, state: state))
        case .activities:
            return .activities(
                activities.map { .init(identifier: $0.identifier, content: $0.content) }
            )
        case .publicRecord(let name, let container):
            do throws(SystemRecordError) {
                return .record(try publicRecord(named: name, inContainer: container))
            } catch {
                return .recordError(error)
            }
        case .savePublicRecord(let record, let container):
            do throws(SystemRecordError) {
                try savePublicRecord(record, inContainer: container)
            } catch {
                return .recordError(error)
            }
        case .linkMetadata(let url): return .link(linkMetadata(of: url))
        }
        return .done
    }

    // The content of the program's App Groups.
    var sharedData: [String: SharedData] {
        var data: [String: SharedData] = [:]
        for group in groupNames {
            let container = container(ofGroup: group)
            data[group] = SharedData(defaults: container.defaults, files: container.files)
        }
        return data
    }
}

extension DataPlace {
    // Creates the place of an App Group; `nil` stands for the place of the program's own data.
    init(_ group: String?) {
        self = group.map { .group($0) } ?? .own
    }
}
