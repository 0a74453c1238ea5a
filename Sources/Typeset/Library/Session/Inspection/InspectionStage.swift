/// A stage of the path of a document that can be looked at.
package enum InspectionStage: String, Sendable, CaseIterable {
  /// The document as read.
  case document
  /// Every text with its levels, scripts and break opportunities, balance included.
  case paragraphs
  /// One look, level, script, language and font each.
  case items
  /// The shaped glyphs.
  case runs
  /// The broken lines in visual order, with their side.
  case lines
  /// The finished frames.
  case frame
}

extension TypesettingSession {
  /// A stage of the path of a document as readable text.
  package func inspect(_ loaded: LoadedDocument, stage: InspectionStage, log: DiagnosticLog) throws -> String {
    let source = loaded.document.source
    switch stage {
    case .document: return DocumentStage(source: source).text(of: loaded.document)
    case .frame:
      var text = ""
      try frames(of: loaded, log: log) { text += FrameStage.text(of: $0) }
      return text
    case .paragraphs: return try texts(of: loaded, log: log) { ParagraphStage.text(of: $0.broken.paragraph) }
    case .items: return try texts(of: loaded, log: log) { ItemStage.text(of: $0.broken.paragraph) }
    case .runs: return try texts(of: loaded, log: log) { RunStage.text(of: $0.broken.paragraph) }
    case .lines: return try texts(of: loaded, log: log) { LineStage.text(of: $0.broken, $0.alignment) }
    }
  }

  /// What `describe` says of every text, each once as it was placed last, in the order of the document.
  private func texts(
    of loaded: LoadedDocument, log: DiagnosticLog, describe: (ObservedText) -> String
  ) throws -> String {
    var found: [TextKey: ObservedText] = [:]
    var order: [TextKey] = []
    let observer = { (broken: BrokenParagraph, alignment: BlockAlignment) in
      let key = TextKey(offset: broken.paragraph.text.offset, units: broken.paragraph.text.units)
      if found.updateValue(ObservedText(broken: broken, alignment: alignment), forKey: key) == nil { order.append(key) }
    }
    try frames(of: loaded, log: log, observer: observer) { _ in }
    let source = loaded.document.source
    return order.sorted { $0.offset < $1.offset }.map { key in
      let place = source.position(at: key.offset)
      return "\(place.line):\(place.column) " + describe(found[key]!)
    }.joined()
  }
}

/// A text that was put in its place.
private struct ObservedText {
  var broken: BrokenParagraph
  var alignment: BlockAlignment
}

/// One text of a document: the same block may hold several, such as a list's marker and its item.
private struct TextKey: Hashable {
  var offset: Int
  var units: [UInt16]
}

extension StyledText {
  /// A part of the text in quotes, controls written as escapes.
  func quoted(_ range: Range<Int>) -> String {
    "\"" + String(utf16: units[range]).escaped + "\""
  }
}

extension String {
  /// The text with quotes, back-slashes, control characters and bidi controls written as escapes.
  var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{AD}", "\u{61C}", "\u{200B}"..."\u{200F}",
        "\u{202A}"..."\u{202E}",
        "\u{2060}"..."\u{2069}", "\u{FEFF}":
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: String(scalar)
      }
    }.joined()
  }
}

extension Double {
  /// The number with two decimals at most.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
