import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What a batch cannot begin with: a clear message, a documented status, and nothing touched.
@Suite struct BatchInputTests {
  @Test(arguments: [
    (["plain.xml", "--shard", "0/4", "--out", "out"], 64, "shards count from 1"),
    (["plain.xml", "--shard", "5/4", "--out", "out"], 64, "out of range"),
    (["plain.xml", "--jobs", "0", "--out", "out"], 64, "--jobs must be from 1 to 1024, not 0"),
    (["plain.xml", "--scale", "0", "--out", "out"], 64, "--scale must be greater than 0"),
    (["plain.xml", "--locales", "en,xq", "--out", "out"], 64, "unknown locale \"xq\""),
    (["--out", "out"], 64, "give a document"),
    (["plain.xml"], 64, "--out"),
    (["-", "-", "--out", "out"], 64, "only once"),
    (["plain.xml", "./plain.xml", "--out", "out"], 64, "have the same name \"plain-en-l\""),
    (["plain.xml", "--out", "screen.xml"], 73, "\"screen.xml\": not a directory"),
    (["plain.xml", "--out", "screen.xml/deeper"], 73, "not a directory"),
    (["none.xml", "--out", "out"], 66, "cannot read \"none.xml\""),
    (["plain.xml", "--fonts", "nowhere", "--out", "out"], 66, "nowhere"),
  ])
  func whatCannotBeginSaysWhy(_ arguments: [String], _ status: Int32, _ reason: String) throws {
    let run = try CommandRun(BatchCommandTests.files)
    let before = run.files
    let result = try run.run(["batch"] + arguments)
    #expect(result.status == status && result.errors.contains(reason), "\(result.status): \(result.errors)")
    #expect(result.output.isEmpty && run.files == before)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write to a folder that is read-only"))
  func aReadOnlyFolderIsLeftAlone() throws {
    let run = try CommandRun(BatchCommandTests.files)
    let out = run.folder.path + "/out"
    try FileManager.default.createDirectory(
      atPath: out, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
    let result = try run.run("batch", "plain.xml", "--out", "out")
    #expect(result.status == 73 && result.errors.contains("permission denied"), "\(result.errors)")
  }

  @Test(arguments: ["{\"name\": \"app\", \"icons\": []}", "{\"manifest\": 2}", "not JSON"])
  func aManifestOfSomebodyElseIsNotOverwritten(_ text: String) throws {
    let run = try CommandRun(BatchCommandTests.files)
    let out = run.folder.path + "/out"
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    try text.write(toFile: out + "/manifest.json", atomically: true, encoding: .utf8)
    let result = try run.run("batch", "plain.xml", "--out", "out")
    #expect(result.status == 65 && result.errors.contains("\"out/manifest.json\""), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["manifest.json"])
    #expect(try String(contentsOfFile: out + "/manifest.json", encoding: .utf8) == text)
  }

  @Test func anIndexPageOfSomebodyElseIsNotOverwritten() throws {
    let run = try CommandRun(BatchCommandTests.files.merging(["index.html": "<p>mine</p>"]) { $1 })
    let before = run.files
    let result = try run.run("batch", "plain.xml", "--out", ".")
    #expect(result.status == 65 && result.errors.contains("was not written by a batch"), "\(result.errors)")
    #expect(run.files == before)
  }

  @Test func aHiddenDocumentIsADocument() throws {
    let run = try CommandRun([".screen.xml": BatchCommandTests.plain, "plain.xml": BatchCommandTests.plain])
    for (drawn, unchanged) in [(2, 0), (0, 2)] {
      let result = try run.run("batch", ".screen.xml", "plain.xml", "--out", "out")
      #expect(
        String(decoding: result.output, as: UTF8.self)
          == "drawn \(drawn), unchanged \(unchanged), failed 0: out/index.html\n", "\(result.errors)")
    }
  }

  @Test(arguments: ["plain.xml", "Title.xcstrings", "dot.svg"])
  func anInputThatChangesMeanwhileIsDrawnAgain(_ name: String) throws {
    let run = try CommandRun(BatchCommandTests.files)
    let folder = run.folder.path
    func batch() throws -> Batch {
      var batch = Batch(Typesetter(fonts: BundledFonts.library), format: .json)
      batch.axes = try VariantAxes([.locale: ["en", "ar"]])
      batch.workers = 1
      return batch
    }
    let documents = [folder + "/screen.xml", folder + "/plain.xml"]
    let changed = try #require(BatchCommandTests.files[name]) + " "
    let first = try batch().run(documents, into: folder + "/out") { event in
      // Both variants of the screen are finished, and the other document has been read.
      guard case .finished(index: 1, _) = event else { return }
      try? changed.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
    #expect(first.failed == 0)
    let second = try batch().run(documents, into: folder + "/out")
    #expect(first.changedInputs == (name == "plain.xml" ? [folder + "/plain.xml"] : []))
    #expect(second.drawn > 0 && second.changedInputs.isEmpty)
    #expect(try batch().run(documents, into: folder + "/out").drawn == 0)
  }

  @Test func aFolderInPlaceOfAFileIsOneFailure() throws {
    let run = try CommandRun(BatchCommandTests.files)
    try FileManager.default.createDirectory(
      atPath: run.folder.path + "/out/plain-en-l.pdf", withIntermediateDirectories: true)
    let result = try run.run("batch", "plain.xml", "--locales", "en,he", "--out", "out")
    #expect(result.status == 73 && result.errors.contains("is a directory"), "\(result.errors)")
    #expect(String(decoding: result.output, as: UTF8.self) == "drawn 1, unchanged 0, failed 1: out/index.html\n")
  }

  @Test func filesOfVariantsThatAreNoLongerRequestedStay() throws {
    let run = try CommandRun(BatchCommandTests.files)
    _ = try run.run("batch", "plain.xml", "--locales", "en,he", "--out", "out")
    _ = try run.run("batch", "plain.xml", "--locales", "he", "--out", "out")
    let manifest = try #require(try BatchManifest(in: run.folder.path + "/out"))
    #expect(manifest.places.map(\.name) == ["plain-he-l"])
    #expect(FileManager.default.fileExists(atPath: run.folder.path + "/out/plain-en-l.pdf"))
  }
}
