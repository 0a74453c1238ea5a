import Typeset
import TypesetReview

/// What the page asks for first: the documents, and the values that the axes can have.
struct SessionAnswer {
  /// What is known of one document.
  struct Entry: Sendable {
    var document: PreviewDocument
    var title: String?
    var kinds: [String] = []
    var locales: [String] = []
    /// The values of its variants, in the order in which its author wrote them, its own language first; without
    /// locales of the author, those of the catalogs' languages.
    var variants = VariantAxes()
    /// The locale of the document itself.
    var language = ""
    /// How many errors and warnings reading it gave.
    var problems = 0
    /// How many of them are errors.
    var errors = 0
    /// The folder of its data in an export; nil where a server answers.
    var folder: String?
    /// The values of the axes that an export has of it.
    var values: [PreviewAxes.Axis: [String]] = [:]
  }

  /// The answer about some documents.
  static func json(
    _ entries: [Entry], id: String? = nil, title: String, canWrite: Bool, hasBaselines: Bool,
    sharedAddress: String? = nil, offering offers: AxisOffers
  ) -> [UInt8] {
    JSONBytes.object { json in
      json.member("typeset", 1)
      json.member("version", Versions.typeset)
      json.member("id", ifAny: id)
      json.member("title", title)
      json.member("canWrite", canWrite)
      json.member("hasBaselines", hasBaselines)
      json.member("sharedAddress", ifAny: sharedAddress)
      json.key("documents")
      json.list(entries) { entry in
        json.object {
          json.member("id", entry.document.id)
          json.member("title", entry.title ?? entry.document.id)
          json.member("path", entry.document.path)
          json.member("kinds", entry.kinds)
          json.member("locales", entry.locales)
          json.key("variants")
          json.object {
            for axis in entry.variants.axes where PreviewAxes.Axis(rawValue: axis.rawValue) != nil {
              json.key(named: axis.rawValue)
              json.list(entry.variants[axis]) { json.value($0) }
            }
          }
          json.member("language", entry.language)
          json.member("problems", entry.problems)
          json.member("errors", entry.errors)
          if let folder = entry.folder {
            json.member("folder", folder)
            json.key("values")
            json.object {
              for axis in PreviewAxes.Axis.allCases {
                json.key(named: axis.rawValue)
                json.list(entry.values[axis] ?? []) { json.value($0) }
              }
            }
          }
        }
      }
      json.key("axes")
      json.object { offers.add(to: json) }
    }
  }
}

extension Workshop {
  /// What tells this preview from others that a browser has seen at the same address: a digest of what is shown.
  var id: String { SHA256.hex(of: settings.inputs.map { FileSystem.normalized($0) + "\0" }.joined()) }

  /// The name of the folder that is shown, or of the only document; of several documents, that of the first one's
  /// folder.
  var title: String {
    let inputs = settings.inputs
    guard let shown = inputs.first(where: FileSystem.isFolder) ?? inputs.first else {
      return FileSystem.name(of: FileSystem.normalized("."))
    }
    let path = FileSystem.normalized(shown)
    let isOneOfSeveral = inputs.count > 1 && !FileSystem.isFolder(shown)
    return FileSystem.name(of: isOneOfSeveral ? FileSystem.folder(of: path) : path)
  }

  /// What the list says of a document.
  func entry(of document: PreviewDocument, on bench: Bench) -> SessionAnswer.Entry {
    let version = version(of: document, on: bench)
    var entry = SessionAnswer.Entry(document: document)
    entry.problems = version.diagnostics.count
    entry.errors = version.diagnostics.count { $0.severity == .error }
    guard let loaded = version.loaded else { return entry }
    entry.title = session(of: bench).title(of: loaded, log: DiagnosticLog())
    entry.language = loaded.document.language
    entry.kinds = loaded.document.canvases.map(\.kind.word).distinct()
    let catalogs = loaded.catalogs.catalogs
    entry.locales = Set(catalogs.flatMap(\.languages) + [loaded.document.language]).subtracting([""]).sortedByBytes()
    entry.variants = variants(of: loaded.document, languages: entry.locales)
    return entry
  }
}

extension Workshop {
  /// The values of a document's variants, its own language first; without locales, those of some languages with the
  /// regions where most of their readers are.
  private func variants(of document: Document, languages: [String]) -> VariantAxes {
    let axes = document.variants ?? VariantAxes()
    let written = axes[.locale]
    let locales =
      written.isEmpty ? languages.map { LanguageTag($0).flatMap(LocaleFacts.init)?.tagWithRegion ?? $0 } : written
    let own = LanguageTag(document.language)
    let first =
      locales.first { $0 == document.language } ?? locales.first { LanguageTag($0)?.language == own?.language }
    guard let first else { return axes }
    var result = axes
    try? result.set(.locale, locales.distinct().joined(separator: ","))
    return result.with(first, firstOf: .locale)
  }
}

extension Canvas.Kind {
  /// The name of the element.
  fileprivate var word: String {
    switch self {
    case .page: "page"
    case .screen: "screen"
    case .component: "canvas"
    }
  }
}
