import Foundation
import Testing

@testable import Typeset

/// `typesetter verify` as it is run.
@Suite struct VerifyCommandTests {
  @Test func aMissingBaselineFailsAndSaysHowToRecordIt() throws {
    let sample = try VerifySample(records: false)
    let result = try sample.run()
    #expect(result.status == 1)
    #expect(result.text.contains("a-en-l has no baseline\n  expected B/a-en-l.baseline\n"))
    #expect(result.text.contains("\nrecord missing baselines with --update missing\n"))
    #expect(result.text.hasSuffix("2 without baseline\n"))
    #expect(sample.names(in: "B") == [])
  }

  @Test func whatWasRecordedPasses() throws {
    let sample = try VerifySample()
    #expect(sample.names(in: "B") == ["a-ar-l.baseline", "a-en-l.baseline"])
    let result = try sample.run()
    #expect(result.status == 0)
    #expect(result.text == "2 unchanged\n")
    let head = "{\"typeset\":\"baseline\",\"format\":3,\"document\":\"../a.xml\",\"versions\":{\"typeset\":"
    #expect(try sample.read("B/a-en-l.baseline").hasPrefix(head))
  }

  @Test func aChangeFailsWithItsCauseAndIsRecordedOnRequest() throws {
    let sample = try VerifySample()
    let before = try sample.read("B/a-en-l.baseline")
    try sample.write(VerifySample.document(color: "#336698"), to: "a.xml")
    let result = try sample.run()
    #expect(result.status == 1)
    // Once for both variants.
    #expect(
      result.text.contains(
        """
        a.xml: 2 of 2 variants differ from their baselines
          p "save": colour "#336699" → "#336698" (in both variants)

        """))
    // Neither a run without a request nor one for what is missing changes a baseline.
    #expect(try sample.run("--update", "missing").status == 1)
    #expect(try sample.read("B/a-en-l.baseline") == before)
    let update = try sample.run("--update", "failed")
    #expect(update.status == 0)
    #expect(update.text.hasSuffix("2 recorded\n"))
    #expect(
      try sample.read("B/a-en-l.baseline") == before.replacing("#336699", with: "#336698"))
    #expect(try sample.run().status == 0)
  }

  @Test func anElementThatIsIgnoredDoesNotCount() throws {
    let sample = try VerifySample()
    // The canvas is as high as before, and its width is fixed.
    try sample.write(VerifySample.document("Other"), to: "a.xml")
    #expect(try sample.run("--ignore", "other").status == 1)
    #expect(try sample.run("--ignore", "save").status == 0)
  }

  @Test func versionChangesAloneAreReportedAndDoNotFail() throws {
    let sample = try VerifySample()
    let text = try sample.read("B/a-en-l.baseline")
    let version = HarfBuzzVersion.number
    try sample.write(
      text.replacing("\"harfbuzz\":\"\(version)\"", with: "\"harfbuzz\":\"1.0\""), to: "B/a-en-l.baseline")
    let told = "one baseline was recorded with another version: harfbuzz 1.0 → \(version)\n"
    let result = try sample.run()
    #expect(result.status == 0)
    #expect(result.text == told + "2 unchanged\n")
    // They precede the differences.
    try sample.write(VerifySample.document("Other"), to: "a.xml")
    let different = try sample.run()
    #expect(different.status == 1)
    #expect(different.text.hasPrefix(told + "a.xml: 2 of 2 variants differ"))
    try sample.write(VerifySample.document(), to: "a.xml")
    let update = try sample.run("--update", "all")
    #expect(update.text == told + "a-en-l was recorded again\na-ar-l was recorded again\n2 recorded\n")
    #expect(try sample.read("B/a-en-l.baseline") == text)
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\n", "the baseline contains merge conflict markers", 0),
    ("nothing\n", "line 1 of the baseline is damaged", 0),
    (#"{"typeset":"baseline","format":99,"document":"a.xml","versions":{}}"#, "its format is 99", 66),
  ])
  func aBaselineThatCannotBeReadIsReported(text: String, words: String, afterUpdate: Int32) throws {
    let sample = try VerifySample()
    try sample.write(text, to: "B/a-en-l.baseline")
    let result = try sample.run()
    #expect(result.status == 66)
    #expect(result.text.contains("cannot read the baseline of a-en-l\n  B/a-en-l.baseline:1:"))
    #expect(result.text.contains(words))
    #expect(result.text.contains("\nrecord unreadable baselines again with --update failed"))
    #expect(result.text.hasSuffix("1 unchanged, 1 failed\n"))
    // What a newer version wrote is written over only where all is.
    #expect(try sample.run("--update", "failed").status == afterUpdate)
    #expect(try sample.run("--update", "all").status == 0)
  }

  @Test func obsoleteBaselinesAreListedAndPruned() throws {
    let sample = try VerifySample()
    try sample.write(VerifySample.document("Other"), to: "b.xml")
    try sample.write(VerifySample.document("Gone"), to: "c.xml")
    #expect(try sample.verify(["b.xml", "c.xml"], ["--update", "missing", "--pictures"]).status == 0)
    try FileManager.default.removeItem(at: sample.file("c.xml"))
    // b.xml exists but is not part of this run; c.xml does not exist; one variant of a.xml is not requested.
    let result = try sample.run("--locales", "en")
    #expect(result.status == 0)
    #expect(result.text.contains("B/a-ar-l.baseline is obsolete: no variant of this run has its name\n"))
    #expect(result.text.contains("B/c-ar-l.baseline is obsolete: its document \"../c.xml\" no longer exists\n"))
    #expect(result.text.hasSuffix("1 unchanged, 3 obsolete\n"))
    #expect(sample.names(in: "B").count == 10)
    #expect(result.text.contains("delete baselines of documents that no longer exist by hand\n"))
    let pruned = try sample.run("--locales", "en", "--prune").text
    #expect(pruned.hasSuffix("1 unchanged, 1 obsolete and removed, 2 obsolete\n"))
    #expect(
      sample.names(in: "B") == [
        "a-en-l.baseline", "b-ar-l.baseline", "b-ar-l.png", "b-en-l.baseline", "b-en-l.png", "c-ar-l.baseline",
        "c-ar-l.png", "c-en-l.baseline", "c-en-l.png",
      ])
  }

  @Test func aFolderThatWasMovedKeepsTheBaselinesOfOtherDocuments() throws {
    let sample = try VerifySample()
    try sample.write(VerifySample.document("Other"), to: "b.xml")
    #expect(try sample.verify(["b.xml"], ["--update", "missing"]).status == 0)
    // From its new place, the paths to the documents lead nowhere.
    try FileManager.default.createDirectory(at: sample.file("deep/er"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: sample.file("B"), to: sample.file("deep/er/B"))
    try FileManager.default.createSymbolicLink(atPath: sample.file("B").path, withDestinationPath: "deep/er/B")
    let before = sample.names(in: "deep/er/B")
    let result = try sample.run("--prune")
    #expect(result.status == 0 && result.text.contains("2 unchanged, 2 obsolete\n"), "\(result.text)")
    #expect(sample.names(in: "deep/er/B") == before && before.count == 4)
  }

  @Test func picturesOfPagesThatAreGoneAreRemoved() throws {
    let sample = try VerifySample()
    func document(_ pages: Int) -> String {
      let canvases = (1...pages).map { "<canvas width=\"60\"><p>\($0)</p></canvas>" }.joined()
      return "<document lang=\"en\">\(canvases)</document>"
    }
    for (pages, pictures) in [
      (3, ["p-en-l-1.png", "p-en-l-2.png", "p-en-l-3.png"]), (2, ["p-en-l-1.png", "p-en-l-2.png"]),
      (1, ["p-en-l.png"]), (2, ["p-en-l-1.png", "p-en-l-2.png"]),
    ] {
      try sample.write(document(pages), to: "p.xml")
      #expect(try sample.verify(["p.xml"], ["--update", "all", "--pictures"]).status == 0)
      #expect(sample.names(in: "B").filter { $0.hasSuffix(".png") } == pictures)
    }
  }

  @Test func whatNeverWasAFileIsNotGone() throws {
    let sample = try VerifySample()
    let document = VerifySample.document(locales: "en")
    #expect(try sample.verify(["-"], ["--update", "missing"], input: document).status == 0)
    #expect(try sample.read("B/stdin-en-l.baseline").contains("\"document\":\"<stdin>\""))
    #expect(try sample.run("--prune").text == "2 unchanged\n")
    #expect(try sample.verify(["-"], [], input: document).text == "1 unchanged\n")
    #expect(
      try sample.verify(["-"], ["--locales", "he"], input: document).text.contains("B/stdin-en-l.baseline is obsolete"))
  }

  @Test func picturesAreComparedWithinTheTolerance() throws {
    let sample = try VerifySample(records: false)
    func verify(_ arguments: String...) throws -> CommandRun.Result {
      try sample.verify(["a.xml"], ["--pictures", "--locales", "en", "--scale", "1"] + arguments)
    }
    #expect(try verify("--update", "missing").status == 0)
    #expect(sample.names(in: "B") == ["a-en-l.baseline", "a-en-l.png"])
    #expect(try verify().status == 0)
    // Another picture beside the same text.
    let other = try CommandRun(["a.xml": VerifySample.document("Sake")])
    #expect(try other.run("render", "a.xml", "-o", "a.png", "--scale", "1").status == 0)
    try FileManager.default.removeItem(at: sample.file("B/a-en-l.png"))
    try FileManager.default.copyItem(
      at: other.folder.appendingPathComponent("a.png"), to: sample.file("B/a-en-l.png"))
    let result = try verify()
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("picture tolerances: max-pixels 0, "))
    #expect(result.text.contains("pixels differ from \"B/a-en-l.png\""))
    #expect(try verify("--max-pixels", "100000").status == 0)
    #expect(try verify("--ignore", "save").status == 0)
    try FileManager.default.removeItem(at: sample.file("B/a-en-l.png"))
    #expect(try verify().text.contains("picture \"B/a-en-l.png\" not found"))
    #expect(try verify("--update", "missing").status == 0)
    #expect(try verify().status == 0)
    try sample.write("no picture", to: "B/a-en-l.png")
    #expect(try verify().text.contains("\"B/a-en-l.png\": "))
  }

  @Test func aFolderThatCannotBeWrittenIsReportedOnce() throws {
    let sample = try VerifySample(records: false)
    try sample.write("a file", to: "B")
    let result = try sample.run("--update", "missing")
    #expect(result.status == 73)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("cannot write \"B"))
    #expect(try sample.read("B") == "a file")
  }

  @Test func usageErrorsAreReportedBeforeAnyWork() throws {
    let sample = try VerifySample(records: false)
    for arguments in [
      ["--update", "some"], ["--report", "report.txt"], ["--max-pixels", "-1"], ["--scale", "0"],
      ["--locales", "nowhere-at-all"],
    ] {
      #expect(try sample.verify(["a.xml"], arguments).status == 64, "\(arguments)")
    }
    #expect(try sample.verify(["a.xml", "a.xml"], []).status == 64)
    #expect(sample.names(in: "B") == [])
  }

  @Test func aFailingDocumentIsReportedAndTheRestContinue() throws {
    let sample = try VerifySample()
    try sample.write("<document><p></document>", to: "b.xml")
    let result = try sample.verify(["b.xml", "a.xml", "missing.xml"], [])
    #expect(result.status == 66)
    #expect(result.text == "2 unchanged\n")
    #expect(result.errors.contains("b.xml:1:") && result.errors.contains("missing.xml"))
    #expect(try sample.verify(["b.xml", "a.xml"], []).status == 65)
  }
}

extension CommandRun.Result {
  /// What was written to standard output, as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}
