import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Notes of reviewers beside baselines, and how reports show them.
@Suite struct ReviewNotesTests {
  private let folder: BaselineFolder

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = BaselineFolder(folder.path)
  }

  private func rejection(_ note: String, _ difference: String = "d") -> ReviewNotes.Rejection {
    ReviewNotes.Rejection(note: note, causes: ["label \"a|b\": text \"x\" → \"y\""], difference: difference)
  }

  private func verification(_ name: String, rejection: String?) -> Verification {
    var result = Verification(name: name, document: "a.xml", baseline: "B/\(name).baseline")
    result.outcome = .different
    result.changes = [
      ElementChange(
        page: "p", element: "label", id: "a|b", kinds: [.text], change: "changed", cause: "text \"x\" → \"<y>\"",
        tellsCauseFirst: true)
    ]
    result.digest = "d"
    result.rejection = rejection
    return result
  }

  @Test func theFileIsReadAsItWasWrittenInAnyOrder() throws {
    var notes = ReviewNotes()
    for name in ["b", "a", "c"] { notes.rejections[name] = rejection(name == "c" ? "Other “note”" : "Too wide") }
    var same = ReviewNotes()
    for name in ["c", "b", "a"] { same.rejections[name] = notes.rejections[name] }
    #expect(notes.bytes == same.bytes)
    #expect(try ReviewNotes(notes.bytes, path: "review.json") == notes)
    #expect(
      String(decoding: notes.bytes, as: UTF8.self) == """
        {"typeset": "review", "format": 1,
         "rejected": [
          {"note": "Too wide", "causes": ["label \\"a|b\\": text \\"x\\" → \\"y\\""], "variants": [
            {"name": "a", "difference": "d"},
            {"name": "b", "difference": "d"}]},
          {"note": "Other “note”", "causes": ["label \\"a|b\\": text \\"x\\" → \\"y\\""], "variants": [
            {"name": "c", "difference": "d"}]}]}

        """)
  }

  @Test func aFileThatCannotBeReadIsNotReplaced() throws {
    let path = ReviewNotes.path(in: folder)
    for (text, words) in [
      ("{", "damaged"), ("<<<<<<< HEAD\n", "damaged"), ("[1]", "no notes"),
      (#"{"typeset": "review", "format": 2, "rejected": []}"#, "newer version"),
    ] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let error = #expect(throws: ReviewNotesError.self) {
        try ReviewNotes.change(in: folder) { $0.rejections["a"] = rejection("n") }
      }
      #expect(error?.description.contains(words) == true)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test func severalWritersLoseNothing() async throws {
    let folder = folder
    try await withThrowingTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          try ReviewNotes.change(in: folder) { $0.rejections["v\(number)"] = rejection("n") }
        }
      }
      try await group.waitForAll()
    }
    #expect(try ReviewNotes(in: folder).rejections.count == 8)
    // Without rejections there is no file.
    try ReviewNotes.forget((0..<8).map { "v\($0)" }, in: folder)
    #expect(!FileSystem.isFile(ReviewNotes.path(in: folder)))
  }

  @Test func aNoteIsAboutOneDifference() throws {
    var notes = ReviewNotes()
    notes.rejections["a"] = rejection("n")
    var result = verification("a", rejection: nil)
    #expect(notes.note(of: result) == "n")
    #expect(notes.added(to: [result])[0].rejection == "n")
    result.digest = "other"
    #expect(notes.note(of: result) == nil)
    result.digest = "d"
    result.outcome = .passed
    #expect(notes.note(of: result) == nil)
  }

  @Test func everyReportSaysThatAVariantIsRejected() throws {
    let report = VerificationReport([
      verification("a-de", rejection: "Too <wide> in *German*"), verification("a-en", rejection: nil),
    ])
    let note = "rejected: Too <wide> in *German*"
    #expect(report.summary().contains("  \(note) (a-de)\n"))
    #expect(report.summary().hasSuffix("2 different, 1 rejected of these\n"))
    #expect(VerificationReport([verification("a", rejection: "No")]).summary().contains("baseline\n  rejected: No\n"))
    let (json, junit, page) = (ByteSink(), ByteSink(), ByteSink())
    try report.writeJSON(to: json)
    #expect(String(decoding: json.bytes, as: UTF8.self).contains(#""rejected": "Too <wide> in *German*""#))
    try report.writeJUnit(to: junit)
    #expect(String(decoding: junit.bytes, as: UTF8.self).contains("rejected: Too &lt;wide&gt; in *German*"))
    let html = try VerificationPage(report, to: page)
    try html.begin()
    try html.main { try html.add(report.verifications[0], panels: []) }
    try html.finish()
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("rejected: Too &lt;wide&gt; in *German*"))
    #expect(report.gitHubCommands.contains(note))
  }

  @Test func theSummaryIsMarkdownThatShowsTextsAsTheyAre() {
    var fresh = Verification(name: "a-he", document: "a.xml", baseline: "B/a-he.baseline")
    fresh.outcome = .missing
    let text = VerificationReport([
      verification("a-de", rejection: "Too | wide"), verification("a-en", rejection: nil), fresh,
      Verification(name: "a-fr", document: "a.xml", baseline: "B/a-fr.baseline"),
    ]).markdown
    #expect(
      text == """
        ### Visual review: 3 of 4 variants wait for a decision

        | result | variants |
        | --- | --- |
        | unchanged | 1 |
        | different | 2 |
        | new, without a baseline | 1 |
        | rejected of these | 1 |

        #### Changes

        | change | variants |
        | --- | --- |
        | label "a\\|b": text "x" → "&lt;y>" | a-de, a-en |

        #### Rejected

        | note | variants |
        | --- | --- |
        | Too \\| wide | a-de |

        #### New

        a-he

        """)
  }
}
