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
    /// The locale of the document itself.
    var language = ""
    /// How many errors and warnings reading it gave.
    var problems = 0
    /// The folder of its data in an export; nil where a server answers.
    var folder: String?
    /// The values of the axes that an export has of it.
    var values: [PreviewAxes.Axis: [String]] = [:]
  }

  /// The answer about some documents.
  static func json(
    _ entries: [Entry], title: String, canWrite: Bool, hasBaselines: Bool, offering offers: AxisOffers
  ) -> [UInt8] {
    JSONBytes.object { json in
      json.member("typeset", 1)
      json.member("version", Versions.typeset)
      json.member("title", title)
      json.member("canWrite", canWrite)
      json.member("hasBaselines", hasBaselines)
      json.key("documents")
      json.list(entries) { entry in
        json.object {
          json.member("id", entry.document.id)
          json.member("title", entry.title ?? entry.document.id)
          json.member("path", entry.document.path)
          json.member("kinds", entry.kinds)
          json.member("locales", entry.locales)
          json.member("language", entry.language)
          json.member("problems", entry.problems)
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
    guard let loaded = version.loaded else { return entry }
    entry.title = session(of: bench).title(of: loaded, log: DiagnosticLog())
    entry.language = loaded.document.language
    entry.kinds = loaded.document.canvases.map(\.kind.word).distinct()
    let catalogs = loaded.catalogs.catalogs
    entry.locales = Set(catalogs.flatMap(\.languages) + [loaded.document.language]).subtracting([""]).sortedByBytes()
    return entry
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
