/// The languages of markup, besides the own one, that content may be written in.
enum ContentForm: CaseIterable, Sendable {
  case markdown
  case html

  /// The form of a file by its name; nil for any other file.
  init?(name: String) {
    let name = name.lowercased()
    guard let form = Self.allCases.first(where: { form in form.endings.contains { name.hasSuffix($0) } }) else {
      return nil
    }
    self = form
  }

  /// How names of its files end.
  private var endings: [String] {
    switch self {
    case .markdown: [".md", ".markdown"]
    case .html: [".html", ".htm"]
    }
  }

  /// Its name in messages.
  var name: String { self == .markdown ? "Markdown" : "HTML" }
}
