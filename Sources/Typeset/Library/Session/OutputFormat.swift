/// What a document can be rendered to.
public enum OutputFormat: String, Sendable, CaseIterable {
  case pdf, svg, png, json

  /// Whether one file holds all pages of a document.
  public var holdsAllPages: Bool { self == .pdf || self == .json }

  /// The format that a path's ending names; nil for any other ending.
  public init?(ending path: String) {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

extension OutputFormat {
  /// What the files of the format hold.
  package var kind: OutputKind {
    switch self {
    case .pdf: .pdf
    case .svg: .svg
    case .png: .png
    case .json: .json
    }
  }
}

/// Where a rendering goes.
package enum OutputTarget: Sendable, Hashable {
  /// Standard output.
  case standardOutput
  /// A file; where a format holds one page and a document has several, their numbers are put before the ending.
  case file(String)

  /// The path of one of several pages: `NAME-2.svg` for `NAME.svg`.
  static func path(_ path: String, page: Int) -> String {
    let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let dot = path[nameStart...].lastIndex(of: "."), dot > nameStart else { return "\(path)-\(page)" }
    return "\(path[..<dot])-\(page)\(path[dot...])"
  }
}
