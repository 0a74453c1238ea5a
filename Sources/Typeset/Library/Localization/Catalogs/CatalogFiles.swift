/// Determines the kind of the catalog at a path, and reads all its files.
struct CatalogFiles {
  /// The catalog at a path without links; messages call it `name`.
  static func read(_ path: String, name: String) throws(ContentError) -> Catalog {
    if FileSystem.isFolder(path) { return try readFolder(path, name: name) }
    switch ending(of: path) {
    case "xcstrings": return try XCStringsReader.read(try SourceFile.catalog(try bytes(path, name), name: name))
    case "xliff", "xlf": return try XLIFFReader.read(try bytes(path, name), name: name)
    case "strings", "stringsdict":
      var builder = CatalogBuilder()
      try readTable(at: stem(of: path), name: stem(of: name), language: language(of: path), into: &builder)
      return Catalog(name: name, sourceLanguage: nil, entries: builder.entries)
    default:
      throw ContentError(
        "\(quoted(name)) is not a string catalog", at: nil,
        "use an .xcstrings, .strings, .stringsdict or .xliff file, or a folder of LANG.lproj folders",
        code: "catalog-kind")
    }
  }

  /// The paths from which a catalog at a path is read: a `.strings` file is read together with its `.stringsdict`.
  static func paths(of path: String) -> [String] {
    guard ["strings", "stringsdict"].contains(ending(of: path)) else { return [path] }
    return [path] + ["strings", "stringsdict"].map { stem(of: path) + "." + $0 }.filter { $0 != path }
  }

  /// All tables of all `LANG.lproj` folders; `Localizable` comes first, then the others by name.
  private static func readFolder(_ path: String, name: String) throws(ContentError) -> Catalog {
    var builder = CatalogBuilder()
    var folders: [(path: String, name: String)] = []
    if ending(of: path) == "lproj" {
      folders = [(path, name)]
    } else {
      for entry in FileSystem.names(in: path) ?? [] where entry.isFolder && ending(of: entry.name) == "lproj" {
        folders.append((path + "/" + entry.name, name + "/" + entry.name))
      }
    }
    guard !folders.isEmpty else {
      throw ContentError(
        "no catalogs in folder \(quoted(name))", at: nil, "give the folder that contains folders such as ar.lproj",
        code: "missing-catalog")
    }
    for folder in folders {
      guard let language = language(of: folder.path + "/") else {
        throw ContentError(
          "the name of folder \(quoted(folder.name)) is not a language", at: nil,
          "use a name such as ar.lproj or zh-Hant.lproj")
      }
      var tables: [String] = []
      for entry in FileSystem.names(in: folder.path) ?? [] where !entry.isFolder {
        let isTable = ["strings", "stringsdict"].contains(ending(of: entry.name))
        if isTable, !tables.contains(stem(of: entry.name)) { tables.append(stem(of: entry.name)) }
      }
      for table in tables.filter({ $0 == "Localizable" }) + tables.filter({ $0 != "Localizable" }) {
        try readTable(
          at: folder.path + "/" + table, name: folder.name + "/" + table, language: language, into: &builder)
      }
    }
    return Catalog(name: name, sourceLanguage: nil, entries: builder.entries)
  }

  /// A `.strings` file and its `.stringsdict`, whose plurals take precedence as in an app.
  private static func readTable(
    at stem: String, name: String, language: String?, into builder: inout CatalogBuilder
  ) throws(ContentError) {
    for ending in ["stringsdict", "strings"] where FileSystem.isFile(stem + "." + ending) {
      let reader = StringsReader(name: name + "." + ending)
      let bytes = try bytes(stem + "." + ending, reader.name)
      let messages = ending == "strings" ? try reader.strings(bytes) : try reader.plurals(bytes)
      for message in messages { builder.add(message, in: language ?? "") }
    }
  }

  /// The language of a file: that of its `.lproj` folder, otherwise that of its name; nil if neither gives one, or it is `Base`.
  private static func language(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let folder = parts.dropLast().last ?? ""
    if ending(of: folder) == "lproj" {
      return stem(of: folder) == "Base" ? "" : CatalogBuilder.tag(of: stem(of: folder))
    }
    return CatalogBuilder.tag(of: stem(of: parts.last ?? ""))
  }

  private static func bytes(_ path: String, _ name: String) throws(ContentError) -> [UInt8] {
    guard FileSystem.isFile(path) else {
      throw ContentError("catalog \(quoted(name)) is not a file", at: nil, code: "unreadable-catalog")
    }
    do {
      let bytes = try InputFile.read(path)
      guard bytes.count <= greatestSize else {
        throw ContentError("catalog \(quoted(name)) is larger than \(greatestSize >> 20) MB", at: nil)
      }
      return bytes
    } catch let error as InputError {
      throw ContentError(
        "cannot read catalog \(quoted(name)): \(error.reason)", at: nil, code: "unreadable-catalog")
    } catch let error as ContentError {
      throw error
    } catch {
      throw ContentError("cannot read catalog \(quoted(name))", at: nil, code: "unreadable-catalog")
    }
  }

  /// The largest catalog that is read, in bytes.
  private static let greatestSize = 256 << 20

  private static func ending(of path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }

  private static func stem(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}
