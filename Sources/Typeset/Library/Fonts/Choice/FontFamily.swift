/// A font that a document declares.
package struct DeclaredFont: Sendable {
  /// The face.
  package var font: Font
  /// The family to call it by; nil takes the name in the file.
  package var family: String?
  /// The language it is for, a BCP 47 tag; nil for any.
  package var language: String?
  /// The weight to file it under; nil takes the weight in the file.
  package var weight: Int?

  /// Creates a declared font.
  package init(font: Font, family: String? = nil, language: String? = nil, weight: Int? = nil) {
    self.font = font
    self.family = family
    self.language = language
    self.weight = weight
  }
}

/// A font as a family files it.
struct FamilyMember {
  var font: Font
  var weight: Int
  /// The language it is for; nil for any.
  var language: String?

  /// Whether it may be used for text of a language: its language is a prefix of the tag, or empty.
  func serves(_ tag: String) -> Bool {
    guard let language, !tag.isEmpty else { return true }
    let (own, asked) = (language.lowercased(), tag.lowercased())
    return asked == own || asked.hasPrefix(own + "-")
  }
}

/// Fonts of one name.
struct FontFamily {
  var name: String
  var members: [FamilyMember]

  /// The members from the best to the worst for a weight and a slant, as CSS Fonts 4, 5.2 orders them.
  ///
  /// Slant counts before weight; members for the language precede those for any. Others of equal rank keep their order.
  func ranked(weight: Int, italic: Bool, language: String) -> [FamilyMember] {
    let usable = members.filter { $0.serves(language) }
    let ranks = usable.map { member in
      (member.language == nil ? 100_000 : 0) + (member.font.isItalic == italic ? 0 : 10_000)
        + Self.distance(of: member.weight, from: weight)
    }
    return usable.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { usable[$0] }
  }

  /// The best member for text; nil if none serves the language, or all draw pictures.
  func best(weight: Int, italic: Bool, language: String) -> FamilyMember? {
    ranked(weight: weight, italic: italic, language: language).first { !$0.font.drawsPictures }
  }

  /// Whether a member was declared for this very language.
  func isMeant(for language: String) -> Bool {
    !language.isEmpty && members.contains { $0.language != nil && $0.serves(language) }
  }

  /// The distance of a weight from the requested one; the smallest value wins.
  ///
  /// From 400 to 500, weights between the requested one and 500 come first, then lighter ones, then bolder ones. Below
  /// 400, lighter ones come first; above 500, bolder ones.
  static func distance(of weight: Int, from asked: Int) -> Int {
    let far = 1000
    switch asked {
    case 400...500:
      if weight >= asked && weight <= 500 { return weight - asked }
      return weight < asked ? far + asked - weight : 2 * far + weight - asked
    case ..<400: return weight <= asked ? asked - weight : far + weight - asked
    default: return weight >= asked ? weight - asked : far + asked - weight
    }
  }
}
