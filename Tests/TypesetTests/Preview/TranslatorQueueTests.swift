import Foundation
import Testing
import Typeset
import TypesetReview

@testable import TypesetPreview

/// What translators get of a folder: queues, texts with their places, checks, terms and room.
@Suite struct TranslatorQueueTests {
  private let folder: URL
  private let router: Router

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("queue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in Self.files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    var settings = PreviewSettings()
    settings.inputs = [folder.path]
    settings.glossary = folder.appendingPathComponent("terms.csv").path
    let workshop = try Workshop(
      settings, bundledFonts: FontLibrary.bundledFolder(executable: ExecutablePath.current ?? ""))
    router = Router(workshop, guardian: RequestGuard(host: "127.0.0.1", port: 1, token: "t"), hub: EventHub())
  }

  private static let files = [
    "a.xml": """
    <document lang="en"><head><catalog src="App.xcstrings"/><variants locales="en,de" devices="iphone-se,ipad-9.7" text-sizes="l,ax3"/></head>
    <screen device="iphone-se"><p lines="1" id="save" key="save">Save</p><p key="boats"/><p key="old"/></screen></document>
    """,
    "b.xml": """
    <document lang="en"><head><catalog src="App.xcstrings"/><catalog src="en.po"/><catalog src="de.po"/></head><canvas width="200"><p key="save"/>
    <p key="Quay"/></canvas></document>
    """,
    "App.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "save" : { "comment" : "A button.", "localizations" : {
          "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Speichern" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } } } },
        "boats" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld boat" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld boats" } } } } } } },
        "old" : { "extractionState" : "stale", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Old" } } } },
        "unused" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } } } },
        "©" : {}
      },
      "version" : "1.0"
    }

    """,
    "en.po": "msgid \"\"\nmsgstr \"Language: en\\n\"\n\nmsgid \"Quay\"\nmsgstr \"Quay\"\n",
    "de.po": """
    msgid ""
    msgstr "Language: de\\n"

    #, fuzzy
    #| msgid "Pier "
    #| "one"
    msgid "Quay"
    msgstr "Pier"

    """,
    "terms.csv": "en,de,note,forbidden\nsave,sichern|speichern,A file,abspeichern\n\"open\n,\nboat,Boot,,\n",
  ]

  private func ask(_ target: String, body: String? = nil) async throws -> String {
    let request = try #require(
      PreviewRequest(
        method: body == nil ? "GET" : "POST", target: target,
        fields: ["host": "127.0.0.1:1", "x-typeset-token": "t"], body: Array((body ?? "").utf8)))
    let answer = await router.answer(request)
    guard case .bytes(let bytes) = answer.body else { return "" }
    return (answer.status == 200 ? "" : "\(answer.status) ") + String(decoding: bytes, as: UTF8.self)
  }

  /// The codes of what is odd about a translation.
  private func codes(_ texts: String, of key: String) async throws -> [String] {
    let answer = try await ask(
      "/api/review", body: #"{"document": "a.xml", "key": "\#(key)", "locale": "de", "texts": \#(texts)}"#)
    return answer.matches(of: /"code": "([^"]*)"/).map { String($0.output.1) }
  }

  @Test func queuesCountWhatIsToBeDone() async throws {
    let answer = try await ask("/api/queue?locale=de&kind=untranslated")
    #expect(
      answer.contains(
        #""counts": {"all": 5, "untranslated": 1, "machine-translated": 0, "needs-review": 2, "too-long": 0, "changed-source": 2}"#
      ), "\(answer)")
    #expect(answer.contains(#""total": 1, "from": 0"#) && answer.contains(#""key": "boats", "document": "a.xml""#))
    // A row of the glossary is wrong, and named with its line.
    #expect(
      answer.contains(
        #""terms": 2, "faults": [{"message": "the row is left out: a quotation mark is not closed", "line": 3}"#))
    let one = try await ask("/api/queue?locale=de&kind=all&document=a.xml&search=SPEICH&key=save&keydocument=a.xml")
    #expect(one.contains(#""all": 4"#) && one.contains(#""total": 1"#) && one.contains(#""index": 0"#), "\(one)")
    #expect(try await ask("/api/queue?locale=de&kind=all&from=2&count=1").contains(#""from": 2"#))
    #expect(try await ask("/api/queue?locale=en").contains(#""isSource": true"#))
    #expect(try await ask("/api/queue?locale=de&kind=most").hasPrefix("400 "))
    #expect(try await ask("/api/queue?locale=!").hasPrefix("400 "))
  }

  @Test func aTextComesWithItsPlacesFormsAndTerms() async throws {
    let save = try await ask("/api/text?document=a.xml&key=save&locale=de-AT")
    #expect(save.contains(#""language": "de", "sourceLanguage": "en", "source": "Save""#), "\(save)")
    #expect(save.contains(#""state": "needs-review", "note": "A button.""#))
    #expect(save.contains(#""canSave": true, "hasStates": true"#))
    #expect(save.contains(#""document": "b.xml", "title": "b.xml", "line": 1"#) && save.contains(#""placeCount": 2"#))
    #expect(
      save.contains(
        #""term": "save", "translations": ["sichern", "speichern"], "forbidden": ["abspeichern"], "note": "A file""#))
    let boats = try await ask("/api/text?document=a.xml&key=boats&locale=ar")
    #expect(boats.contains(#"{"form": "two", "text": "", "examples": ["2"]}, {"form": "few""#), "\(boats)")
    #expect(try await ask("/api/text?document=a.xml&key=unused&locale=de").contains(#""placeCount": 0"#))
    let quay = try await ask("/api/text?document=b.xml&key=Quay&locale=de")
    #expect(quay.contains(#""previous": "Pier one""#), "\(quay)")
    #expect(try await ask("/api/text?document=a.xml&key=none&locale=de").hasPrefix("404 "))
  }

  @Test func whatIsOddIsFoundWhileItIsTyped() async throws {
    #expect(try await codes(#"{"text": "Sichern"}"#, of: "save") == [])
    #expect(try await codes(#"{"text": ""}"#, of: "save") == [])
    #expect(
      try await codes(#"{"text": " Datei  abspeichern.("}"#, of: "save")
        == ["blank.start", "blank.double", "brackets", "forbidden"])
    #expect(try await codes(#"{"text": "Save"}"#, of: "save") == ["same", "term"])
    #expect(try await codes(#"{"text": "שמירה \u2067"}"#, of: "save") == ["script", "direction", "term"])
    #expect(try await codes(#"{"one": "%lld Boot", "other": ""}"#, of: "boats") == ["plural"])
    #expect(try await codes(#"{"one": "%@ Boot", "other": "%@ Boote"}"#, of: "boats") == ["placeholder.kind"])
    #expect(try await codes(#"{"one": "%lld Boot %s", "other": "%lld Boote"}"#, of: "boats") == ["placeholder.extra"])
    #expect(try await codes(#"{"one": "Boot", "other": "Boote"}"#, of: "boats") == ["placeholder.missing"])
  }

  @Test func marksAreThoseOfTheLanguage() throws {
    func faults(_ text: String, _ source: String, _ locale: String) throws -> [String] {
      let json =
        #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(source)"}}}}}, "version": "1.0"}"#
      let catalog = try #require(try Catalog.reading(Array(json.utf8), name: "C.xcstrings"))
      let texts = TranslatorTexts(CatalogSet([catalog]), locale: locale, developmentLanguage: "en")
      return TextReview([TextReview.Written(form: nil, text: text)], of: "k", in: texts).faults.map {
        ([$0.code.rawValue] + $0.values).joined(separator: " ")
      }
    }
    #expect(try faults("هل أنت متأكد؟", "Are you sure?", "ar") == [])
    #expect(try faults("هل أنت متأكد?", "Are you sure?", "ar") == ["mark ? ؟"])
    #expect(try faults("نعم, الآن", "Yes, now", "ar") == ["mark , ،"])
    #expect(try faults("هل أنت متأكد", "Are you sure?", "ar") == ["end.missing ؟"])
    #expect(try faults("Είστε σίγουροι;", "Are you sure?", "el") == [])
    #expect(try faults("完成了。", "It is done.", "zh-Hans") == [])
    #expect(try faults("完成了.", "It is done.", "zh-Hans") == ["mark . 。"])
    #expect(try faults("Seguro que sí?", "Are you sure?", "es") == ["opening ¿"])
    #expect(try faults("¿Seguro que sí?", "Are you sure?", "es") == [])
    #expect(try faults("Fertig!", "Done", "de") == ["end.extra !"])
    #expect(try faults("Fertig!", "Done.", "de") == ["end ! ."])
    #expect(try faults("แน่ใจไหม", "Are you sure?", "th") == [])
    #expect(try faults("Nach ٢٤ Tagen", "After 24 days", "de") == [])
    #expect(try faults("Nach Tagen", "After 24 days", "de") == ["digits 24"])
    #expect(try faults("<b>Jetzt", "<b>Now</b>", "de") == ["markup.unbalanced <b>"])
    #expect(try faults("Jetzt", "<b>Now</b>", "de") == ["markup.lost <b>"])
  }

  @Test func formsAreSavedInANewLanguageAndReviewChangesTheStateAlone() async throws {
    func version(_ key: String) async throws -> String {
      let text = try await ask("/api/text?document=a.xml&key=\(key)&locale=de")
      return String(try #require(text.firstMatch(of: /"version": "([^"]*)"/)).output.1)
    }
    var version1 = try await version("boats")
    for (form, text) in [("one", "%lld Boot"), ("other", "%lld Boote")] {
      let answer = try await ask(
        "/api/save",
        body:
          #"{"document": "a.xml", "key": "boats", "locale": "de", "text": "\#(text)", "form": "\#(form)", "createsForms": true, "confirmed": true, "version": "\#(version1)"}"#
      )
      version1 = String(try #require(answer.firstMatch(of: /"version": "([^"]*)"/), "\(answer)").output.1)
    }
    let saved = try String(contentsOf: folder.appendingPathComponent("App.xcstrings"), encoding: .utf8)
    #expect(saved.contains("%lld Boot\"") && saved.contains("%lld Boote\""))
    // Nothing but the state changes.
    let answer = try await ask(
      "/api/save",
      body:
        #"{"document": "a.xml", "key": "save", "locale": "de", "text": "Speichern", "confirmed": true, "version": "\#(version1)"}"#
    )
    #expect(answer.contains(#""saved": true"#), "\(answer)")
    #expect(
      try String(contentsOf: folder.appendingPathComponent("App.xcstrings"), encoding: .utf8)
        == saved.replacingOccurrences(of: "needs_review", with: "translated"))
  }

  @Test func theRoomIsThatOfTheTightestVariant() async throws {
    let answer = try await ask("/api/room", body: #"{"document": "a.xml", "key": "save", "locale": "de"}"#)
    #expect(
      answer.contains(#""variants": 4"#) && answer.contains(#""device": "iphone-se", "text-size": "ax3""#), "\(answer)")
    let longest = answer.firstMatch(of: /"longest": (\d+)/).flatMap { Int($0.output.1) } ?? 0
    #expect((5...40).contains(longest))
    #expect(
      try await ask("/api/room", body: #"{"document": "a.xml", "key": "unused", "locale": "de"}"#)
        == #"{"variants": 4}"#)
  }

  @Test func twentyThousandKeysComeInWindows() async throws {
    let entries = (0..<20_000).map { number in
      #""key.\#(number)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Text \#(number)"}}}}"#
    }
    try #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}, "version": "1.0"}"#
      .write(to: folder.appendingPathComponent("App.xcstrings"), atomically: true, encoding: .utf8)
    let first = try await ask("/api/queue?locale=fr&kind=untranslated&document=a.xml")
    #expect(first.contains(#""total": 20000"#))
    #expect(first.matches(of: /"key":/).count == 50)
    let last = try await ask("/api/queue?locale=fr&kind=untranslated&document=a.xml&from=19990&count=50")
    #expect(last.matches(of: /"key":/).count == 10)
    #expect(
      try await ask("/api/queue?locale=fr&kind=untranslated&document=a.xml&search=text+1999").contains(#""total": 11"#))
  }
}
