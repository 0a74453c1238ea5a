/// A file that a list of texts becomes.
package struct WrittenCatalog: Sendable {
  /// Its path in a folder: `de.lproj/Localizable.strings`.
  package var path: String
  /// Its contents.
  package var bytes: [UInt8]
  /// Whether it only belongs to the file before it, beside which it must be.
  package var isCompanion = false

  /// A file with a text.
  init(path: String, text: String, isCompanion: Bool = false) {
    self.path = path
    bytes = Array(text.utf8)
    self.isCompanion = isCompanion
  }
}

/// The formats that a list of texts can be written in.
package enum CatalogWriting: String, CaseIterable, Sendable {
  case csv, xcstrings, strings, xliff, po, arb, android
  case i18next = "json-i18next"

  /// What a list becomes.
  package struct Result: Sendable {
    /// The files.
    package var files: [WrittenCatalog]
    /// What the format cannot hold, a warning for each kind.
    package var warnings: [Diagnostic]
  }

  /// The files that a list becomes; `table` is the name of the table in formats that have one.
  package func files(of list: CatalogList, table: String = "Localizable") -> Result {
    switch self {
    case .csv: result(CSVCatalogWriter(list: list, table: table))
    case .xcstrings: result(XCStringsWriter(list: list, table: table))
    case .strings: result(StringsWriter(list: list, table: table))
    case .xliff: result(XLIFFWriter(list: list, table: table))
    case .po: result(POWriter(list: list, table: table))
    case .arb: result(ARBWriter(list: list, table: table))
    case .android: result(AndroidWriter(list: list, table: table))
    case .i18next: result(I18nextWriter(list: list, table: table))
    }
  }

  private func result(_ writer: some CatalogWriter) -> Result {
    var writer = writer
    let files = writer.files()
    return Result(files: files, warnings: writer.losses.warnings(noun))
  }

  /// The endings of its files, the usual one first.
  package var endings: [String] {
    switch self {
    case .csv: ["csv"]
    case .xcstrings: ["xcstrings"]
    case .strings: ["strings"]
    case .xliff: ["xliff", "xlf"]
    case .po: ["po", "pot"]
    case .arb: ["arb"]
    case .android: ["xml"]
    case .i18next: ["json"]
    }
  }

  /// The format in messages.
  package var noun: String {
    switch self {
    case .csv: "CSV"
    case .xcstrings: "a string catalog"
    case .strings: "a table of strings"
    case .xliff: "XLIFF 1.2"
    case .po: "gettext"
    case .arb: "a resource bundle"
    case .android: "Android's resources"
    case .i18next: "JSON of i18next"
    }
  }
}

/// Writes a list in a format.
protocol CatalogWriter {
  /// What the format could not hold so far.
  var losses: CatalogLosses { get }
  /// Writes the files.
  mutating func files() -> [WrittenCatalog]
}
