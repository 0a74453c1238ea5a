import Foundation

@testable import Typeset

/// The fonts of the folder `Fonts`, for all tests.
enum BundledFonts {
  /// The folder, found from this file.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts").path

  /// Nothing but the bundled fonts, whatever packs the checkout has.
  static let library: FontLibrary = {
    do { return try FontLibrary(bundled: folder, packs: false) } catch { preconditionFailure("\(error)") }
  }()

  /// A bundled face.
  static func font(_ family: String = "Noto Sans", weight: Int = 400, italic: Bool = false) -> Font {
    FontSelector(library: library).font(family: family, weight: weight, italic: italic).font
  }

  /// The bytes of a bundled file.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
  }
}

extension Shaper {
  /// Shapes a whole text, or a part of it.
  func shape(
    _ text: String, _ range: Range<Int>? = nil, font: Font, script: Script, direction: Direction = .leftToRight,
    language: String = "en", asWord: Bool = false
  ) -> ShapedText {
    let units = Array(text.utf16)
    let properties = ShapingProperties(
      direction: direction, script: script, language: ShapingLanguage(language))
    let part = range ?? 0..<units.count
    return asWord
      ? word(units.span, range: part, font: font, properties: properties)
      : shape(units.span, range: part, font: font, properties: properties)
  }

  /// Shapes the words of a text at once; each ends behind its blanks.
  func shapeWords(
    _ text: String, font: Font, script: Script, direction: Direction = .leftToRight, language: String = "en"
  ) -> [(range: Range<Int>, shaped: ShapedText)] {
    let units = Array(text.utf16)
    let ends = units.indices.filter { units[$0] == 0x20 && $0 + 1 < units.count && units[$0 + 1] != 0x20 }.map {
      $0 + 1
    }
    let ranges = zip([0] + ends, ends + [units.count]).map { $0..<$1 }
    let properties = ShapingProperties(
      direction: direction, script: script, language: ShapingLanguage(language))
    var words: [ShapedText] = []
    shapeWords(
      units.span, from: 0, ends: ranges.map(\.upperBound), font: font, in: context(of: font, properties), to: &words)
    return Array(zip(ranges, words))
  }
}

extension Font {
  /// The name that PostScript and PDF call it by.
  var postScriptName: String { face.name(6) ?? "" }
}

extension Script {
  /// Devanagari: `Deva`.
  static let devanagari = Script(tag: "Deva")!
  /// Chinese characters: `Hani`.
  static let han = Script(tag: "Hani")!
}
