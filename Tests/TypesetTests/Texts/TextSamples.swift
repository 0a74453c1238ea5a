import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Documents with a catalog, for tests of the table of texts.
struct TextReviewSample {
  /// The report.
  let report: TextReport
  /// The variants.
  let plan: VariantPlan

  /// The entry of a key in a catalog of Xcode's: its texts by language, each with the state before a colon if it is not
  /// `translated`; `members` are further members of the entry.
  static func entry(_ key: String, _ texts: [String: String], _ members: String = "") -> String {
    let localizations = texts.sorted { $0.key < $1.key }.map { language, text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let (state, value) = parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("translated", text)
      return "\(quoted(language)): {\"stringUnit\": {\"state\": \(quoted(state)), \"value\": \(quoted(value))}}"
    }
    return "\(quoted(key)): {\(members)\"localizations\": {\(localizations.joined(separator: ", "))}}"
  }

  /// A catalog with entries.
  static func catalog(_ entries: [String]) -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\n\(entries.joined(separator: ",\n"))\n}, \"version\": \"1.0\"}"
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  /// The texts of a document that uses the catalog `a.xcstrings`.
  init(_ xml: String, _ entries: [String], axes values: [VariantAxis: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.catalog(entries).utf8).write(to: folder.appendingPathComponent("a.xcstrings"))
    let session = Typesetter(fonts: BundledFonts.library).session()
    let log = DiagnosticLog()
    let read = session.read(Array(xml.utf8), name: "a.xml", folder: folder.path, log: log)
    let loaded = try #require(read, "\(log.diagnostics)")
    var axes = VariantAxes()
    for (axis, value) in values { try axes.set(axis, value) }
    let documents = [VariantDocument(path: "a.xml", loaded: loaded, inputs: [])]
    plan = try VariantPlan(documents, axes: axes, base: LayoutOptions())
    let reviewer = TextReviewer(plan)
    let collection = TextCollection()
    // The order in which renderings end is not that of the plan.
    for index in (0..<reviewer.count).reversed() {
      try reviewer.read(index, into: collection, with: session, log: DiagnosticLog())
    }
    report = reviewer.report(collection)
  }

  /// The text with a key; nil if there is none.
  func text(_ key: String, _ attribute: String? = nil) -> ReviewedText? {
    report.texts.first { $0.key == key && $0.attribute == attribute }
  }

  /// What the text with a key says in a locale.
  func translation(_ key: String, _ locale: String) -> ReviewedTranslation? {
    report.texts.first { $0.key == key }?.translations.first { $0.locale == locale }
  }

  /// The states of a key by locale: `en source, de missing`.
  func states(_ key: String) -> String {
    let translations = report.texts.first { $0.key == key }?.translations ?? []
    return translations.map { "\($0.locale) \($0.shown.state.rawValue)" }.joined(separator: ", ")
  }

  /// The report in a form.
  func text(as form: TextReportForm) throws -> String {
    let sink = ByteSink()
    try report.write(as: form, of: plan, with: Typesetter(fonts: BundledFonts.library), to: sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }
}
