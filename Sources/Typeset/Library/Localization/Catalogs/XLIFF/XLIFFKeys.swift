/// The keys of the units of one XLIFF file: their ids or, where these are numbers or hashes, which a tool has made,
/// their names.
struct XLIFFKeys {
  private let tree: CatalogTree
  private let nameAttribute: String
  /// Whether the ids say nothing.
  private let areOpaque: Bool

  /// The keys of some units, whose names are in an attribute.
  init(of units: [Int], nameAttribute: String, in tree: CatalogTree) {
    self.tree = tree
    self.nameAttribute = nameAttribute
    let ids = units.lazy.compactMap { tree.attribute("id", of: $0) }
    areOpaque = ids.allSatisfy(Self.isNumberOrHash) || ids.allSatisfy { $0.utf8.count == Self.shortHash }
  }

  /// The key of a unit; nil for one that has none.
  func key(of unit: Int) -> String? {
    let id = tree.attribute("id", of: unit).flatMap { $0.isEmpty ? nil : $0 }
    guard areOpaque else { return id }
    if let name = tree.attribute(nameAttribute, of: unit), !name.isEmpty { return name }
    return id
  }

  /// Symfony's ids have so many characters.
  private static let shortHash = 7
  /// Hashes have at least so many digits.
  private static let leastHash = 12

  /// Whether an id is a number, a number with a letter such as `u12`, or a hash.
  private static func isNumberOrHash(_ id: String) -> Bool {
    let digits = id.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }.count
    if digits == id.utf8.count || digits > 0 && digits == id.utf8.count - 1 { return true }
    return digits > 0 && id.utf8.count >= leastHash && id.allSatisfy { $0 == "-" || $0.isHexDigit }
  }
}
