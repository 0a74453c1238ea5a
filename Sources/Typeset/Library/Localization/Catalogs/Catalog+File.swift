extension Catalog {
  /// The catalog that the bytes of one file make, whose kind its name says; nil for a file that holds none by itself.
  ///
  /// A table has the empty language, since that of its folder is unknown here.
  package static func reading(_ bytes: [UInt8], name: String) throws(ContentError) -> Catalog? {
    switch CatalogFiles.ending(of: name) {
    case "xcstrings": return try XCStringsReader.read(try SourceFile.catalog(bytes, name: name))
    case "xliff", "xlf": return try XLIFFReader.read(bytes, name: name)
    case "po": return try POReader.read(try SourceFile.catalog(bytes, name: name))
    case "arb": return try ARBReader.read(try SourceFile.catalog(bytes, name: name))
    case "strings":
      var builder = CatalogBuilder()
      for message in try StringsReader(name: name).strings(bytes, &builder.repeated) {
        try builder.add(message, in: "")
      }
      return Catalog(name: name, builder)
    default: return nil
    }
  }

  /// The language of the tables in a folder `LANG.lproj`, a canonical tag; empty for `Base.lproj`, nil for any other
  /// name.
  package static func language(ofFolder name: String) -> String? { CatalogFiles.language(ofFolder: name) }
}
