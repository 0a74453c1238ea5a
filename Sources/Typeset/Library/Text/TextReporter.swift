/// Tells the author what the fonts lack, once for each place.
final class TextReporter {
  private let source: SourceFile
  private let log: DiagnosticLog
  private var reported: Set<Int> = []
  private var reportedFaces: Set<String> = []

  init(source: SourceFile, log: DiagnosticLog) {
    self.source = source
    self.log = log
  }

  /// Reports the missing characters and faces of a text.
  func report(_ paragraph: ShapedParagraph, fonts: FontSelector) {
    let text = paragraph.text
    for item in paragraph.items where item.kind == .missing {
      let start = SourceLocator(text: text, source: source).bytes(of: item.range)
      guard reported.insert(start.lowerBound).inserted else { continue }
      log.report(.missingCharacter(text.units[item.range], at: SourceRange(file: source, bytes: start)))
    }
    for span in text.spans {
      let style = span.style
      let face = "\(style.family ?? "")/\(style.weight)/\(style.isItalic)"
      guard style.isItalic || style.family != nil, reportedFaces.insert(face).inserted else { continue }
      let match = fonts.font(family: style.family, weight: style.weight, italic: style.isItalic)
      let place = SourceRange(file: source, bytes: SourceLocator(text: text, source: source).bytes(of: span.range))
      if let family = style.family, !match.familyFound {
        log.report(.missingFamily(family, shown: match.font.family, at: place))
      } else if style.isItalic, !match.hasItalic {
        log.report(.missingItalic(match.font.family, at: place))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func missingCharacter(_ units: ArraySlice<UInt16>, at range: SourceRange) -> Diagnostic {
    let character = String(decoding: units, as: UTF16.self)
    let codes = character.unicodeScalars.map { "U+" + hex($0.value) }.joined(separator: " ")
    return Diagnostic(
      .warning, code: "missing-character", "no font has \"\(character)\" (\(codes)); a box stands for it", at: range,
      hints: ["name a font that has it with <font> in the head, or a folder of fonts with --fonts"])
  }

  fileprivate static func missingFamily(_ family: String, shown: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-family", "no font of the family \"\(family)\" is at hand; \"\(shown)\" stands for it",
      at: range, hints: ["'typeset fonts' lists the families; <font> in the head or --fonts add to them"])
  }

  fileprivate static func missingItalic(_ family: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-italic", "the family \"\(family)\" has no italic; its upright letters are shown",
      at: range,
      hints: ["no slant is made up: name a font that has an italic with <font> in the head"])
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
