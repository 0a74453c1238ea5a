import Foundation
import Testing

@testable import Typeset

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
  static let all = [
    readme, batches, checks, commandLine, fonts, gallery, installing, markdown, markup, mockups, sheets, strings,
    textSizes, visualTests, walk,
  ]

  private static let plain =
    "<document lang=\"en\"><head><title>Plain</title></head><canvas width=\"200\"><p>Plain text</p></canvas></document>"
  private static let notes = "---\nlang: en\n---\n# Notes\n\nPlain text\n"
  /// The settings screen with all the files it names.
  private static let settings = [
    "settings.xml": "Mockups/settings.xml", "player.xml": "Mockups/player.xml", "Strings": "Mockups/Strings",
    "Artwork": "Mockups/Artwork",
  ]

  /// An article of the documentation catalog.
  private static func article(_ name: String) -> String { "Sources/Typeset/Library/Typeset.docc/\(name).md" }

  private static let readme = Manuscript(
    path: "README.md", notRun: 2,
    examples: settings.merging([
      "before.xml": "Comparison/before.xml", "after.xml": "Comparison/after.xml",
    ]) { $1 },
    files: ["screens/plain.xml": plain, "screens/other.xml": plain, "notes.md": notes],
    check: { run in
      #expect(run.text("report.html").contains("plain-ar-EG") && run.text("renderings/index.html").contains("other-he"))
    })

  private static let markdown = Manuscript(
    path: article("Markdown"), notRun: 0,
    files: ["notes.md": notes, "terms.html": "<html lang=\"en\"><h1>Terms</h1><p>Plain text</p></html>"])

  private static let textSizes = Manuscript(path: article("TextSizes"), notRun: 0, examples: settings)

  private static let commandLine = Manuscript(
    path: article("CommandLine"), notRun: 2, examples: settings,
    files: ["page.xml": plain, "chapters/one.xml": plain, "chapters/two.xml": plain, "notes.md": notes],
    before: """
      typesetter render page.xml -o before.png
      cp before.png after.png
      typesetter verify page.xml --baselines Baselines --update missing
      """,
    check: { run in #expect(run.text("page.svg").contains("<svg") && run.text("en-rtl.svg").contains("<svg")) })

  private static let gallery = Manuscript(
    path: article("Gallery"), notRun: 0, check: { run in #expect(run.files.contains("chat.pdf")) })

  private static let fonts = Manuscript(path: article("Fonts"), notRun: 1)

  private static let installing = Manuscript(path: article("Installing"), notRun: 4)

  private static let markup = Manuscript(
    path: article("Markup"), notRun: 0, files: ["page.xml": plain],
    check: { run in #expect(run.text("typeset.rng").contains("<grammar")) })

  private static let batches = Manuscript(
    path: article("Batches"), notRun: 3,
    files: ["screens/plain.xml": plain, "screens/other.xml": plain],
    before: """
      for shard in 1 2; do
        typesetter batch screens/*.xml --locales en,ar-EG,he --devices iphone-se,ipad-9.7 --text-sizes l,ax3 \\
          --shard $shard/2 --out shards/$shard
      done
      """)

  /// The checks begin with nothing, too.
  private static let checks = Manuscript(
    path: article("Checks"), notRun: 0,
    check: { run in
      #expect(run.text("known.txt").contains("\"document\": \"Screens/welcome.xml\", \"rule\": \"R105\""))
      #expect(run.text("findings.html").contains("finding-1") && run.text("junit.xml").contains("<testsuites"))
      #expect(OutputKind.staticAnalysis.matches(Array(run.text("findings.sarif").utf8)))
    })

  private static let mockups = Manuscript(
    path: article("Mockups"), notRun: 0, examples: settings)

  private static let sheets = Manuscript(
    path: article("Sheets"), notRun: 0,
    examples: settings.merging([
      "R005Paragraph.xml": "Guidelines/R005Paragraph.xml", "R007List.xml": "Guidelines/R007List.xml",
    ]) { $1 })

  private static let strings = Manuscript(
    path: article("Strings"), notRun: 0, examples: settings,
    check: { run in
      #expect(
        run.text("res/values/strings.xml").contains("<resources") && run.text("todo.csv").hasPrefix("key,comment"))
      #expect(run.text("Merged.xcstrings") == run.text("Strings/Settings.xcstrings"))
    })

  private static let visualTests = Manuscript(
    path: article("VisualTests"), notRun: 1,
    files: ["Screens/plain.xml": plain])

  /// The walk begins with nothing.
  private static let walk = Manuscript(
    path: article("Walk"), notRun: 0,
    check: { run in
      #expect(run.text("report.html").contains("start") && run.text("junit.xml").contains("<testsuites"))
      #expect(run.text("Screens/Strings/ar.lproj/Localizable.strings").contains("المنارات"))
    })
}
