// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProductFiles
import TestPrograms
import Testing

/// The program finds its files relative to its own location, installed or in a checkout.
struct ProductFileTests {
    /// Creates a folder with a program in it.
    private func folder(with program: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolders(above: program)
        try folder.write("a program", to: program)
        return folder
    }

    private func add(_ file: ProductFile, at path: String, in folder: TemporaryFolder) throws {
        if file == .kit {
            try folder.makeFolders(above: path + "/Sources/Frameworks/a")
            try folder.write("", to: path + "/Package.swift")
        } else {
            try folder.makeFolders(above: path)
            try folder.write("content", to: path)
        }
    }

    @Test(arguments: ProductFile.allCases)
    func anInstallationHasItInShare(_ file: ProductFile) throws {
        let folder = try folder(with: "usr/bin/morsel")
        let program = folder.path + "/usr/bin/morsel"
        #expect(file.path(beside: program) == nil)
        try add(file, at: "usr/share/morsel/" + file.installedPath, in: folder)
        let found = try #require(file.path(beside: program))
        #expect(found == folder.realPath + "/usr/share/morsel/" + file.installedPath)
        // The location of the link to the program does not matter.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/m",
            withDestinationPath: program
        )
        #expect(file.path(beside: folder.path + "/m") == found)
    }

    @Test(arguments: ProductFile.allCases)
    func aCheckoutHasItWhereItIsKeptOrBuilt(_ file: ProductFile) throws {
        let program = "work/Application/.build/debug/morsel"
        let folder = try folder(with: program)
        #expect(file.path(beside: folder.path + "/" + program) == nil)
        try add(.kit, at: "work/Kit", in: folder)
        if file != .kit {
            #expect(file.path(beside: folder.path + "/" + program) == nil)
            try add(file, at: "work/" + file.checkoutPath, in: folder)
        }
        #expect(
            file.path(beside: folder.path + "/" + program)
                == folder.realPath + "/work/" + file.checkoutPath
        )
    }

    /// An installed program uses its installed files, whatever is around the prefix.
    @Test func anInstallationInACheckoutTakesItsOwn() throws {
        let folder = try folder(with: "checkout/Output/prefix/bin/morsel")
        try add(.kit, at: "checkout/Kit", in: folder)
        try add(.kit, at: "checkout/Output/prefix/share/morsel/Kit", in: folder)
        #expect(
            ProductFile.kit.path(beside: folder.path + "/checkout/Output/prefix/bin/morsel")
                == folder.realPath + "/checkout/Output/prefix/share/morsel/Kit"
        )
    }
}

extension TemporaryFolder {
    fileprivate var realPath: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    fileprivate func makeFolders(above path: String) throws {
        try FileManager.default.createDirectory(
            atPath: self.path + "/" + path.split(separator: "/").dropLast().joined(separator: "/"),
            withIntermediateDirectories: true
        )
    }
}
