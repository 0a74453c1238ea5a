/// Finds the catalogs in a folder and joins them.
///
/// It reads `LANG.lproj` folders with their tables, `LANG` folders with tables or XLIFF files, the `LANG.xcloc` bundles that Xcode
/// exports, and string catalogs and XLIFF files in the folder itself.
struct CatalogFolder {
  private var builder = CatalogBuilder()
  private var sourceLanguage: String?
  private var isEmpty = true

  /// The catalog in a folder; messages call it `name`.
  static func read(_ path: String, name: String) throws(ContentError) -> Catalog {
    var folder = CatalogFolder()
    if CatalogFiles.ending(of: path) == "lproj" {
      try folder.readTables(in: path, name: name, language: try folder.language(of: path, name: name))
    } else {
      try folder.readChildren(of: path, name: name)
    }
    guard !folder.isEmpty else {
      throw ContentError(
        "no catalogs in folder \(quoted(name))", at: nil, "give the folder that contains folders such as ar.lproj",
        code: "missing-catalog")
    }
    return Catalog(name: name, sourceLanguage: folder.sourceLanguage, contents: folder.builder)
  }

  /// The language that a name is, in the spelling of tags with a language of two letters; nil for other names.
  static func writtenLanguage(_ name: String) -> String? {
    let subtags = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = subtags.first, language.count == 2, language.allSatisfy({ $0.isASCII && $0.isLowercase })
    else {
      return nil
    }
    return CatalogBuilder.tag(of: name)
  }

  private mutating func readChildren(of path: String, name: String) throws(ContentError) {
    for child in FileSystem.names(in: path) ?? [] {
      let (inner, innerName) = (path + "/" + child.name, name + "/" + child.name)
      guard child.isFolder else {
        try readWhole(inner, name: innerName)
        continue
      }
      switch CatalogFiles.ending(of: child.name) {
      case "lproj": try readTables(in: inner, name: innerName, language: try language(of: inner, name: innerName))
      case "xcloc": try readWholes(in: inner + "/Localized Contents", name: innerName + "/Localized Contents")
      default:
        guard let language = Self.writtenLanguage(child.name) else { continue }
        try readWholes(in: inner, name: innerName)
        try readTables(in: inner, name: innerName, language: language)
      }
    }
  }

  private func language(of path: String, name: String) throws(ContentError) -> String {
    if let language = CatalogFiles.language(ofFolder: String(path.split(separator: "/").last ?? "")) { return language }
    throw ContentError(
      "the name of folder \(quoted(name)) is not a language", at: nil, "use a name such as ar.lproj or zh-Hant.lproj")
  }

  /// Reads the tables of a language; `Localizable` comes first, then the others by name.
  private mutating func readTables(in path: String, name: String, language: String) throws(ContentError) {
    isEmpty = isEmpty && CatalogFiles.ending(of: path) != "lproj"
    var tables: [String] = []
    for entry in FileSystem.names(in: path) ?? [] where !entry.isFolder {
      let isTable = ["strings", "stringsdict"].contains(CatalogFiles.ending(of: entry.name))
      let stem = CatalogFiles.stem(of: entry.name)
      if isTable, !tables.contains(stem) { tables.append(stem) }
    }
    for table in tables.filter({ $0 == "Localizable" }) + tables.filter({ $0 != "Localizable" }) {
      isEmpty = false
      try CatalogFiles.readTable(at: path + "/" + table, name: name + "/" + table, language: language, into: &builder)
    }
  }

  /// Reads the files of a folder that name their languages themselves.
  private mutating func readWholes(in path: String, name: String) throws(ContentError) {
    for entry in FileSystem.names(in: path) ?? [] where !entry.isFolder {
      try readWhole(path + "/" + entry.name, name: name + "/" + entry.name)
    }
  }

  /// Reads a string catalog or an XLIFF file; other files are no catalogs by themselves.
  private mutating func readWhole(_ path: String, name: String) throws(ContentError) {
    guard ["xcstrings", "xliff", "xlf"].contains(CatalogFiles.ending(of: path)) else { return }
    let catalog = try CatalogFiles.read(path, name: name)
    isEmpty = false
    sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
    builder.add(catalog)
  }
}
