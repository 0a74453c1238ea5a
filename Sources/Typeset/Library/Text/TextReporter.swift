/// Tells the author what the fonts lack, once for each place.
final class TextReporter {
  private let source: SourceFile
  private let log: DiagnosticLog
  private var reported: Set<Place> = []
  private var reportedFaces: Set<String> = []

  init(source: SourceFile, log: DiagnosticLog) {
    self.source = source
    self.log = log
  }

  /// Reports the missing characters and faces of a text.
  func report(_ paragraph: ShapedParagraph, fonts: FontSelector) {
    let text = paragraph.text
    for item in paragraph.items where item.kind == .missing {
      guard reported.insert(Place(of: item.range.lowerBound, in: text)).inserted else { continue }
      log.report(.warning, code: Diagnostic.missingCharacterCode) {
        let place = SourceLocator(text: text, source: source).bytes(of: item.range)
        return .missingCharacter(text.units[item.range], at: SourceRange(file: source, bytes: place))
      }
    }
    for span in text.spans {
      let style = span.style
      guard style.isItalic || style.family != nil else { continue }
      let face = "\(style.family ?? "")/\(style.weight)/\(style.isItalic)"
      guard reportedFaces.insert(face).inserted else { continue }
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

/// A place that costs less to find than that in the source: how far it lies behind the start of a stretch of the source.
private struct Place: Hashable {
  private let source: Int
  private let distance: Int

  init(of offset: Int, in text: StyledText) {
    let mark = text.sourceMark(at: offset) ?? SourceMark(offset: 0, source: text.offset)
    source = mark.source
    distance = offset - mark.offset
  }
}

extension Diagnostic {
  fileprivate static let missingCharacterCode = "missing-character"

  fileprivate static func missingCharacter(_ units: ArraySlice<UInt16>, at range: SourceRange) -> Diagnostic {
    let character = String(decoding: units, as: UTF16.self)
    let scalars = character.unicodeScalars
    let codes =
      scalars.prefix(mostCodes).map { "U+" + hex($0.value) }.joined(separator: " ")
      + (scalars.count > mostCodes ? " …" : "")
    return Diagnostic(
      .warning, code: missingCharacterCode, "no font has \(quoted(character)) (\(codes)); a box stands for it",
      at: range,
      hints: ["name a font that has it with <font> in the head, or a folder of fonts with --fonts"])
  }

  fileprivate static func missingFamily(_ family: String, shown: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-family",
      "no font of the family \(quoted(family)) is at hand; \(quoted(shown)) stands for it",
      at: range, hints: ["'typesetter fonts' lists the families; <font> in the head or --fonts add to them"])
  }

  fileprivate static func missingItalic(_ family: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-italic", "the family \(quoted(family)) has no italic; its upright letters are shown",
      at: range,
      hints: ["no slant is made up: name a font that has an italic with <font> in the head"])
  }

  /// How many code points of a grapheme cluster are named.
  private static let mostCodes = 8

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
