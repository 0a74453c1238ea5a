extension Catalog {
  /// The catalog that the bytes of one file make; nil for a file that holds none by itself.
  ///
  /// A table has the empty language, since that of its folder is unknown here.
  package static func reading(_ bytes: [UInt8], name: String) throws(ContentError) -> Catalog? {
    try CatalogKind(path: name, bytes: bytes)?.catalog(bytes, name: name, path: name)
  }

  /// The language of the tables in a folder `LANG.lproj`, a canonical tag; empty for `Base.lproj`, nil for any other
  /// name.
  package static func language(ofFolder name: String) -> String? { CatalogFiles.language(ofFolder: name) }
}
