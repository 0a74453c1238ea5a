/// Tells the author what the fonts lack: families, italics and heavier faces once each, characters in one warning a
/// script.
final class TextReporter {
  private let source: SourceFile
  private let log: DiagnosticLog
  private var reported: Set<Place> = []
  private var reportedFaces: Set<String> = []
  private var hasTooManyLines = false
  private var familiesWithoutHeavierFace: Set<String> = []
  /// What is missing so far, by its kind, in the order in which it was found.
  private var missing: [MissingCharacters] = []
  private var missingKinds: [MissingCharacters.Kind: Int] = [:]

  init(source: SourceFile, log: DiagnosticLog) {
    self.source = source
    self.log = log
  }

  /// Reports the missing faces of a text, and keeps its missing characters in mind.
  func report(_ itemised: ItemisedText, fonts: FontSelector) {
    let text = itemised.text
    for item in itemised.items where item.kind == .missing {
      guard reported.insert(Place(of: item.range.lowerBound, in: text)).inserted else { continue }
      let units = text.units[item.range]
      let kind = MissingCharacters.Kind(of: units)
      if let index = missingKinds[kind] {
        missing[index].count += 1
        continue
      }
      let place = SourceLocator(text: text, source: source).bytes(of: item.range)
      missingKinds[kind] = missing.count
      missing.append(
        MissingCharacters(kind: kind, first: units, range: SourceRange(file: source, bytes: place)))
    }
    reportWeights(of: itemised, fonts: fonts)
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

  /// Reports, once a family, that it has no bold face for text that its author or the reader wants bold: weight is
  /// never faked.
  private func reportWeights(of itemised: ItemisedText, fonts: FontSelector) {
    let text = itemised.text
    guard text.spans.contains(where: { $0.style.isBoldText || $0.style.isWeightGiven }) else { return }
    for item in itemised.items where item.kind == .text && ![.common, .inherited, .unknown].contains(item.script) {
      let span = text.spans[item.span]
      let style = span.style
      guard style.isBoldText || style.isWeightGiven else { continue }
      let match = fonts.font(family: style.family, weight: style.weight, italic: style.isItalic)
      // A family is called what the document calls it.
      let family = match.familyFound && match.font === item.font ? style.family ?? item.font.family : item.font.family
      if style.weight < R143BoldText.bold || item.font.weight >= R143BoldText.bold {
        if style.isBoldText { reportBoldText(of: span, in: text, fonts: fonts) }
      } else if familiesWithoutHeavierFace.insert(family.lowercased()).inserted {
        let place = SourceLocator(text: text, source: source).bytes(of: item.range)
        let pack = MissingCharacters.Kind(of: text.units[item.range]).pack.flatMap { fonts.has($0) ? nil : $0 }
        log.report(.missingBoldFace(family, pack: pack, at: SourceRange(file: source, bytes: place)))
      }
    }
  }

  /// Reports a family without a face for bold text, once: the weight stays as it is (R143). What the bundled families
  /// lack is known.
  private func reportBoldText(of span: TextSpan, in text: StyledText, fonts: FontSelector) {
    let style = span.style
    let before = R143BoldText.weight(before: style.weight, isBold: true)
    let usual = fonts.font(family: style.family, weight: before, italic: style.isItalic)
    let family = usual.familyFound ? style.family ?? usual.font.family : usual.font.family
    guard fonts.font(family: style.family, weight: style.weight, italic: style.isItalic).font === usual.font,
      !fonts.isBundled(usual.font), familiesWithoutHeavierFace.insert(family.lowercased()).inserted
    else { return }
    let place = SourceRange(file: source, bytes: SourceLocator(text: text, source: source).bytes(of: span.range))
    log.report(.missingHeavierFace(family, than: before, at: place))
  }

  /// Reports, once, that the lines of the document have exceeded their limit.
  func reportTooManyLines(of text: StyledText) {
    guard !hasTooManyLines else { return }
    hasTooManyLines = true
    let place = SourceRange(file: source, bytes: text.offset..<text.offset)
    log.report(
      Diagnostic(
        .error, code: "size", "the document has more than \(MarkupLimits.mostLines) lines", at: place,
        hints: ["divide it into several documents, or make its pages wider"]))
  }

  /// Reports the missing characters of all texts so far, one warning for each script.
  func reportMissingCharacters(fonts: FontSelector) {
    for characters in missing {
      log.report(characters.diagnostic(hasPack: characters.kind.pack.map(fonts.has) ?? false))
    }
    (missing, missingKinds) = ([], [:])
  }
}

/// A place that costs less to find than that in the source: how far it lies behind the start of a stretch of the
/// source.
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
  fileprivate static func missingFamily(_ family: String, shown: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-family",
      "font family \(quoted(family)) not found; using \(quoted(shown))",
      at: range, hints: ["add a file of the family with <font src> in the head, or a folder of fonts"])
  }

  fileprivate static func missingHeavierFace(_ family: String, than weight: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-weight",
      "font family \(quoted(family)) has no face heavier than \(weight) for bold text (R143)", at: range,
      hints: ["weight is never faked; add a heavier face with <font> in the head, or to the folder of fonts"])
  }

  fileprivate static func missingBoldFace(_ family: String, pack: FontPack?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-weight", "font family \(quoted(family)) has no bold face; the weight stays as it is",
      at: range,
      hints: [pack.map { "'\($0.command)' adds \($0.content), which has one" }].compactMap(\.self) + [
        "weight is never faked; add a heavier face with <font> in the head, or to the folder of fonts"
      ])
  }

  fileprivate static func missingItalic(_ family: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-italic", "font family \(quoted(family)) has no italic; using the upright letters",
      at: range,
      hints: ["slanting is never faked; add a font with an italic with <font> in the head"])
  }
}
