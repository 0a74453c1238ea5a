import Foundation
import Testing

@testable import Typeset

/// What assistive technology reads in a PDF: its text along the structure, and what each element is.
@Suite struct PDFStructureTests {
  /// The structure elements of a file as qpdf shows them, by object.
  private static func elements(of blocks: String, lang: String = "en") throws -> [[String: Any]] {
    let sample = try LayoutSample.canvas(blocks, lang: lang)
    return try elements(of: PDFOutputTests.pdf(sample.frames, language: lang))
  }

  private static func elements(of file: [UInt8]) throws -> [[String: Any]] {
    let text = try Tool.qpdf.run(["--json=1", "--json-key=objects", "FILE"], input: file)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let objects = try #require(json["objects"] as? [String: Any])
    let root = objects.values.compactMap { $0 as? [String: Any] }.first { $0["/Type"] as? String == "/StructTreeRoot" }
    return below(try #require(root), in: objects)
  }

  /// The elements below another in reading order.
  private static func below(_ element: [String: Any], in objects: [String: Any]) -> [[String: Any]] {
    (element["/K"] as? [Any] ?? []).flatMap { kid -> [[String: Any]] in
      guard let name = kid as? String, let inner = objects[name] as? [String: Any] else { return [] }
      return [inner] + below(inner, in: objects)
    }
  }

  /// The types of the elements in reading order, as poppler lists them: each on a line of its own, its attributes
  /// below.
  static func types(of file: [UInt8]) throws -> [String] {
    try Tool.pdfinfo.run(["-struct", "FILE"], input: file).split(separator: "\n")
      .map { String($0.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }) }
      .filter { StructureTag(rawValue: $0) != nil }
  }

  @Test(
    arguments: [
      ("ar", "كانت منارة الإسكندرية من أعلى المباني في زمانها، ٢٨٠ سنة، ولا إله إلا الله."),
      ("he", "בשנת 1984 נבנה המגדל הישן ליד הים."), ("fa", "فانوس دریایی می‌درخشد"),
    ])
  func textThatGlyphsDoNotGiveIsReplaced(language: String, text: String) throws {
    guard !Tool.qpdf.isMissing else { return }
    let elements = try Self.elements(of: "<p>\(text)</p>", lang: language).suffix(2)
    #expect(elements.map { $0["/S"] as? String } == ["/Span", "/Span"])
    // MuPDF would write the text again for each content of its element.
    #expect(elements.map { $0["/ActualText"] as? String } == [text, nil])
  }

  @Test func aParagraphOverTwoPagesKeepsAllOfItsText() throws {
    guard !Tool.qpdf.isMissing else { return }
    let words = (1...60).map { "word\($0)" }.joined(separator: " ") + " تنزيل"
    let sample = try LayoutSample(
      "<document lang=\"en\"><page size=\"200x150\" margin=\"20\"><p>\(words)</p></page></document>")
    let elements = try Self.elements(of: try PDFOutputTests.pdf(sample.frames))
    #expect(sample.frames.count > 1 && elements.filter { $0["/S"] as? String == "/P" }.count == 1)
    let replaced = elements.compactMap { $0["/ActualText"] as? String }
    #expect(replaced.count == 1 && replaced[0].hasSuffix("تنزيل") && words.hasSuffix(replaced[0]))
  }

  @Test(arguments: [
    ("en", "The first office, in the finest of all towers."), ("hi", "समुद्र के किनारे की यह किताब हिन्दी में है।"),
    ("th", "ประภาคารนี้ตั้งอยู่ริมทะเล น้ำใสมาก"),
  ])
  func leftToRightTextNeedsNone(language: String, text: String) throws {
    guard !Tool.qpdf.isMissing else { return }
    let element = try #require(try Self.elements(of: "<p>\(text)</p>", lang: language).last)
    #expect(element["/S"] as? String == "/P" && element["/ActualText"] == nil)
  }

