/// Determines the kind of the catalog at a path, and reads all its files.
struct CatalogFiles {
  /// The catalog at a path without links; messages call it `name`.
  static func read(_ path: String, name: String) throws(ContentError) -> Catalog {
    if FileSystem.isSpecial(path) { throw notAFile(name) }
    if FileSystem.isFolder(path) { return try CatalogFolder.read(path, name: name) }
    switch ending(of: path) {
    case "xcstrings": return try XCStringsReader.read(try SourceFile.catalog(try bytes(path, name), name: name))
    case "xliff", "xlf": return try XLIFFReader.read(try bytes(path, name), name: name)
    case "strings", "stringsdict":
      var builder = CatalogBuilder()
      try readTable(at: stem(of: path), name: stem(of: name), language: language(of: path), into: &builder)
      return Catalog(name: name, sourceLanguage: nil, contents: builder)
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

  /// A `.strings` file and its `.stringsdict`, whose plurals take precedence as in an app.
  static func readTable(
    at stem: String, name: String, language: String?, into builder: inout CatalogBuilder
  ) throws(ContentError) {
    for ending in ["stringsdict", "strings"] where FileSystem.isFile(stem + "." + ending) {
      let reader = StringsReader(name: name + "." + ending)
      let bytes = try bytes(stem + "." + ending, reader.name)
      let messages = ending == "strings" ? try reader.strings(bytes) : try reader.plurals(bytes)
      builder.add(messages, in: language ?? "")
    }
  }

  /// The language of a table: that of its `LANG.lproj` folder, otherwise that of its name; nil if neither gives one, or it is `Base`.
  ///
  /// A name is a language only if it is written as one, with two letters, as in `fa.strings` and `zh-Hant.strings`: `SAS.strings` and
  /// `App.strings` are tables of an app, although Sasak and Apma are languages.
  private static func language(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let folder = parts.dropLast().last ?? ""
    if ending(of: folder) == "lproj" { return language(ofFolder: folder) }
    return CatalogFolder.writtenLanguage(stem(of: parts.last ?? ""))
  }

  /// The language of a folder `LANG.lproj`: the empty tag for `Base`, nil for another name.
  static func language(ofFolder name: String) -> String? {
    stem(of: name) == "Base" ? "" : CatalogBuilder.tag(of: stem(of: name))
  }

  private static func bytes(_ path: String, _ name: String) throws(ContentError) -> [UInt8] {
    guard FileSystem.isFile(path) else { throw notAFile(name) }
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

  /// How the names of the files end that are read in folders.
  static let endings: Set<String> = ["strings", "stringsdict", "xcstrings", "xliff", "xlf"]

  private static func notAFile(_ name: String) -> ContentError {
    ContentError("catalog \(quoted(name)) is not a file", at: nil, code: "unreadable-catalog")
  }

  /// The largest catalog that is read, in bytes.
  private static let greatestSize = 256 << 20

  static func ending(of path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }

  static func stem(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}
