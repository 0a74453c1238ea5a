/// Chooses fonts for one document: its own fonts, those of the library, and fallback fonts for missing characters.
///
/// One per task; it caches every choice, so the common case costs a few nanoseconds per character.
final class FontSelector {
  /// The default family, also used for most fallback.
  static let defaultFamily = "Noto Sans"
  /// The default family of interfaces, whose letters are about as wide as those of the systems' own face.
  static let interfaceFamily = "Inter"

  private let library: FontLibrary
  /// By lower-case name: the document's faces first, then those of the folders, the bundled ones and the packs.
  private var families: [String: FontFamily] = [:]
  private let documentFamilies: [FontFamily]
  private let folderFamilies: [FontFamily]
  private let bundledFamilies: [FontFamily]
  private let packFamilies: [FontFamily]
  private var matches: [Wish: FontMatch] = [:]
  private var plans: [FallbackPlan.Key: FallbackPlan] = [:]
  private var recentPlans = RecentValues<FallbackPlan.Key, FallbackPlan>()

  /// So many choices are remembered before all are forgotten.
  private static let mostRemembered = 256

  /// Creates a selector for a document with the fonts it declares, in order.
  init(library: FontLibrary, documentFonts: [DeclaredFont] = []) {
    self.library = library
    documentFamilies = Self.families(of: documentFonts)
    folderFamilies = Self.families(of: library.folderFonts.map { DeclaredFont(font: $0) })
    bundledFamilies = Self.families(of: library.bundledFonts.map { DeclaredFont(font: $0) })
    packFamilies = Self.families(of: library.packFonts.map { DeclaredFont(font: $0) })
    for family in documentFamilies + folderFamilies + bundledFamilies + packFamilies {
      families[family.name.lowercased(), default: FontFamily(name: family.name, members: [])].members += family.members
    }
  }

  /// The best face for a family, weight and slant in a language, by the rules of CSS.
  ///
  /// Names are compared ignoring case; a member without a language fits all. A nil family means the default family. If
  /// no font, or only a picture font, has the name, the default family is used, and if that is missing too, the first
  /// available font.
  func font(family: String?, weight: Int, italic: Bool, language: String = "") -> FontMatch {
    let wish = Wish(family: family, weight: weight, italic: italic, language: language)
    if let known = matches[wish] { return known }
    if matches.count >= Self.mostRemembered { matches.removeAll() }
    let named = (family ?? Self.defaultFamily).lowercased()
    let own = families[named]?.best(weight: weight, italic: italic, language: language)
    let member = own ?? standIn(weight: weight, italic: italic, language: language)
    let match = FontMatch(
      font: member.font, familyFound: family == nil || families[named] != nil,
      hasItalic: member.font.isItalic == italic)
    matches[wish] = match
    return match
  }

  /// Whether a face is one of the bundled ones.
  func isBundled(_ font: Font) -> Bool { library.bundledFonts.contains { $0 === font } }

  /// The default family of interfaces; nil if it is missing.
  var interfaceFamily: String? { families[Self.interfaceFamily.lowercased()] == nil ? nil : Self.interfaceFamily }

  /// The default families of pages and of interfaces that have no face as heavy as `weight`.
  func defaultFamilies(lighterThan weight: Int) -> [(name: String, heaviest: Int)] {
    [Self.defaultFamily, Self.interfaceFamily].compactMap { name in
      guard let heaviest = families[name.lowercased()]?.members.map(\.weight).max(), heaviest < weight else {
        return nil
      }
      return (name, heaviest)
    }
  }

  /// Whether the fonts of a pack are there, in whatever way they came.
  func has(_ pack: FontPack) -> Bool { families.keys.contains(where: pack.contains) }

  /// Divides `range` of `text`, which is in one script and language, into stretches of one font each; see
  /// `FallbackPlan.runs`.
  func runs(
    in text: Span<UInt16>, range: Range<Int>, script: Script, language: String, primary: Font,
    weight: Int, italic: Bool, boundaries: () -> [Int]
  ) -> [FontRun] {
    plan(primary: primary, script: script, language: language, weight: weight, italic: italic)
      .runs(in: text, range: range, boundaries: boundaries)
  }

