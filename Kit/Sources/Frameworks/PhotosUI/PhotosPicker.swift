// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import Photos
public import SwiftUI

public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    public static let images = Self(name: "images")
    public static let videos = Self(name: "videos")
    public static let livePhotos = Self(name: "livePhotos")
    public static let screenshots = Self(name: "screenshots")
    public static let panoramas = Self(name: "panoramas")
    public static func any(of filters: [Self]) -> Self {
        Self(name: "any \(filters.map(\.name).sorted())")
    }
    public static func all(of filters: [Self]) -> Self {
        Self(name: "all \(filters.map(\.name).sorted())")
    }
    public static func not(_ filter: Self) -> Self { Self(name: "not \(filter.name)") }
}
public enum PhotosPickerSelectionBehavior: Sendable {
    case `default`
    case ordered
    case continuous
    case continuousAndOrdered
}
public enum PhotosPickerEncodingDisambiguationPolicy: Sendable {
    case automatic
    case current
    case compatible
}

/// A photo that the person chose: PhotosUI's `PhotosPickerItem`; the library of the simulated phone is empty.
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    public func loadTransferable<Value>(type: Value.Type) async throws -> Value? { nil }
    public func loadTransferable<Value>(
        type: Value.Type,
        completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) -> Progress {
        DispatchQueue.main.async { completionHandler(.success(nil)) }
        return Progress(totalUnitCount: 1)
    }
}

/// A button that opens the photo library: PhotosUI's `PhotosPicker`, which shows that it is empty.
nonisolated public struct PhotosPicker<Label: View>: View {
    private let label: Label
    @State private var isShown = false

    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    @MainActor
    public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }.photoLibrarySheet($isShown)
    }
}

extension PhotosPicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { label = Text(titleKey) }
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { label = Text(title) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { label = Text(titleKey) }
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { label = Text(title) }
}

extension View {
    /// Shows the photo library while a value is `true`.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic
    ) -> some View { photoLibrarySheet(isPresented) }
    /// Shows the photo library while a value is `true`.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncodingDisambiguationPolicy = .automatic
    ) -> some View { photoLibrarySheet(isPresented) }

    fileprivate nonisolated func photoLibrarySheet(_ isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) {
            NavigationStack {
                ContentUnavailableView(
                    "No Photos",
                    systemImage: "photo.on.rectangle",
                    description: Text("The library of the simulated phone is empty.")
                )
                .navigationTitle("Photos")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { isPresented.wrappedValue = false }
                    }
                }
            }
        }
    }
}
