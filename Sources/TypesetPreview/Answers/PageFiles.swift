import Typeset

/// The files of the page, which the build puts into the program.
enum PageFiles {
  /// The media type of a file.
  static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/json; charset=utf-8"
    }
  }

  /// The bytes of the files by their paths in the folder of the page.
  static let bytes: [String: [UInt8]] = {
    let files = EmbeddedFiles.page
    return Dictionary(uniqueKeysWithValues: files.paths.map { ($0, files[$0] ?? []) })
  }()
}
