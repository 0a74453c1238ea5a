import Foundation
import Testing

@testable import Typeset

/// `typesetter new`: a screen of the gallery in a folder.
@Suite struct NewCommandTests {
  @Test func withoutAKindItListsAll() throws {
    let result = try CommandRun().run("new")
    #expect(result.status == 0)
    let kinds = String(decoding: result.output, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: " ")[0]
    }
    let documents = EmbeddedFiles.gallery.paths.filter { $0.hasSuffix(".xml") }
    #expect(kinds.map { "\($0).xml" } == documents)
  }

  @Test func anUnknownKindNamesTheNearestAndAll() throws {
    let run = try CommandRun()
    let result = try run.run("new", "chta")
    #expect(result.status == 64 && run.files.isEmpty)
    #expect(result.errors.contains("unknown kind 'chta'; did you mean 'chat'?") && result.errors.contains("weather"))
    #expect(try run.run("new", "-o", "out").status == 64)
  }

  @Test func aScreenComesWithItsCatalogAndPictures() throws {
    let run = try CommandRun()
    let result = try run.run("new", "sign-in")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(String(decoding: result.output, as: UTF8.self) == "sign-in/sign-in.xml\n")
    #expect(run.files(in: "sign-in") == ["Artwork", "Strings", "sign-in.xml"])
    #expect(run.files(in: "sign-in/Strings") == ["SignIn.xcstrings"])
    #expect(run.files(in: "sign-in/Artwork") == ["mark-petals.svg", "petal-field.svg"])
    let rendering = try run.run("render", "sign-in/sign-in.xml", "--locale", "ar", "--strict", "-o", "page.svg")
    #expect(rendering.status == 0, "\(rendering.errors)")
  }

  @Test func everyKindIsWrittenWhole() throws {
    let run = try CommandRun()
    for document in EmbeddedFiles.gallery.paths where document.hasSuffix(".xml") {
      #expect(try run.run("new", String(document.dropLast(4)), "-o", "Screens").status == 0, "\(document)")
    }
    let enumerator = try #require(
      FileManager.default.enumerator(atPath: run.folder.appendingPathComponent("Screens").path))
    let paths = enumerator.compactMap { $0 as? String }.filter { $0.contains(".") }
    #expect(paths.sorted() == EmbeddedFiles.gallery.paths, "each file belongs to a screen, and pictures are shared")
  }

  @Test func nothingIsOverwritten() throws {
    let run = try CommandRun()
    #expect(try run.run("new", "chat", "-o", ".").status == 0)
    try run.write("mine", to: "chat.xml")
    let result = try run.run("new", "chat", "-o", ".")
    #expect(result.status == 73 && result.errors.contains("cannot write \"./chat.xml\": file exists"))
    #expect(run.text("chat.xml") == "mine")
    // A picture that somebody has changed stops it before the first file.
    let other = try CommandRun()
    try FileManager.default.createDirectory(
      at: other.folder.appendingPathComponent("Artwork"), withIntermediateDirectories: true)
    try other.write("mine", to: "Artwork/portrait-rose.svg")
    #expect(try other.run("new", "chat", "-o", ".").status == 73 && other.files == ["Artwork"])
  }
}
