import Typeset
import TypesetReview

extension Workshop {
  /// The most variants of a document in which texts are measured.
  private static let mostMeasured = 24

  /// The variants of a document in a locale, those that differ in nothing but colours once: where its texts have room.
  func measuredVariants(
    of document: PreviewDocument, locale: String, on bench: Bench
  ) throws -> [PreviewAxes] {
    var seen: Set<String> = []
    var result: [PreviewAxes] = []
    for job in try plan(of: document, on: bench).jobs where result.count < Self.mostMeasured {
      var options = job.variant.options
      options.locale = locale
      options.pseudolanguage = nil
      options.appearance = LayoutOptions().appearance
      let axes = PreviewAxes(options)
      if seen.insert(axes.key).inserted { result.append(axes) }
    }
    return result
  }

  /// The texts of a variant that come from keys, as they were measured.
  func measuredTexts(
    of document: PreviewDocument, _ axes: PreviewAxes, on bench: Bench
  ) throws -> [MeasuredKey] {
    let loaded = try loaded(document, on: bench)
    let session = session(of: bench)
    session.inputs = inputRecord(of: document)
    session.options.layout = axes.options
    session.options.layout.measuresTexts = true
    defer {
      session.inputs = nil
      session.options.layout = LayoutOptions()
    }
    var found: [MeasuredKey] = []
    func look(_ items: [FrameItem]) {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning, let measured = element.measured,
          let key = element.source.texts.first(where: { $0.attribute == nil })?.key
        {
          found.append(MeasuredKey(key: key, element: element.id, text: measured))
        }
        look(group.items)
      }
    }
    try session.frames(of: loaded, log: DiagnosticLog(), observer: nil, annotates: false) { look($0.items) }
    return found
  }
}

/// The text of a key on a screen, as it was measured.
struct MeasuredKey: Sendable {
  /// The key.
  var key: String
  /// The id of the element.
  var element: String
  /// What was measured.
  var text: MeasuredText

  /// About how many characters fit.
  var capacity: Double {
    guard text.width > 0 else { return .infinity }
    return Double(text.text.count) * (text.width + text.room) / text.width
  }
}
