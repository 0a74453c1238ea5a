import Foundation
import Testing

@testable import Typeset

/// What readers of PDF find in text whose marks are drawn before, above or below their bases.
@Suite struct ExtractionTests {
  static let hindi = """
    देश के मछुआरे रात में प्रकाश देखते थे। स्वतन्त्र विद्यार्थी षट्कोण, श्रृंखला, ज्ञान, क्षेत्र और कृति के चित्र बनाते हैं; \
    निर्विघ्न यात्रा के लिए पूर्णिमा की प्रतीक्षा करते हैं, उन्हें हृदय से धन्यवाद दिया।
    """
  static let marathi = """
    देशातील मच्छीमारांना रात्री ठेवलेल्या दिव्यांचा प्रकाश दिसे. केलेले काम लाभलेली मर्यादा ओलांडते, \
    व्यक्तीला प्रत्येक क्षेत्रातील स्वातंत्र्य मिळावे आणि बंधुत्वाच्या भावनेने सर्वांनी वागावे.
    """
  static let thai = """
    ประภาคารทั้งหลายส่องแสงให้เรือ ผู้ใหญ่บ้านปฏิบัติหน้าที่ด้วยความมั่นคง น้ำ ก๊ำ ปู่ ญี่ปุ่น ฐานะ ป้ำ ฟื้นฟู เกียรติศักดิ์ \
    และเผ่าพันธุ์แห่งชาติ
    """

  /// A page with a paragraph, as a file.
  private func file(_ text: String, lang: String, wrap: String = "pretty") throws -> [UInt8] {
    let xml = "<document lang=\"\(lang)\"><page size=\"a4\"><p wrap=\"\(wrap)\">\(text)</p></page></document>"
    let log = DiagnosticLog()
    let session = Typesetter(fonts: TextSample.library).session()
    let loaded = try #require(session.read(Array(xml.utf8), name: "t.xml", folder: ".", log: log), "\(log.diagnostics)")
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try session.render(loaded, as: .pdf, to: .file(path), log: log)
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test(arguments: [("hi", hindi), ("mr", marathi)])
  func everyWordOfDevanagariIsFound(lang: String, text: String) throws {
    guard !Tool.pdftotext.isMissing else { return }
    let file = try file(text, lang: lang)
    for mode in [[], ["-raw"], ["-layout"]] {
      let found = try Tool.pdftotext.run(mode + ["FILE", "-"], input: file)
      #expect(words(found) == words(text), "\(mode)")
    }
  }

  @Test func everyLetterOfThaiIsFoundInOrder() throws {
    guard !Tool.pdftotext.isMissing else { return }
    let file = try file(Self.thai, lang: "th")
    for mode in [[], ["-raw"], ["-layout"]] {
      let found = try Tool.pdftotext.run(mode + ["FILE", "-"], input: file)
      #expect(words(found).joined() == words(Self.thai).joined(), "\(mode)")
    }
  }

  static let pointedHebrew = "מִשְׁלֵי שְׁלֹמֹה בֶן דָּוִד מֶלֶךְ יִשְׂרָאֵל לָדַעַת חָכְמָה וּמוּסָר לְהָבִין"
  static let vocalisedArabic = "قِفَا نَبْكِ مِنْ ذِكْرَى حَبِيبٍ وَمَنْزِلِ بِسِقْطِ اللِّوَى بَيْنَ"
  static let urdu = "تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں"

  @Test(arguments: [("he", pointedHebrew), ("ar", vocalisedArabic), ("ur", urdu)])
  func wordsWithMarksStayWhole(lang: String, text: String) throws {
    guard !Tool.pdftotext.isMissing else { return }
    let found = try Tool.pdftotext.run(["FILE", "-"], input: try file(text, lang: lang))
    let plain = found.unicodeScalars.filter { $0.properties.generalCategory != .format }
    #expect(words(String(String.UnicodeScalarView(plain))) == words(text))
  }

  /// What readers find that know no replaced text: clusters are glyphs of their own, so no page has such text.
  @Test(arguments: [
    ("hi", hindi), ("th", thai), ("he", pointedHebrew), ("ar", vocalisedArabic), ("ur", urdu),
    ("ar", "ﷲ الله لا \u{200F}"),
  ])
  func pagesNeedNoReplacedText(lang: String, text: String) throws {
    guard !Tool.qpdf.isMissing else { return }
    let plain = try Tool.qpdf.run(["--qdf", "--object-streams=disable", "FILE", "-"], input: file(text, lang: lang))
    #expect(!plain.contains("/Span << /ActualText") && plain.contains("/Subtype /Type3"))
  }

  @Test(arguments: [
    "Call \u{2066}+20 2 2735\u{2069} today", "Call \u{202A}+20 3\u{202C} now", "one \u{200E}two\u{200F} three",
    "one \u{200B} two",
  ])
  func blanksBesideControlsSurvive(text: String) throws {
    guard !Tool.pdftotext.isMissing else { return }
    let found = try Tool.pdftotext.run(["FILE", "-"], input: try file(text, lang: "en"))
    let controls = CharacterSet(charactersIn: "\u{200B}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{2066}\u{2069}")
    func plain(_ text: String) -> [String] { words(text.components(separatedBy: controls).joined()) }
    #expect(plain(found) == plain(text))
  }

  @Test(arguments: [("hi", hindi), ("mr", marathi), ("th", thai)])
  func everyGlyphIsMappedToText(lang: String, text: String) throws {
    guard !Tool.qpdf.isMissing else { return }
    let arguments = ["--qdf", "--object-streams=disable", "FILE", "-"]
    let plain = try Tool.qpdf.run(arguments, input: try file(text, lang: lang)).lowercased()
    #expect(plain.contains("beginbfchar"))
    #expect(!plain.contains("<fffd>"))
  }

  /// Clusters of more glyphs than characters, of hundreds of marks, and lines of them that are never broken.
  @Test(arguments: [
    ("en", String(repeating: "e" + String(repeating: "\u{301}", count: 20) + " ", count: 60)),
    ("en", "a" + String(repeating: "\u{301}", count: 1500)),
    ("th", String(repeating: "ที่", count: 400)),
    ("ar", String(repeating: "ب" + String(repeating: "\u{651}\u{64E}", count: 40), count: 30)),
  ])
  func lettersWithManyMarksAreWritten(lang: String, text: String) throws {
    guard !Tool.pdftotext.isMissing else { return }
    for wrap in ["pretty", "none"] {
      let found = try Tool.pdftotext.run(["-raw", "FILE", "-"], input: try file(text, lang: lang, wrap: wrap))
      // The rest of a line that is never broken is beyond the page.
      let base = try #require(text.unicodeScalars.first)
      #expect(found.decomposedStringWithCanonicalMapping.unicodeScalars.contains(base), "\(wrap)")
    }
  }

  private func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "\u{C}" }.map(String.init)
  }
}
