import Foundation
import Testing

/// A page whose commands are run, with the files that they name.
struct Manuscript: Sendable, CustomTestStringConvertible {
  /// The path from the root of the project.
  let path: String
  /// How many blocks of commands say why no test runs them.
  let notRun: Int
  /// The examples that are copied into the folder, by the names that the page uses.
  var examples: [String: String] = [:]
  /// Other files by name.
  var files: [String: String] = [:]
  /// Commands that are run before those of the page.
  var before = ""
  /// What is looked at in the end.
  var check: @Sendable (CommandRun) -> Void = { _ in }

  var testDescription: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Puts everything into the folder of a run.
  func prepare(_ run: CommandRun) throws {
    for (name, original) in examples {
      let place = run.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Examples.folder.appendingPathComponent(original), to: place)
    }
    for (name, text) in files {
      let place = run.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    let result = try run.shell(before)
    #expect(result.status == 0, "\(result.errors)")
  }
}

extension Manuscript {
  /// Every page that has commands.
  static let all = [readme, batches, mockups, sheets, visualTests, walk]

  private static let plain =
    "<document lang=\"en\"><head><title>Plain</title></head><canvas width=\"200\"><p>Plain text</p></canvas></document>"
  /// The screen of the settings with all that it names, in the folder itself.
  private static let settings = [
    "settings.xml": "Mockups/settings.xml", "player.xml": "Mockups/player.xml", "Strings": "Mockups/Strings",
    "Artwork": "Mockups/Artwork",
  ]

  private static let readme = Manuscript(
    path: "README.md", notRun: 4,
    examples: settings.merging([
      "before.xml": "Comparison/before.xml", "after.xml": "Comparison/after.xml",
      "R005Paragraph.xml": "Guidelines/R005Paragraph.xml", "R007List.xml": "Guidelines/R007List.xml",
    ]) { $1 },
    files: [
      "screens/plain.xml": plain, "screens/other.xml": plain, "page.xml": plain, "chapters/one.xml": plain,
      "chapters/two.xml": plain,
    ],
    before: """
      for shard in 1 3 4; do
        typesetter batch screens/*.xml --locales en,ar-EG,he --shard $shard/4 --out shards/$shard
      done
      typesetter render page.xml -o before.png
      cp before.png after.png
      typesetter verify page.xml --baselines Baselines --update missing
      """,
    check: { run in
      #expect(run.text("report.html").contains("plain-ar-EG") && run.text("page.svg").contains("<svg"))
      #expect(run.text("typeset.rng").contains("<grammar") && run.text("merged/manifest.json").contains("plain-he"))
    })

  private static let batches = Manuscript(
    path: "Sources/Typeset/Library/Typeset.docc/Batches.md", notRun: 3,
    files: ["screens/plain.xml": plain, "screens/other.xml": plain],
    before: """
      for shard in 1 2; do
        typesetter batch screens/*.xml --locales en,ar-EG,he --devices iphone-se,ipad-9.7 --text-sizes l,ax3 \\
          --shard $shard/2 --out shards/$shard
      done
      """)

  private static let mockups = Manuscript(
    path: "Sources/Typeset/Library/Typeset.docc/Mockups.md", notRun: 0, examples: settings)

  private static let sheets = Manuscript(
    path: "Sources/Typeset/Library/Typeset.docc/Sheets.md", notRun: 0, examples: settings)

  private static let visualTests = Manuscript(
    path: "Sources/Typeset/Library/Typeset.docc/VisualTests.md", notRun: 1,
    files: ["Screens/plain.xml": plain])

  /// The walk begins with nothing.
  private static let walk = Manuscript(
    path: "Sources/Typeset/Library/Typeset.docc/Walk.md", notRun: 0,
    check: { run in
      #expect(run.text("report.html").contains("start") && run.text("junit.xml").contains("<testsuites"))
      #expect(run.text("Screens/Strings/ar.lproj/Localizable.strings").contains("المنارات"))
    })
}
