import Foundation
import Testing

@testable import Typeset

/// What `verify` says of a translation that was deleted.
@Suite struct LostTranslationTests {
  @Test func itIsMissedInTheFileOfItsLanguage() throws {
    let run = try CommandRun([
      "a.xml": """
      <document lang="en"><head><catalog src="Strings"/></head>
      <canvas width="200"><p id="save" key="save">Save</p></canvas></document>
      """
    ])
    for (language, save, other) in [("en", "Save", "Other"), ("de", "Sichern", "Anderes")] {
      let folder = "Strings/\(language).lproj"
      try FileManager.default.createDirectory(
        at: run.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
      try run.write("\"save\" = \"\(save)\";\n\"other\" = \"\(other)\";\n", to: folder + "/Localizable.strings")
    }
    let verify = ["verify", "a.xml", "--locales", "en,de", "--baselines", "B"]
    #expect(try run.run(verify + ["--update", "all"]).status == 0)
    try run.write("\"other\" = \"Anderes\";\n", to: "Strings/de.lproj/Localizable.strings")
    let result = try run.run(verify)
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == 1)
    #expect(
      text.contains(
        """
          p "save": key "save" has no translation into de any more in "Strings/de.lproj/Localizable.strings": \
        "Sichern" → "Save"
        """), "\(text)")
    #expect(!text.contains("language de → en"))
  }
}
