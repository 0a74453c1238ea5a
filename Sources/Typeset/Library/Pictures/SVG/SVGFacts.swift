/// What has to be known of an SVG file before it is drawn.
struct SVGFacts {
  /// How many elements it has.
  var elementCount = 0
  /// How deep they nest.
  var depth = 0
  /// The lists of families that it asks for, the preferred one first.
  var families: Set<[String]> = []
  /// Whether there may be texts in it, even where no characters of theirs were found.
  var mayHaveText = false
  /// The characters of its texts.
  var characters: Set<Unicode.Scalar> = []
  /// What it refers to outside of itself, in order.
  var outsideReferences: [String] = []
  /// The extents in pixels of the pictures inside of it.
  var embeddedSizes: [EmbeddedPicture.Extent] = []

  /// What its elements with an `id` draw.
  var fragments: [String: SVGFragment] = [:]
  /// What all of it draws.
  var root = SVGFragment()
  /// The most octaves of noise that a filter asks for.
  var octaves = 0.0

  /// Whether it has more elements, or nests deeper, than is taken.
  var isBeyondLimits: Bool {
    elementCount > PictureLimits.mostElements || depth > PictureLimits.deepestNesting
  }

  /// Throws where it is beyond the limits.
  func check() throws(PictureError.Reason) {
    if elementCount > PictureLimits.mostElements {
      throw .beyondLimits("has more than \(PictureLimits.mostElements) elements")
    }
    if depth > PictureLimits.deepestNesting {
      throw .beyondLimits("nests deeper than \(PictureLimits.deepestNesting) elements")
    }
    if octaves > PictureLimits.mostOctaves {
      throw .beyondLimits("asks for more than \(Int(PictureLimits.mostOctaves)) octaves of noise")
    }
    if root.drawnElements(fragments, most: PictureLimits.mostElements + 1) > PictureLimits.mostElements {
      throw .beyondLimits("draws more than \(PictureLimits.mostElements) elements by using them again and again")
    }
    for size in embeddedSizes { try PictureLimits.check(width: size.width, height: size.height) }
  }

  /// Notes what an attribute says.
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

  /// Notes the families that style rules ask for.
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
  /// What the author should know: fonts and characters that are not there, files that are not read.
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
      words: "asks for a font that is not at hand: " + Set(missing).sorted().map { "“\($0)”" }.joined(separator: ", "),
      hint: "turn its text into outlines, or add a folder that contains the font")
  }

  private func missingCharacters(_ fonts: PictureFonts) -> PictureRemark? {
    let missing = characters.filter { !$0.showsNothing && !fonts.covers($0) }.sorted()
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(8).map { "“\($0)” (\($0.codePoint))" }.joined(separator: ", ")
    return PictureRemark(
      code: "picture-character",
      words: "has characters that no font has: \(names)\(missing.count > 8 ? " and more" : "")",
      hint: "turn its text into outlines, or add a folder that contains a font for them")
  }

  private var outsideReference: PictureRemark? {
    outsideReferences.first.map {
      PictureRemark(
        code: "picture-reference", words: "refers to “\($0)”, which is not read",
        hint: "put what it refers to into the picture itself")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing of its own.
  fileprivate var showsNothing: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }

  /// `U+0041`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
