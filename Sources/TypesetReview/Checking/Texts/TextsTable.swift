import Typeset

/// Texts as a table: a row for each text and locale.
enum TextsTable {
  /// The names of the columns.
  static let columns =
    "document,screen,line,column,element,attribute,key,comment,locale,state,source,text,characters,lines,room,roomPercent,"
    + "then,catalog,catalogLine,variant,seen,variants,x,y,width,height"

  /// Writes a report.
  static func write(_ report: TextReport, to sink: ByteSink) throws {
    var table = DelimitedText(columns: columns)
    for screen in report.screens {
      for text in screen.texts {
        for translation in text.translations { table.add(row(of: translation, text, on: screen)) }
      }
    }
    try sink.write(Array(table.text.utf8))
  }

  /// The cells of a text in a locale, in the order of `columns`.
  private static func row(
    of translation: ReviewedTranslation, _ text: ReviewedText, on screen: ReviewedScreen
  ) -> [String] {
    let shown = translation.shown
    let place = [
      screen.document, screen.name, "\(text.position.line)", "\(text.position.column)", shown.element,
      text.attribute ?? "", text.key ?? "", text.note ?? "",
    ]
    let words = [
      translation.locale, shown.state.rawValue, text.source ?? "", shown.text, "\(shown.length)",
    ]
    let line = shown.catalog?.position.map { "\($0.line)" }
    let seen = [shown.catalog?.file ?? "", line ?? "", translation.variant]
    let counts = ["\(translation.count)", "\(translation.total)"]
    let frame = shown.frame.map { [$0.minX, $0.minY, $0.width, $0.height].map(\.shortText) }
    return place + words + room(of: shown.measured) + seen + counts + (frame ?? ["", "", "", ""])
  }

  /// The lines of a text, the room that they leave and what comes then; empty cells for a spoken text.
  private static func room(of measured: MeasuredText?) -> [String] {
    guard let measured else { return ["", "", "", ""] }
    let percent = measured.percent.map { "\($0)" }
    return ["\(measured.lineCount)", measured.room.shortText, percent ?? "", measured.end.rawValue]
  }
}

extension MeasuredText {
  /// The room in per cent of the text's own width, rounded towards less; nil for a text without width.
  var percent: Int? { share.map { Int(max(-999, min(9_999, ($0 * 100).rounded(.down)))) } }

  /// The room in words: `38 pt (52 %) left, then it wraps`, `12 pt too long: it is cut`.
  var roomWords: String {
    let points = "\(Int(abs(room).rounded(room < 0 ? .up : .down))) pt"
    if room < -0.005 { return "\(points) too long: \(end.words)" }
    return points + (percent.map { " (\($0) %)" } ?? "") + " left, then \(end.words)"
  }
}

extension MeasuredText.End {
  /// What comes when there is no room left.
  var words: String {
    switch self {
    case .wraps: "it wraps"
    case .cut: "it is cut"
    case .overflows: "it runs over"
    }
  }
}

extension Double {
  /// The number with two decimals at most.
  var shortText: String {
    let hundredths = (self * 100).rounded()
    let value = hundredths == 0 ? 0 : hundredths / 100
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
