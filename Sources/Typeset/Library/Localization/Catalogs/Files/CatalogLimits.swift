/// What a catalog may have at most, so that each is read within seconds and a gigabyte, or refused.
enum CatalogLimits {
  /// The greatest nesting of lists and dictionaries in a property list.
  static let greatestDepth = 128
  /// The largest file, in bytes.
  static let greatestSize = 128 << 20
  /// The largest file in XML, in bytes: its tree takes about sixteen times as much.
  static let greatestSizeOfXML = 48 << 20
  /// The most keys.
  static let mostKeys = 1_000_000
  /// The most values of a property list, and the most texts of a catalog in all languages.
  static let mostValues = 2_000_000

  /// The code of the errors about what is too much.
  static let code = "catalog-limit"

  /// Throws where a file has too many values; `place` is that of the first one too many.
  static func check(values count: Int, at place: @autoclosure () -> SourceRange?) throws(ContentError) {
    if count > mostValues {
      throw ContentError(
        "the file has more than \(mostValues) values", at: place(), "divide it into several catalogs",
        code: code)
    }
  }
}
