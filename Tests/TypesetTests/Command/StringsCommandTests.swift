import Foundation
import Testing

@testable import Typeset

/// The command that lists, converts and merges the texts of catalogs.
@Suite struct StringsCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "z.title" : {
          "comment" : "The title.",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Ti\u{301}tle" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Titel" } },
            "ar" : { "stringUnit" : { "state" : "needs_review", "value" : "عنوان" } }
          }
        },
        "a.count" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } },
            "de" : { "stringUnit" : { "state" : "new", "value" : "%lld" } }
          }
        },
        "brand" : { "shouldTranslate" : false },
        "old" : { "extractionState" : "stale" }
      },
      "version" : "1.0"
    }
    """

  private static let document = """
    <document lang="en"><head><catalog src="A.xcstrings"/></head>
    <canvas><p key="z.title">Title</p>
    <p key="z.titel">Title</p>
    <image src="x.png" alt-key="z.title"/></canvas></document>
    """

  private func strings(_ arguments: String..., files: [String: String] = ["A.xcstrings": catalog]) throws
    -> CommandRun.Result
  {
    try CommandRun(files).run(["strings"] + arguments)
  }

  private func rows(_ result: CommandRun.Result) -> [String] {
    String(decoding: result.output, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test func keysAreListedInTheOrderOfTheFile() throws {
    let result = try strings("A.xcstrings")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      rows(result) == [
        "key forms length ar de comment", "z.title 5 needs-review translated The title.",
        "a.count one other 10 missing new", "brand (not translated) 5 - -", "old (stale) 3 missing missing",
      ])
  }

  @Test func documentsSayWhereTheyUseKeys() throws {
    let files = ["A.xcstrings": Self.catalog, "page.xml": Self.document]
    let result = try strings("page.xml", "--locales", "de", files: files)
    #expect(result.status == 0)
    #expect(rows(result)[1] == "z.title 5 translated page.xml:2 +1 The title.")
    #expect(result.errors.contains("page.xml:3:9: warning: key \"z.titel\" not found"))
    #expect(result.errors.contains("did you mean \"z.title\"?"))
    let json = try strings("page.xml", "-f", "json", files: files)
    let list = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    let entry = try #require((list["entries"] as? [[String: Any]])?.first)
    #expect(entry["uses"] as? [String] == ["page.xml:2", "page.xml:4"])
  }

  @Test func onlyWhatWaitsForTranslatorsIsMissing() throws {
    func keys(_ locales: String) throws -> [String] {
      let result = try strings("A.xcstrings", "--missing", locales, "-f", "json")
      #expect(result.status == 0)
      let list = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
      return try #require(list["entries"] as? [[String: Any]]).compactMap { $0["key"] as? String }
    }
    #expect(try keys("de") == ["a.count"])
    #expect(try keys("ar") == ["z.title", "a.count"])
    #expect(try keys("de,fr") == ["z.title", "a.count"])
    let sheet = try strings("A.xcstrings", "--missing", "ar", "-f", "csv")
    #expect(
      String(decoding: sheet.output, as: UTF8.self).components(separatedBy: "\r\n") == [
        "key,comment,state,en,ar", "z.title,The title.,needs-review,Ti\u{301}tle,عنوان",
        "a.count#one,,,%lld item,", "a.count#other,,,%lld items,", "",
      ])
  }

  @Test func theListInJSONHasCommentsStatesAndLines() throws {
    let result = try strings("A.xcstrings", "--locales", "de", "-f", "json")
    let list = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(list["source"] as? String == "en" && list["languages"] as? [String] == ["de"])
    let title = try #require((list["entries"] as? [[String: Any]])?.first)
    #expect(title["comment"] as? String == "The title." && title["line"] as? Int == 4)
    let text = try #require((title["texts"] as? [[String: Any]])?.first)
    #expect(text["text"] as? String == "Titel" && text["state"] as? String == "translated")
    #expect(text["line"] as? Int == 8 && text["length"] as? Int == 5)
    #expect(try strings("A.xcstrings", "--locales", "de", "-f", "json").output == result.output)
  }

  @Test func aListNeverTakesThePlaceOfACatalog() throws {
    let command = try CommandRun(["A.xcstrings": Self.catalog])
    try FileManager.default.linkItem(
      at: command.folder.appendingPathComponent("A.xcstrings"), to: command.folder.appendingPathComponent("linked"))
    for arguments in [["-o", "A.xcstrings"], ["-o", "linked"], ["-f", "csv", "-o", "A.xcstrings"]] {
      let result = try command.run(["strings", "A.xcstrings"] + arguments)
      #expect(result.status == 64 && result.errors.contains("choose another output"), "\(arguments)")
    }
    #expect(command.text("A.xcstrings") == Self.catalog)
    #expect(try command.run("strings", "A.xcstrings", "-o", "list.txt").status == 0)
    // Files of a folder that is read stay as well.
    #expect(try command.run("strings", "A.xcstrings", "-f", "strings", "-o", "App").status == 0)
    let table = command.text("App/en.lproj/A.strings")
    #expect(table == "/* The title. */\n\"z.title\" = \"Ti\u{301}tle\";\n")
    let own = try command.run("strings", "App/en.lproj/A.strings", "App", "-f", "strings", "-o", "App")
    #expect(own.status == 0 && command.files(in: "App/en.lproj").count == 4)
    let again = try command.run("strings", "App", "-f", "strings", "-o", "App")
    #expect(again.status == 64 && again.errors.contains("choose another output"))
    #expect(command.text("App/en.lproj/A.strings") == table)
  }

  @Test func formatsWithALanguageAFileNeedAFolder() throws {
    let command = try CommandRun(["A.xcstrings": Self.catalog])
    let refused = try command.run("strings", "A.xcstrings", "-f", "strings", "-o", "x.strings")
    #expect(refused.status == 64 && refused.errors.contains("name a folder"))
    #expect(!command.files.contains("x.strings"))
    #expect(
      try command.run("strings", "A.xcstrings", "-f", "strings", "--locales", "en", "-o", "x.strings").status == 0)
    #expect(command.files.contains("x.strings") && command.files.contains("x.stringsdict"))
    #expect(try command.run("strings", "A.xcstrings", "-f", "po", "--locales", "de").status == 0)
    #expect(try command.run("strings", "A.xcstrings", "-f", "android", "-o", "res").status == 0)
    #expect(command.files(in: "res") == ["values", "values-ar", "values-de"])
  }

  @Test func translationsComeBack() throws {
    let command = try CommandRun(["A.xcstrings": Self.catalog])
    #expect(try command.run("strings", "A.xcstrings", "--missing", "ar", "-f", "xliff", "-o", "ar.xliff").status == 0)
    let sent = command.text("ar.xliff")
    #expect(sent.contains("id=\"a.count|==|plural.few\""))
    let back = sent.replacing("needs-review-translation\">عنوان", with: "translated\">العنوان")
      .replacing("<source>%lld items</source>", with: "<source>%lld items</source><target>%lld عناصر</target>")
    try command.write(back, to: "ar.xliff")
    let result = try command.run("strings", "ar.xliff", "--merge", "A.xcstrings")
    #expect(result.status == 0 && String(decoding: result.output, as: UTF8.self) == "2 texts changed\n")
    let merged = try command.run("strings", "A.xcstrings", "--missing", "ar", "-f", "json")
    #expect(!String(decoding: merged.output, as: UTF8.self).contains("z.title"))
    #expect(command.text("A.xcstrings").contains("\"few\""))
    let own = try command.run("strings", "A.xcstrings", "--merge", "A.xcstrings")
    #expect(own.status == 64 && own.errors.contains("name it once"))
  }

  @Test func aMergeCanGoElsewhere() throws {
    let command = try CommandRun(["A.xcstrings": Self.catalog, "de.strings": "\"z.title\" = \"Neu\";"])
    let result = try command.run("strings", "de.strings", "--merge", "A.xcstrings", "-o", "B.xcstrings")
    #expect(result.status == 0 && command.text("A.xcstrings") == Self.catalog)
    #expect(command.text("B.xcstrings") == Self.catalog.replacing("Titel", with: "Neu"))
    #expect(try command.run("strings", "de.strings", "--merge", "A.xcstrings", "-o", "de.strings").status == 64)
  }

  @Test func theStatusSaysWhatIsWrong() throws {
    #expect(try strings("none.po").status == 66)
    #expect(try strings("A.po", files: ["A.po": "msgid \"a"]).status == 65)
    #expect(try strings("A.xcstrings", "--missing", "de,").status == 64)
    #expect(try strings("A.xcstrings", "--missing", "de", "--locales", "de").status == 64)
    #expect(try strings("A.xcstrings", "--merge", "B.po", "-f", "po").status == 64)
    #expect(try strings("A.xcstrings", "-f", "docx").status == 64)
  }
}
