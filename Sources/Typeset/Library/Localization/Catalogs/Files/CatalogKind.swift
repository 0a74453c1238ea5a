/// The kinds of catalog files.
package enum CatalogKind: String, Sendable, CaseIterable {
  /// A string catalog of Xcode.
  case xcstrings
  /// A table of one language, as Apple's systems have it.
  case strings
  /// The texts of a table that vary by number.
  case stringsdict
  /// XLIFF.
  case xliff
  /// A catalog of gettext.
  case po
  /// An application resource bundle, as Flutter has it.
  case arb
  /// Android's resources.
  case android
  /// A catalog of Qt.
  case qt
  /// Resources of .NET.
  case resx
  /// A file of Fluent.
  case fluent
  /// A table with a column for each language.
  case table
  /// A file in JSON with the texts of one language, as programs for the web have it.
  case json
  /// A bundle of Java.
  case properties
  /// Texts of Rails in YAML.
  case yaml

  /// The kind that the ending of a path means, whatever is in the file; nil for an ending that says nothing or is that
  /// of several kinds.
  package init?(path: String) {
    switch CatalogFiles.ending(of: path) {
    case "xcstrings": self = .xcstrings
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "xliff", "xlf": self = .xliff
    case "po": self = .po
    case "arb": self = .arb
    case "resx", "resw": self = .resx
    case "ftl": self = .fluent
    case "csv", "tsv": self = .table
    case "properties": self = .properties
    default: return nil
    }
  }

  /// The kind of a file: that of its ending, else what its text begins with; nil for what is not a catalog.
  package init?(path: String, bytes: [UInt8]) {
    let beginning = CatalogBeginning(bytes)
    if let kind = CatalogKind(path: path) ?? beginning.kind ?? beginning.kind(at: path) {
      self = kind
    } else {
      return nil
    }
  }

  /// The catalog in a file of this kind, whose name messages use; `path` is where it really is, and may say the
  /// language that the file does not.
  ///
  /// A table has the empty language, since that of its folder is unknown here. Nil for a file that holds no texts by
  /// itself.
  func catalog(_ bytes: [UInt8], name: String, path: String) throws(ContentError) -> Catalog? {
    switch self {
    case .xcstrings: return try XCStringsReader.read(try SourceFile.catalog(bytes, name: name))
    case .xliff: return try XLIFFReader.read(bytes, name: name)
    case .po: return try POReader.read(try SourceFile.catalog(bytes, name: name))
    case .arb: return try ARBReader.read(try SourceFile.catalog(bytes, name: name), path: path)
    case .android: return try AndroidReader.read(bytes, name: name, path: path)
    case .qt: return try QtReader.read(bytes, name: name, path: path)
    case .resx: return try ResXReader.read(bytes, name: name, path: path)
    case .table: return try TableReader.read(try SourceFile.catalog(bytes, name: name))
    case .fluent: return try FluentReader.read([FluentFile(bytes, name: name, path: path)], name: name)
    case .json: return try KeyedJSONReader.read(try SourceFile.catalog(bytes, name: name), path: path)
    case .properties: return try PropertiesReader.read(bytes, name: name, path: path)
    case .yaml: return try RailsReader.read(try SourceFile.catalog(bytes, name: name), path: path)
    case .strings:
      var builder = CatalogBuilder()
      for message in try StringsReader(name: name).strings(bytes, &builder.repeated) {
        try builder.add(message, in: "")
      }
      return Catalog(name: name, builder)
    case .stringsdict: return nil
    }
  }
}
