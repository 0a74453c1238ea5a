/// Determines the kind of the catalog at a path, and reads all its files, which must be inside of an enclosure wherever
/// links lead.
struct CatalogFiles {
  /// The folders that the files may be in.
  let enclosure: Enclosure

  /// The catalog at a path; messages call it `name`.
  static func read(_ path: String, name: String, within enclosure: Enclosure) throws(ContentError) -> Catalog {
    try CatalogFiles(enclosure: enclosure).read(path, name: name)
  }

  /// The catalog at a path that is trusted; messages call it `name`.
  static func read(_ path: String, name: String) throws(ContentError) -> Catalog {
    try read(path, name: name, within: Enclosure(around: path, roots: []))
  }

  /// The catalog at a path; messages call it `name`.
  func read(_ path: String, name: String) throws(ContentError) -> Catalog {
    if FileSystem.isFolder(path) { return try CatalogFolder.read(path, name: name, with: self) }
    if [.strings, .stringsdict].contains(CatalogKind(path: path)) {
      // A pipe, a device or a missing file is an error; only the file beside it may be missing.
      if !FileSystem.isFile(path) { _ = try bytes(path, name) }
      var builder = CatalogBuilder()
      try addTable(at: Self.stem(of: path), name: Self.stem(of: name), language: language(of: path), to: &builder)
      return Catalog(name: name, builder)
    }
    let bytes = try bytes(path, name)
    if let catalog = try CatalogKind(path: path, bytes: bytes)?.catalog(bytes, name: name, path: path) {
      return catalog
    }
    throw ContentError(
      "\(quoted(name)) is not a string catalog", at: nil,
      "use a file of strings, such as .xcstrings, .strings, .xliff, .po, .arb, .json, .properties, .yml or strings.xml, or a folder of them",
      code: "catalog-kind")
  }

  /// The paths from which a catalog at a path is read: a `.strings` file is read together with its `.stringsdict`.
  static func paths(of path: String) -> [String] {
    guard ["strings", "stringsdict"].contains(ending(of: path)) else { return [path] }
    return [path] + ["strings", "stringsdict"].map { stem(of: path) + "." + $0 }.filter { $0 != path }
  }

  /// Adds a `.strings` file and its `.stringsdict`, whose plurals take precedence as in an app.
  func addTable(
    at stem: String, name: String, language: String, to builder: inout CatalogBuilder
  ) throws(ContentError) {
    for ending in ["stringsdict", "strings"] where FileSystem.isFile(stem + "." + ending) {
      let reader = StringsReader(name: name + "." + ending)
      let bytes = try bytes(stem + "." + ending, reader.name)
      let messages =
        ending == "strings"
        ? try reader.strings(bytes, &builder.repeated) : try reader.plurals(bytes, &builder.repeated)
      for message in messages { try builder.add(message, in: language) }
    }
  }

  /// The language of a table: that of the folder `LANG.lproj` that it is in, as it is named or really; in another
  /// folder that of its name, such as `de.strings`; else empty.
  ///
  /// A name of three letters is never a language: `sas.strings` has no text in Sasak.
  private func language(of path: String) -> String {
    let folder = FileSystem.folder(of: path)
    let names = [folder, FileSystem.resolved(folder) ?? folder].map(FileSystem.name)
    return names.lazy.compactMap(Self.language(ofFolder:)).first
      ?? LanguageName.plain(FileSystem.name(of: Self.stem(of: path))) ?? ""
  }

  /// The language of a folder `LANG.lproj`, empty for `Base.lproj`; nil for any other name.
  static func language(ofFolder name: String) -> String? {
    guard ending(of: name) == "lproj" else { return nil }
    return stem(of: name) == "Base" ? "" : LanguageName.tag(of: stem(of: name))
  }

  private func bytes(_ path: String, _ name: String) throws(ContentError) -> [UInt8] {
    let bytes: [UInt8]
    do { bytes = try enclosure.read(path, atMost: CatalogLimits.greatestSize) } catch {
      throw error.contentError(of: name)
    }
    return bytes
  }

  /// How the names of the files end that are read in folders.
  static let endings: Set<String> = [
    "arb", "json", "po", "properties", "resw", "resx", "strings", "stringsdict", "ts", "xcstrings", "xlf", "xliff",
    "xml",
    "yaml", "yml",
  ]

  /// What follows the last dot, in lower case; empty without a dot.
  static func ending(of path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }

  /// What precedes the last dot of the last name.
  static func stem(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}

extension NamedPathError {
  /// The error about a file that belongs to a catalog.
  func contentError(of name: String) -> ContentError {
    switch self {
    case .missing: ContentError("catalog \(quoted(name)) not found", at: nil, code: "missing-catalog")
    case .outside:
      ContentError(
        "catalog \(quoted(name)) leads out of the folder that it belongs to", at: nil,
        "replace the link with the file, or allow the folder that it leads to", code: "catalog-outside")
    case .unreadable(let words):
      ContentError("cannot read catalog \(quoted(name)): \(words)", at: nil, code: "unreadable-catalog")
    }
  }
}
