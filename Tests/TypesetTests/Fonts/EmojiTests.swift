import Foundation
import Testing

@testable import Typeset

/// Emoji as pictures, shown with a small font of coloured squares.
@Suite struct EmojiTests {
  private static let squares: Font = {
    do { return try Font(path: FontFixtures.path("Squares.ttf")) } catch { preconditionFailure("\(error)") }
  }()

  private static func library() throws -> FontLibrary {
    let folder = URL(fileURLWithPath: FontFixtures.path("Squares.ttf")).deletingLastPathComponent().path
    return try FontLibrary(folders: [folder], bundled: BundledFonts.folder, packs: false)
  }

  /// The runs of a text: what they show, and whether in pictures.
  private func runs(_ text: String, _ script: Script = .common) throws -> [String] {
    let selector = FontSelector(library: try Self.library())
    let units = Array(text.utf16)
    let primary = selector.font(family: nil, weight: 400, italic: false).font
    let runs = selector.runs(
      in: units.span, range: 0..<units.count, script: script, language: "en", primary: primary, weight: 400,
      italic: false, boundaries: { TextAnalyzer().graphemeBoundaries(in: units, range: 0..<units.count) })
    return runs.map { run in
      let kind = run.font.map { $0.drawsPictures ? "picture" : "text" } ?? "missing"
      return "\(String(decoding: units[run.range], as: UTF16.self))|\(kind)"
    }
  }

  @Test func aFontOfPicturesIsOpenedAndServesNoText() throws {
    #expect(Self.squares.drawsPictures)
    #expect(!BundledFonts.font().drawsPictures)
    #expect(BundledFonts.library.bundledFonts.allSatisfy { !$0.drawsPictures })
    let match = FontSelector(library: try Self.library()).font(family: "Squares", weight: 400, italic: false)
    #expect(match.familyFound)
    #expect(match.font.family == "Noto Sans")
  }

  @Test func aGraphemeIsOnePictureOrText() throws {
    #expect(try runs("a 😀 b") == ["a |text", "😀|picture", " b|text"])
    #expect(try runs("1 # 1\u{FE0F}\u{20E3}2") == ["1 # |text", "1\u{FE0F}\u{20E3}|picture", "2|text"])
    #expect(try runs("x\u{1F44D}\u{1F3FD}") == ["x|text", "\u{1F44D}\u{1F3FD}|picture"])
    #expect(try runs("\u{1F469}\u{200D}\u{1F466}") == ["\u{1F469}\u{200D}\u{1F466}|picture"])
    #expect(try runs("\u{1F1EB}\u{1F1F7}😀") == ["\u{1F1EB}\u{1F1F7}😀|picture"])
    #expect(try runs("שלום 😀", .hebrew) == ["שלום |text", "😀|picture"])
  }

  @Test func selectorsChooseBetweenTextAndPicture() throws {
    // Inter has the heart: it is text unless it asks to be a picture.
    #expect(try runs("❤") == ["❤|text"])
    #expect(try runs("❤\u{FE0F}") == ["❤\u{FE0F}|picture"])
    #expect(try runs("a❤\u{FE0E}") == ["a|text", "❤\u{FE0E}|text"])
    // Noto Sans has the sign, the squares do not.
    #expect(try runs("©\u{FE0F} ©") == ["©\u{FE0F} ©|text"])
    #expect(try runs("1\u{FE0E}\u{20E3}").first == "1\u{FE0E}|text")
    #expect(try runs("ש\u{FE0F}לום", .hebrew) == ["ש\u{FE0F}לום|text"])
    #expect(try runs("\u{FE0F}") == ["\u{FE0F}|text"])
  }

  @Test func presentationFollowsTheStandard() {
    func presentation(_ text: String) -> EmojiPresentation { EmojiPresentation(of: Array(text.unicodeScalars)) }
    #expect(presentation("😀") == .picture)
    #expect(presentation("☎") == .either)
    #expect(presentation("☎\u{FE0F}") == .picture)
    #expect(presentation("😀\u{FE0E}") == .text)
    #expect(presentation("7") == .text)
    #expect(presentation("7\u{20E3}") == .either)
    #expect(presentation("7\u{FE0F}\u{20E3}") == .picture)
    #expect(presentation("\u{26F9}\u{1F3FD}") == .picture)
    #expect(presentation("é") == .text)
    #expect(presentation("") == .text)
  }