  private func standIn(weight: Int, italic: Bool, language: String) -> FamilyMember {
    if let family = families[Self.defaultFamily.lowercased()],
      let member = family.best(weight: weight, italic: italic, language: language)
    {
      return member
    }
    for family in folderFamilies + bundledFamilies + packFamilies {
      if let member = family.best(weight: weight, italic: italic, language: language) { return member }
    }
    preconditionFailure("a library holds a font")
  }

  /// The fonts for text of one style, script and language, `primary` first.
  func plan(primary: Font, script: Script, language: String, weight: Int, italic: Bool) -> FallbackPlan {
    let key = FallbackPlan.Key(
      primary: ObjectIdentifier(primary), script: script, language: language, weight: weight, italic: italic)
    if let recent = recentPlans.find(key) { return recent }
    let plan = plans[key] ?? makePlan(key, primary: primary)
    recentPlans.add(plan, for: key)
    return plan
  }

  private func makePlan(_ key: FallbackPlan.Key, primary: Font) -> FallbackPlan {
    if plans.count >= Self.mostRemembered { plans.removeAll() }
    let plan = FallbackPlan(key: key, fonts: candidates(after: primary, key: key), system: library.system)
    plans[key] = plan
    return plan
  }

  /// All fonts in the order of fallback, each once, `primary` first.
  private func candidates(after primary: Font, key: FallbackPlan.Key) -> [Font] {
    var order = families.values.filter { $0.members.contains { $0.font === primary } }.sorted { $0.name < $1.name }
    // Fonts declared for the language precede those declared for any.
    order += documentFamilies.filter { $0.isMeant(for: key.language) }
    // A folder of many fonts may hold some that only some languages are read in.
    let preferred = LanguageFamilies.preferred(by: key.language, in: key.script)
    let hasPreferred = folderFamilies.contains { $0.name == preferred }
    let reserved = folderFamilies.filter { family in
      family.name != preferred
        && (LanguageFamilies.isReserved(family.name) || hasPreferred && LanguageFamilies.isRegional(family.name))
    }
    order += documentFamilies + folderFamilies.filter { family in !reserved.contains { $0.name == family.name } }
    order += ownFamilies(for: key) + reserved
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(primary)]
    var fonts = [primary]
    for family in order {
      for member in family.ranked(weight: key.weight, italic: key.italic, language: key.language)
      where seen.insert(ObjectIdentifier(member.font)).inserted {
        fonts.append(member.font)
      }
    }
    return fonts
  }

  /// The bundled families and those of the packs: the one that the language prefers, those made for the script, the
  /// default one, the rest, that of interfaces, and at the end those that are reserved for others.
  private func ownFamilies(for key: FallbackPlan.Key) -> [FontFamily] {
    let all = bundledFamilies + packFamilies
    let preferred = LanguageFamilies.preferred(by: key.language, in: key.script)
    let open = all.filter { !LanguageFamilies.isReserved($0.name) }
    let reserved = all.filter { LanguageFamilies.isReserved($0.name) }
    return all.filter { $0.name == preferred } + open.filter { $0.isDedicated(to: key.script) }
      + (key.script.isEastAsian ? reserved.filter { $0.isDedicated(to: key.script) } : [])
      + open.filter { $0.name == Self.defaultFamily } + open.filter { $0.name != Self.interfaceFamily } + open
      + reserved
  }

  private static func families(of fonts: [DeclaredFont]) -> [FontFamily] {
    var order: [String] = []
    var families: [String: FontFamily] = [:]
    for declared in fonts {
      let name = declared.family ?? declared.font.family
      if families[name.lowercased()] == nil {
        order.append(name.lowercased())
        families[name.lowercased()] = FontFamily(name: name, members: [])
      }
      families[name.lowercased()]!.members.append(
        FamilyMember(font: declared.font, weight: declared.weight ?? declared.font.weight, language: declared.language))
    }
    return order.map { families[$0]! }
  }

  private struct Wish: Hashable {
    var family: String?
    var weight: Int
    var italic: Bool
    var language: String
  }
}

/// A face that was found for a wish, and how well it fits.
struct FontMatch: Sendable {
  /// The face.
  var font: Font
  /// Whether the requested family is available; true if none was requested.
  var familyFound: Bool
  /// Whether the slant is the requested one.
  var hasItalic: Bool
}

/// A stretch of text that one font can show.
struct FontRun: Sendable {
  /// The part of the text, UTF-16.
  var range: Range<Int>
  /// The font that has all of it; nil if no font has any of its graphemes.
  var font: Font?
}
