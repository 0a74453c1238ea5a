import Typeset

/// The files of the page itself in an export.
struct ExportedPage {
  /// Their bytes by their paths in the export.
  let files: [String: [UInt8]]

  /// What the page may load: nothing but its own files. Some browsers take no file of a disk for one of the page's own.
  private static let policy =
    "default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' data:; base-uri 'none'; form-action 'none'"
  /// Changes of the page: what is looked for, and what takes its place.
  private static let changes = [
    "<meta charset=\"utf-8\">": "<meta charset=\"utf-8\">\n\(OutputKind.pageMark)\n"
      + "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
    "<meta name=\"typeset-mode\" content=\"live\">": "<meta name=\"typeset-mode\" content=\"export\">",
    "<script type=\"module\" src=\"page/modules/main.js\"></script>": "<script defer src=\"page/page.js\"></script>",
  ]

  /// Makes the files from those that the server gives.
  init(_ sources: [String: [UInt8]] = PageFiles.bytes) throws(ModuleBundle.Failure) {
    var files: [String: [UInt8]] = [:]
    var modules: [String: String] = [:]
    for (path, bytes) in sources {
      if path.hasPrefix("modules/") {
        modules[String(path.dropFirst("modules/".count))] = String(decoding: bytes, as: UTF8.self)
      } else if path.hasPrefix("style/") {
        files["page/" + path] = bytes
      }
    }
    files["page/page.js"] = Array(try ModuleBundle.script(of: "main.js", among: modules).utf8)
    var page = String(decoding: sources["index.html"] ?? [], as: UTF8.self)
    for (wanted, replacement) in Self.changes {
      guard let place = page.firstRange(of: wanted) else {
        throw ModuleBundle.Failure(description: "the page has no \(wanted)")
      }
      page.replaceSubrange(place, with: replacement)
    }
    files[ExportFolder.index] = Array(page.utf8)
    self.files = files
  }
}
