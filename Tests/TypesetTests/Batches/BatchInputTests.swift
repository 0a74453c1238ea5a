import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What a batch cannot begin with: a clear message, a documented status, and nothing touched.
@Suite struct BatchInputTests {
  @Test(arguments: [
    (["plain.xml", "--shard", "0/4", "--out", "out"], 64, "counted from 1"),
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
