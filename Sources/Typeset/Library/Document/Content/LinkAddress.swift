/// What the address of a link leads to.
enum LinkAddress {
  /// The schemes that readers may follow from a document.
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// The scheme of an address (RFC 3986, section 3.1), in lower case; nil for a path.
  ///
  /// Blanks and control characters do not count: readers take them out.
  private static func scheme(of address: String) -> String? {
    let letters = address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    guard let end = letters.firstIndex(of: ":") else { return nil }
    let scheme = String(String.UnicodeScalarView(letters[..<end]))
    return scheme.contains { "/?#".contains($0) } ? nil : scheme.lowercased()
  }

  /// The path that an address means, whose characters may be written as `%` and two digits (RFC 3986, section 2.1).
  static func path(of address: String) -> String { String(decoding: address.utf8.percentDecoded(), as: UTF8.self) }

  /// The file that an address means, as a document sees it whose folder contains `folder`; nil for what is elsewhere.
  static func file(at address: String, from folder: String) -> String? {
    guard !address.hasPrefix("//"), scheme(of: address) == nil else { return nil }
    let path = path(of: String(address.prefix { $0 != "?" && $0 != "#" }))
    guard !path.isBlank else { return nil }
    return folder.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// The place in the same file that an address means, without its `#`; nil for any other address.
  static func place(of address: String) -> String? {
    address.hasPrefix("#") ? path(of: String(address.dropFirst())) : nil
  }

  /// Whether a document may have a link to an address: one with a known scheme, or a path.
  static func isSafe(_ address: String) -> Bool {
    guard !address.isBlank else { return false }
    return scheme(of: address).map { schemes.contains($0) } ?? true
  }
}

extension String {
  /// Whether it shows nothing.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