  @Test func sequencesAreShapedIntoOneGlyphInBothDirections() {
    for (text, direction) in [
      ("\u{1F44D}\u{1F3FD}", Direction.leftToRight), ("\u{1F44D}\u{1F3FD}", .rightToLeft),
      ("\u{1F469}\u{200D}\u{1F466}", .leftToRight), ("\u{1F469}\u{200D}\u{1F466}", .rightToLeft),
      ("\u{1F1EB}\u{1F1F7}", .rightToLeft),
    ] {
      for script in [Script.common, .arabic] {
        let shaped = Shaper().shape(text, font: Self.squares, script: script, direction: direction)
        #expect(shaped.glyphs.count == 1, "\(text) \(direction) \(script.tag)")
      }
    }
  }

  /// A document as a file of a format.
  private func output(_ blocks: String, as format: OutputFormat, lang: String = "en") throws -> [UInt8] {
    let log = DiagnosticLog()
    var typesetter = Typesetter(fonts: try Self.library())
    typesetter.options.scale = 1
    let session = typesetter.session()
    let xml = "<document lang=\"\(lang)\"><canvas width=\"200\" background=\"#ffffff\">\(blocks)</canvas></document>"
    let loaded = try #require(session.read(Array(xml.utf8), name: "t.xml", folder: ".", log: log))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try session.render(loaded, as: format, to: .file(file), log: log)
    #expect(log.diagnostics.map(\.message) == [])
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
  }

  @Test(.enabled(if: Tool.pdftotext.path != nil, "pdftotext is not installed"))
  func theTextOfEmojiIsFoundInPDF() throws {
    let text = "Go 😀 now\u{A0}👍🏽 and 👩‍👦 to 🇫🇷, 1️⃣ ❤️!"
    let pdf = try output("<p size=\"10\">\(text)</p>", as: .pdf)
    let found = try Tool.pdftotext.run(["-raw", "FILE", "-"], input: pdf)
    let plain = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(plain(found) == plain(text))
    let arabic = "مرحبا 😀👍🏽 بكم"
    // In reading order, for which right-to-left text is reversed character by character.
    let mixed = try Tool.pdftotext.run(
      ["FILE", "-"], input: try output("<p size=\"10\">\(arabic)</p>", as: .pdf, lang: "ar"))
    for part in ["مرحبا", "😀", "👍🏽", "بكم"] { #expect(mixed.contains(part), "\(mixed)") }
  }

  @Test func everyEmojiIsHeldOnceAndItsTextIsNotDrawn() throws {
    let pdf = String(decoding: try output("<p>😀😀😀 😀</p>", as: .pdf), as: UTF8.self)
    #expect(pdf.components(separatedBy: "/Subtype /Image").count - 1 == 1)
    #expect(pdf.contains("Blank"))
    let svg = String(decoding: try output("<p>A 😀 B</p>", as: .svg), as: UTF8.self)
    #expect(svg.components(separatedBy: "<image").count - 1 == 1)
    #expect(svg.contains("A 😀 B</text>"))
  }

  @Test func emojiAreDrawnInTheirColoursAndFadeWithTheText() throws {
    func colors(_ blocks: String) throws -> Set<UInt32> {
      let picture = try PictureSample.read(try output(blocks, as: .png))
      let pixels = try picture.pixels()
      return Set((0..<Int(picture.size.width * picture.size.height)).map { pixels[$0] & 0xFFFFFF })
    }
    let plain = try colors("<p size=\"40\">😀👍🏽👩‍👦🇫🇷</p>")
    for color in [0x00A000, 0x965A28, 0xC800C8, 0x00C8DC] as [UInt32] {
      #expect(plain.contains(color), "\(String(color, radix: 16))")
    }
    let half = try colors("<p size=\"40\" color=\"#00000080\">😀</p>")
    #expect(!half.contains(0x00A000))
    #expect(half.contains { $0 >> 8 & 0xFF > 0xC0 && $0 & 0xFF == $0 >> 16 && $0 & 0xFF < 0x90 })
  }

  @Test func aDamagedFontOfPicturesDoesNoHarm() throws {
    let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontFixtures.path("Squares.ttf"))))
    var random = Noise(state: 11)
    for round in 0..<400 {
      var bytes = original
      for _ in 0..<(round % 4 == 3 ? 100 : 4) {
        bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
      }
      guard let font = try? Font(bytes: FontBytes(copying: bytes), fileName: "x.ttf") else { continue }
      var pictures = GlyphPictures()
      for glyph in 0..<UInt32(min(font.face.glyphCount, 40)) {
        do { _ = try pictures.picture(of: glyph, in: font) } catch { #expect(error is FontError) }
      }
    }
  }

  @Test func theBlankFontHoldsNothingToSee() {
    #expect(!Font.blank.drawsPictures)
    #expect(Font.blank.coverage.count == 0)
    #expect(Font.blank.face.glyphCount == Font.blankGlyphCount)
    #expect(Font.blank.face.advance(of: 7) == 1000)
    #expect(Font.blank.metrics.unitsPerEm == 1000)
  }
}