  @Test func headsSayWhatTheyHead() throws {
    guard !Tool.qpdf.isMissing else { return }
    let elements = try Self.elements(
      of: """
        <table><tr><th scope="both">A</th><th>B</th></tr><tr><th>C</th><td>D</td></tr>
        <tr><td>E</td><th>F</th></tr><tr><th scope="col">G</th><td>H</td></tr></table>
        """)
    let scopes = elements.filter { $0["/S"] as? String == "/TH" }
      .map { ($0["/A"] as? [String: Any])?["/Scope"] as? String }
    #expect(scopes == ["/Both", "/Column", "/Row", "/Column", "/Column"])
  }

  @Test func wordsBesideABreakDoNotRunTogether() throws {
    guard !Tool.qpdf.isMissing else { return }
    let elements = try Self.elements(of: "<p>Harbour Street 12<br/>Alexandria</p>")
    let element = try #require(elements.dropLast().last)
    #expect(element["/ActualText"] as? String == "Harbour Street 12\nAlexandria")
  }

  @Test func mixedTextReadsInItsOrder() throws {
    guard !Tool.qpdf.isMissing else { return }
    let text = "كانت منارة <bdi lang=\"en\">Pharos</bdi> من أعلى <a href=\"https://example.org\">المباني</a> هناك"
    let elements = try Self.elements(of: "<p>\(text)</p>", lang: "ar")
    let words = elements.compactMap { $0["/ActualText"] as? String }
    #expect(words == ["كانت منارة ", " من أعلى ", "المباني", " هناك"])
    #expect(elements.filter { $0["/S"] as? String == "/Link" }.count == 1)
  }

  @Test func controlsAreForms() throws {
    guard !Tool.qpdf.isMissing else { return }
    let elements = try Self.elements(
      of: "<toggle on=\"yes\" label=\"Sounds\"/><button>Save</button><image src=\"none.png\" decorative=\"yes\"/>")
    let forms = elements.filter { $0["/S"] as? String == "/Form" }.compactMap { $0["/A"] as? [String: Any] }
    #expect(forms.map { $0["/O"] as? String } == ["/PrintField", "/PrintField"])
    #expect(forms.map { $0["/Role"] as? String } == ["/cb", "/pb"])
    #expect(forms[0]["/Desc"] as? String == "Sounds" && forms[0]["/checked"] as? String == "/on")
    #expect(forms[1]["/checked"] == nil)
  }

  @Test func aLinkSaysItsWords() throws {
    guard !Tool.qpdf.isMissing else { return }
    let file = String(
      decoding: try PDFOutputTests.pdf(
        LayoutSample.canvas("<p>See <a href=\"https://example.org\">the tower</a> there</p>").frames), as: UTF8.self)
    #expect(file.contains("/Contents (the tower)") && file.contains("/URI (https://example.org)"))
  }

  @Test func aHeadingThatSkipsALevelIsNotedAndNested() throws {
    guard !Tool.pdfinfo.isMissing else { return }
    let sample = try LayoutSample.canvas("<h1>A</h1><h3>B</h3><h4>C</h4><h2>D</h2>")
    #expect(sample.codes == ["skipped-heading"])
    let types = try Self.types(of: try PDFOutputTests.pdf(sample.frames))
    #expect(types == ["Document", "H1", "H2", "H3", "H2"])
  }

  @Test func aPictureWithoutWordsIsNoted() throws {
    let chart = "<chart kind=\"bar\" values=\"1, 2, 3\""
    #expect(try LayoutSample.canvas("\(chart)/>").codes == ["no-alternative"])
    #expect(try LayoutSample.canvas("\(chart) alt=\"Ships a day\"/>").codes == [])
    #expect(try LayoutSample.canvas("\(chart) decorative=\"yes\"/>").codes == [])
    #expect(try LayoutSample.canvas("\(chart) role=\"none\"/>").codes == [])
  }
}
