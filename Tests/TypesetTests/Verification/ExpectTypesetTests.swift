import Foundation
import Synchronization
import Testing

@testable import Typeset
@testable import TypesetReview
import TypesetTesting

/// The expectation of `TypesetTesting`, also where it is not met.
@Suite struct ExpectTypesetTests {
  /// The mockups as recorded, two locales each. `TYPESET_RECORD=failed` records them; look at what changed.
  @Test(arguments: ["article", "form", "player", "prices", "settings", "store"])
  func mockupsAreAsRecorded(name: String) {
    expectTypeset(
      "../../../Examples/Mockups/\(name).xml", matches: "../../Cases/verify",
      variants: [.locale: ["en", "ar-EG"], .device: ["iphone-xs"], .textSize: ["l"], .appearance: ["light"]],
      typesetter: Typesetter(fonts: BundledFonts.library))
  }

  /// Whether recording is off for all tests: those below decide themselves what they record.
  private static let isPlain = ProcessInfo.processInfo.environment["TYPESET_RECORD"] == nil

  private func folder() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)").path
  }

  private static func document(_ text: String) -> String {
    "<document lang=\"en\"><canvas width=\"100\"><p id=\"greeting\">\(text)</p></canvas></document>"
  }

  @Test func aTextIsRecordedOnRequestAndThenPasses() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      expectTypeset(
        Self.document("Hello"), matches: folder, typesetter: Typesetter(fonts: BundledFonts.library), record: .missing))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder) == [
        "aTextIsRecordedOnRequestAndThenPasses-en-l.baseline"
      ])
    #expect(expectTypeset(Self.document("Hello"), matches: folder, typesetter: Typesetter(fonts: BundledFonts.library)))
  }

  @Test(.enabled(if: isPlain, "a request to record changes what it expects"))
  func aDifferenceFailsInTheWordsOfTheCommandWithWhatShowsIt() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func expect(_ text: String, record: RecordingMode? = nil) -> Bool {
      expectTypeset(
        Self.document(text), matches: folder, variants: [.locale: ["en", "ar"]], named: "greeting", pictures: true,
        options: RenderingOptions(), typesetter: Typesetter(fonts: BundledFonts.library), record: record)
    }
    #expect(expect("Hello", record: .all))
    let told = Mutex<[String]>([])
    withKnownIssue {
      #expect(!expect("Goodbye"))
    } matching: { issue in
      told.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return issue.comments.contains { $0.rawValue.contains("p \"greeting\"") }
    }
    let messages = told.withLock { $0 }
    #expect(messages.count == 2)
    let first = try #require(messages.first)
    #expect(first.hasPrefix("greeting-en-l differs from its baseline\n  "))
    for ending in [
      "greeting-en-l.expected.baseline", "greeting-en-l.difference.html", "greeting-en-l.actual.png",
      "greeting-en-l.difference.png", "greeting-en-l.actual.baseline",
    ] {
      let path = try #require(first.split(separator: "\n").first { $0.hasSuffix("/" + ending) })
      let file = path.drop { $0 != "/" }
      #expect(FileManager.default.fileExists(atPath: String(file)), "\(file)")
    }
    // What failed was not recorded.
    #expect(expect("Hello"))
  }

  private static let screen =
    "<document lang=\"en\"><head><title>S</title></head><screen><p>Hello</p></screen></document>"

  @Test func aDocumentPassesWithoutTheRulesThatItBreaks() {
    let typesetter = Typesetter(fonts: BundledFonts.library)
    expectTypeset(Self.screen, passes: .only(["R105"]), typesetter: typesetter)
    expectTypeset(
      Self.screen, passes: .only(["R105", "R086"]), without: ["R105"], variants: [.locale: ["en", "ar"]],
      failingOn: .advice, typesetter: typesetter)
  }

  @Test func aFindingFailsInTheWordsOfTheCommand() {
    withKnownIssue {
      #expect(
        !expectTypeset(
          Self.screen, passes: .only(["R105"]), failingOn: .advice, typesetter: Typesetter(fonts: BundledFonts.library))
      )
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          "aFindingFailsInTheWordsOfTheCommand:1:50: advice: the screen has no status bar [R105 hidestatus]\n")
      }
    }
    withKnownIssue {
      #expect(!expectTypeset(Self.screen, passes: .only(["R999"])))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("a guideline cannot be \"R999\"") }
    }
    withKnownIssue {
      #expect(!expectTypeset(Self.screen, passes: .only(["R053", "R105", "R001"])))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("R001 and R053 have no check") }
    }
  }

  @Test func aKnownFindingThatIsGoneIsAdvice() throws {
    let known = FileManager.default.temporaryDirectory.appendingPathComponent("known-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: known) }
    let document = FileSystem.path(to: "aKnownFindingThatIsGoneIsAdvice", from: known.deletingLastPathComponent().path)
    let text = """
      {"typeset": "findings", "version": 2}
      {"document": "\(document)", "rule": "R105", "level": "advice", "kind": "screen"}

      """
    try text.write(to: known, atomically: true, encoding: .utf8)
    let typesetter = Typesetter(fonts: BundledFonts.library)
    expectTypeset(
      Self.screen, passes: .only(["R105"]), failingOn: .advice, known: known.path, typesetter: typesetter)
    withKnownIssue {
      let fine = Self.screen.replacingOccurrences(of: "<p>", with: "<status-bar/><p>")
      #expect(
        !expectTypeset(fine, passes: .only(["R105"]), failingOn: .advice, known: known.path, typesetter: typesetter))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("advice: R105 is no longer found at \"screen\"") }
    }
  }

  @Test(.enabled(if: isPlain, "a request to record changes what it expects"))
  func aMissingBaselineAndABrokenDocumentFail() {
    let folder = folder()
    withKnownIssue {
      #expect(
        !expectTypeset(Self.document("Hello"), matches: folder, typesetter: Typesetter(fonts: BundledFonts.library)))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("has no baseline") }
    }
    withKnownIssue {
      #expect(!expectTypeset("<document><p>", matches: folder, typesetter: Typesetter(fonts: BundledFonts.library)))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("error:") }
    }
    withKnownIssue {
      #expect(!expectTypeset("missing.xml", matches: folder, typesetter: Typesetter(fonts: BundledFonts.library)))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("cannot read") }
    }
    withKnownIssue {
      #expect(
        !expectTypeset(
          Self.document("Hello"), matches: folder, variants: [.device: ["abacus"]],
          typesetter: Typesetter(fonts: BundledFonts.library)))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("abacus") }
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
