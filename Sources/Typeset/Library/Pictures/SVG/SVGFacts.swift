/// The facts about an SVG file that are needed before it is drawn.
struct SVGFacts {
  /// How many elements it has.
  var elementCount = 0
  /// How deep they nest.
  var depth = 0
  /// The requested lists of families, the preferred family first.
  var families: Set<[String]> = []
  /// Whether there may be texts in it, even where no characters of theirs were found.
  var mayHaveText = false
  /// The characters of its texts.
  var characters: Set<Unicode.Scalar> = []
  /// The external references, in order.
  var outsideReferences: [String] = []
  /// The extents in pixels of the pictures inside of it.
  var embeddedSizes: [EmbeddedPicture.Extent] = []

  /// What its elements with an `id` draw.
  var fragments: [String: SVGFragment] = [:]
  /// The drawing as a whole.
  var root = SVGFragment()
  /// The largest number of octaves of noise in a filter.
  var octaves = 0.0

  /// Whether it exceeds the limits of elements or nesting.
  var isBeyondLimits: Bool {
    elementCount > PictureLimits.mostElements || depth > PictureLimits.deepestNesting
  }

  /// Throws if it exceeds the limits.
  func check() throws(PictureError.Reason) {
    if elementCount > PictureLimits.mostElements {
      throw .beyondLimits("has more than \(PictureLimits.mostElements) elements")
    }
    if depth > PictureLimits.deepestNesting {
      throw .beyondLimits("nests deeper than \(PictureLimits.deepestNesting) elements")
    }
    if octaves > PictureLimits.mostOctaves {
      throw .beyondLimits("uses more than \(Int(PictureLimits.mostOctaves)) octaves of noise")
    }
    if root.drawnElements(fragments, most: PictureLimits.mostElements + 1) > PictureLimits.mostElements {
      throw .beyondLimits("draws more than \(PictureLimits.mostElements) elements by repeated use")
    }
    for size in embeddedSizes { try PictureLimits.check(width: size.width, height: size.height) }
  }

  /// Records an attribute.
  mutating func note(_ attribute: String, value: String, of element: String) {
    switch attribute {
    case "font-family": note(familyList: value)
    case "style": note(style: value)
    case "numOctaves": octaves = max(octaves, Double(value) ?? 0)
    case "href":
      // A link leads out of the drawing without drawing anything.
      guard element != "a", let first = value.first, first != "#" else { return }
      guard value.hasPrefix("data:") else { return outsideReferences.append(value) }
      if let comma = value.utf8.firstIndex(of: UInt8(ascii: ",")), value[..<comma].hasSuffix(";base64"),
        let size = EmbeddedPicture.size(ofBase64: value[comma...].utf8.dropFirst())
      {
        embeddedSizes.append(size)
      }
    default: break
    }
  }

  /// Records the families in style rules.
  mutating func note(style text: String) {
    for rule in text.split(whereSeparator: { $0 == ";" || $0 == "{" || $0 == "}" }) {
      guard let colon = rule.firstIndex(of: ":") else { continue }
      if rule[..<colon].filter({ !$0.isWhitespace }) == "font-family" {
        note(familyList: String(rule[rule.index(after: colon)...]))
      }
    }
  }

  private mutating func note(familyList: String) {
    let names = Self.unescaped(familyList).split(separator: ",").map { name in
      name.split { $0.isWhitespace || $0 == "'" || $0 == "\"" }.joined(separator: " ")
    }
    families.insert(names.filter { !$0.isEmpty })
  }

  /// A text with the predefined entities and the numeric references replaced; other references are left out.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else { continue }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        if let scalar = number.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      }
    }
    return result + rest
  }
}

extension SVGFacts {
  /// Warnings for the author: missing fonts and characters, and references that are not loaded.
  func remarks(fonts: PictureFonts) -> [PictureRemark] {
    [missingFamilies(fonts), missingCharacters(fonts), outsideReference].compactMap { $0 }
  }

  private static let genericFamilies = [
    "sans-serif", "serif", "monospace", "system-ui", "inherit", "cursive", "fantasy",
  ]

  private func missingFamilies(_ fonts: PictureFonts) -> PictureRemark? {
    let known = Set(fonts.families.map { $0.lowercased() } + Self.genericFamilies)
    let missing = families.filter { list in !list.contains { known.contains($0.lowercased()) } }.compactMap(\.first)
    guard !characters.isEmpty, !missing.isEmpty else { return nil }
    return PictureRemark(
      code: "picture-font",
      words: "uses fonts that are not available: " + Set(missing).sorted().map { "\"\($0)\"" }.joined(separator: ", "),
      hint: "convert its text to outlines, or add a folder with these fonts")
  }

  private func missingCharacters(_ fonts: PictureFonts) -> PictureRemark? {
    let missing = characters.filter { !$0.showsNothing && !fonts.covers($0) }.sorted()
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(8).map { "\"\($0)\" (\($0.codePoint))" }.joined(separator: ", ")
    return PictureRemark(
      code: "picture-character",
      words: "has characters that no font has: \(names)\(missing.count > 8 ? " and more" : "")",
      hint: "convert its text to outlines, or add a folder with a font for them")
  }

  private var outsideReference: PictureRemark? {
    outsideReferences.first.map {
      PictureRemark(
        code: "picture-reference", words: "refers to \"\($0)\", which is not loaded",
        hint: "embed the referenced content in the picture")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing itself.
  fileprivate var showsNothing: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }
}
