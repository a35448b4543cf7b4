// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// Changes to what a registry holds: all of them or, where the closure throws, none.
///
/// Each change is told to those who follow the registry, and stands in the log. The rules of the store
/// are asked before, by ``StoreReading/findings(about:_:)``; here only what would make the registry
/// inconsistent is refused.
public protocol StoreWriting: StoreReading {
    /// Stores an experience.
    ///
    /// - Parameters:
    ///   - experience: The experience.
    ///   - upload: The id of the ``ImageUpload`` that its image came with.
    /// - Returns: Its number.
    /// - Throws: ``RegistryError/urlTaken(by:)`` if it is published and a published experience of any
    ///   clip has its URL, ``RegistryError/unknownClip(_:)``, or ``RegistryError/unknownImage(_:)``.
    func insert(
        _ experience: NewExperience,
        upload: String?
    ) throws -> AdvancedExperience.ID

    /// Stores an experience under the number that it had before it was removed.
    func insert(_ experience: AdvancedExperience, upload: String?) throws

    /// Stores another content of an experience, with the next version.
    ///
    /// - Throws: ``RegistryError/unknownExperience(_:)``, and as ``insert(_:upload:)``.
    func update(_ experience: AdvancedExperience, upload: String?) throws

    /// Removes an experience that was never published; a printed code has to resolve for ever.
    ///
    /// - Throws: ``RegistryError/unknownExperience(_:)`` also for one that is not a draft.
    func removeDraft(_ id: AdvancedExperience.ID) throws

    /// Adds a build, with its app, its clip, its default experience (rules C-29 and C-51) and its
    /// hosts.
    ///
    /// App and clip are added where they are new. The default experience of the version is replaced,
    /// unless the build brings none. What the entitlement names belongs to the clip's team from then
    /// on, unless it belongs to another one. A host of which nothing is known is served here; a host
    /// that is known as external stays so.
    ///
    /// - Parameters:
    ///   - bundle: The build.
    ///   - stage: Its stage.
    ///   - time: The moment of publication.
    ///   - hosts: What the build may do with hosts beyond that.
    /// - Returns: The build, as it was stored.
    /// - Throws: ``RegistryError/clipOfOtherApp(_:)`` if the clip belongs to another app,
    ///   ``RegistryError/appHasOtherClip(_:)`` if the app has another clip already, or
    ///   ``RegistryError/hostsOfOtherTeams(_:)``.
    func publish(
        _ bundle: ClipBundle,
        stage: Build.Stage,
        at time: Timestamp,
        hosts: HostPermissions
    ) throws -> StoredBuild

    /// Moves a build to another stage.
    ///
    /// - Throws: ``RegistryError/unknownBuild(_:)``.
    func setStage(_ stage: Build.Stage, ofBuild number: Int64) throws

    /// Stores an image, and returns its reference for cards. The same bytes are stored once.
    func add(_ image: ImageFile) throws -> HeaderImage

    /// Stores bytes that are not an image yet, such as a part of an upload.
    func add(bytes: [UInt8]) throws -> Digest

    /// Stores a record, in place of one with its id.
    func put<Value: Record>(_ record: Value) throws

    /// Removes a record; nothing happens where there is none.
    func remove<Value: Record>(_ type: Value.Type, _ id: String) throws
}
