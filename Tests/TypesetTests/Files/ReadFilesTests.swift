import Foundation
import Testing

@testable import Typeset

/// The files that a run has read, by their paths and their places on the disk.
@Suite struct ReadFilesTests {
  @Test func aFileIsKnownByEveryName() throws {
    let run = try CommandRun(["a.svg": "1", "b.svg": "2"])
    let folder = run.folder.path
    try FileManager.default.linkItem(atPath: folder + "/a.svg", toPath: folder + "/hard.svg")
    try FileManager.default.createSymbolicLink(atPath: folder + "/soft.svg", withDestinationPath: "a.svg")
    let files = ReadFiles()
    files.add(folder + "/a.svg")
    files.add(folder + "/none.svg")
    files.add(folder)
    for name in ["a.svg", "./a.svg", "hard.svg", "soft.svg"] {
      #expect(files.name(of: folder + "/" + name) == folder + "/a.svg", "\(name)")
    }
    for name in ["b.svg", "none.svg", "", "."] { #expect(files.name(of: folder + "/" + name) == nil, "\(name)") }
  }

  @Test func foldersAreKnownByTheFilesThatAreReadInThem() throws {
    let run = try CommandRun(["a.strings": "1", "b.pdf": "2", "C.STRINGS": "3"])
    let files = ReadFiles()
    files.add(run.folder.path, inFolders: ["strings"])
    #expect(files.name(of: run.folder.path + "/a.strings") != nil)
    #expect(files.name(of: run.folder.path + "/C.STRINGS") != nil)
    #expect(files.name(of: run.folder.path + "/b.pdf") == nil)
  }

  @Test func aNumberThatTheSystemGivesAgainIsAnotherFile() throws {
    let run = try CommandRun(["a.xml": "1"])
    let folder = run.folder.path
    let files = ReadFiles()
    files.add(folder + "/a.xml")
    // As an editor replaces a file: its old number is free for the files that follow.
    try run.write("2", to: "a.xml")
    for index in 0..<50 {
      try run.write("3", to: "out-\(index).json")
      #expect(files.name(of: folder + "/out-\(index).json") == nil)
    }
    #expect(files.name(of: folder + "/a.xml") == folder + "/a.xml")
  }
}
