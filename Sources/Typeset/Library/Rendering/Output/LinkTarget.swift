/// The target of a link that an output may follow.
enum LinkTarget: Hashable {
  /// An element of the document, by its `id`.
  case element(String)
  /// An external address, percent-encoded where necessary.
  case address(String)

  /// Parses the `href` of a link; nil if it is neither `#id` nor an address with a harmless scheme.
  init?(_ href: String) {
    if href.utf8.first == UInt8(ascii: "#") {
      guard href.utf8.count > 1 else { return nil }
      self = .element(String(href.dropFirst()))
      return
    }
    guard let colon = href.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = href[..<colon].lowercased()
    guard ["http", "https", "mailto", "tel"].contains(scheme) else { return nil }
    self = .address(Self.encoded(href))
  }

  /// The text with everything percent-encoded that an address cannot hold, and what PDF or Cairo take for syntax.
  private static func encoded(_ text: String) -> String {
    text.percentEncoded { byte in
      switch byte {
      case 0...0x20, 0x7F..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""):
        true
      default: false
      }
    }
  }
}
