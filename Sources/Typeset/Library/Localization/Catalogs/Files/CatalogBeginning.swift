/// What the text of a file begins with, which tells the kinds of catalogs apart that share an ending, or have lost
/// theirs.
struct CatalogBeginning {
  /// The text after blanks, in UTF-8; what is farther in says nothing.
  private let text: [UInt8]

  /// So many bytes of a file are looked at.
  private static let length = 16_384

  /// The beginning of a file.
  init(_ bytes: [UInt8]) {
    text = Array(MarkupEncoding(Array(bytes.prefix(Self.length))).utf8.drop { $0 <= 0x20 })
  }

  /// The kind of the catalog; nil for what is none.
  var kind: CatalogKind? {
    switch text.first {
    case UInt8(ascii: "<"): root.flatMap(Self.kind(ofRoot:))
    case UInt8(ascii: "{"): kindOfJSON
    default: nil
    }
  }

  /// The kind of the file at a path whose ending is that of anything, and whose beginning alone does not tell more; nil
  /// for what is none.
  func kind(at path: String) -> CatalogKind? {
    switch CatalogFiles.ending(of: path) {
    case "json": text.first == UInt8(ascii: "{") ? .json : nil
    case "yml", "yaml": rootKey.flatMap { RailsReader.language($0, path: path) } == nil ? nil : .yaml
    case let ending where CatalogFiles.endings.contains(ending): nil
    default: kindOfLines
    }
  }

  /// The kind of a file that has lost its ending, by the signs that only one kind has; settings of programs have
  /// `key = value` as well.
  private var kindOfLines: CatalogKind? {
    if TableReader.begins(text) { return .table }
    let lines = text.split(separator: 10).map { $0.drop { $0 <= 0x20 } }.filter { !$0.isEmpty }
    if lines.contains(where: { $0.starts(with: "msgid \"".utf8) }) { return .po }
    if contains("\" = \""), contains("\";") { return .strings }
    return contains("{ $") && contains(" = ") ? .fluent : nil
  }

  /// The first key of a file in YAML that has nothing but keys below it.
  private var rootKey: String? {
    for line in text.split(separator: 10) where line.first != UInt8(ascii: "#") {
      if line.starts(with: Array("---".utf8)) || line.first == UInt8(ascii: "%") || line.allSatisfy({ $0 <= 0x20 }) {
        continue
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return String(decoding: line[..<colon].filter { $0 != 0x22 && $0 != 0x27 && $0 > 0x20 }, as: UTF8.self)
    }
    return nil
  }

  /// The kind of the files in XML with a root element of a name.
  private static func kind(ofRoot name: String) -> CatalogKind? {
    switch name {
    case "xliff": .xliff
    case "resources": .android
    case "TS": .qt
    default: nil
    }
  }

  /// The kind of a file in JSON, by the members that it must have.
  private var kindOfJSON: CatalogKind? {
    if contains("\"@@locale\"") { return .arb }
    return contains("\"sourceLanguage\"") && contains("\"strings\"") ? .xcstrings : nil
  }

  /// The name of the first element, without a prefix; nil for what is not XML.
  private var root: String? {
    var rest = text[...]
    while rest.first == UInt8(ascii: "<") {
      let name = rest.dropFirst()
      let end: String
      switch name.first {
      case UInt8(ascii: "?"): end = "?>"
      case UInt8(ascii: "!"): end = name.starts(with: Array("!--".utf8)) ? "-->" : ">"
      default:
        let word = name.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return word.split(separator: UInt8(ascii: ":")).last.map { String(decoding: $0, as: UTF8.self) }
      }
      guard let next = rest.firstRange(of: Array(end.utf8))?.upperBound else { return nil }
      rest = rest[next...].drop { $0 <= 0x20 }
    }
    return nil
  }

  private func contains(_ word: String) -> Bool { text.firstRange(of: Array(word.utf8)) != nil }
}
