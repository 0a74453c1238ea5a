/// A folder of icons that a document brings along: read whole and checked before anything is drawn.
package struct IconFolder: Sendable {
  /// The icons by name.
  let entries: [String: IconEntry]
  /// The drawings by file.
  let artworks: [String: IconArtwork]
  /// The paths of the files that were read.
  let files: [String]

  /// Reads the folder at the `path` given by a document in `folder`; nil after errors, which are in `log`.
  ///
  /// `range` is the place of the path in the document.
  static func read(
    _ path: String, from folder: String, roots: [String], at range: SourceRange, log: DiagnosticLog
  ) -> IconFolder? {
    let place: String
    do { place = try NamedPath.resolve(path, from: folder, roots: roots) } catch {
      log.report(
        error == .outside
          ? Diagnostic(
            .error, code: "icon-path", "icon folder \(quoted(path)) is outside the document's folder", at: range,
            hints: ["move it beside the document, or allow its folder"])
          : Diagnostic(.error, code: "missing-icons", "folder \(quoted(path)) not found", at: range))
      return nil
    }
    let manifestName = path + "/" + IconManifest.fileName
    guard let manifest = bytes(IconManifest.fileName, in: place, shownIn: path, at: range, log: log),
      let declared = IconManifest.read(manifest, name: manifestName, log: log)
    else { return nil }
    var entries: [String: IconEntry] = [:]
    var artworks: [String: IconArtwork] = [:]
    var files = [place + "/" + IconManifest.fileName]
    var isWhole = true
    for (entry, range) in declared {
      entries[entry.name] = entry
      for file in [entry.file] + entry.variants.map(\.file) where artworks[file] == nil {
        guard let artwork = artwork(file, in: place, shownIn: path, at: range, log: log) else {
          isWhole = false
          continue
        }
        artworks[file] = artwork
        files.append(place + "/" + file)
      }
    }
    return isWhole ? IconFolder(entries: entries, artworks: artworks, files: files) : nil
  }

  private static func artwork(
    _ file: String, in place: String, shownIn path: String, at range: SourceRange, log: DiagnosticLog
  ) -> IconArtwork? {
    guard let bytes = bytes(file, in: place, shownIn: path, at: range, log: log) else { return nil }
    return SVGIconReader.read(bytes, name: path + "/" + file, log: log)
  }

  /// The bytes of a file that must be in the folder at `place`, wherever links lead.
  private static func bytes(
    _ file: String, in place: String, shownIn path: String, at range: SourceRange, log: DiagnosticLog
  ) -> [UInt8]? {
    do { return try NamedPath.open(file, from: place, roots: []).bytes() } catch {
      let name = quoted(path + "/" + file)
      let code: String
      let message: String
      switch error {
      case .outside: (code, message) = ("icon-path", "icon file \(quoted(file)) is outside its folder")
      case .missing: (code, message) = ("missing-icons", "icon file \(name) not found")
      case .unreadable(let words): (code, message) = ("unreadable-icons", "cannot read icon file \(name): \(words)")
      }
      log.report(Diagnostic(.error, code: code, message, at: range))
      return nil
    }
  }
}
