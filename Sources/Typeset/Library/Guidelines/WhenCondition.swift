/// The terms of a `when`: an element is present only where all of them hold (R072, R076, R095).
struct WhenCondition: Sendable {
  /// One term.
  private enum Term: Sendable {
    case direction(Direction)
    case language(String)
    /// An id of a device, or its beginning before a `*`.
    case device(String, isPrefix: Bool)
    case orientation(String)
    case split(ScreenSplit)
    case width(SizeClass)
    case height(SizeClass)
    case text(TextSizeCategory, Comparison)
    case contrast(isHigh: Bool)
    case bold(Bool)
    /// One of the reader's settings; nil asks that none is on.
    case setting(AccessibilitySetting?)
    case appearance(isDark: Bool)
  }

  /// How a text size is compared.
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
    case equal = "="
  }

  /// What is wrong with a term.
  struct ConditionError: Error, Equatable {
    /// The term as messages show it.
    var shown: String
    /// What to do.
    var hints: [String]
  }

  private var terms: [Term] = []

  /// Reads terms that are joined by blanks.
  init(_ text: String) throws(ConditionError) {
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
      terms.append(try Self.term(word))
    }
    if terms.isEmpty { throw ConditionError(shown: "nothing", hints: ["give terms such as dir=rtl or text>=ax1"]) }
  }

  /// Whether all terms hold.
  func holds(in traits: Traits) -> Bool { terms.allSatisfy { Self.holds($0, in: traits) } }

  private static func holds(_ term: Term, in traits: Traits) -> Bool {
    switch term {
    case .direction(let direction): traits.direction == direction
    case .language(let tag): matches(traits.locale, tag)
    case .device(let id, let isPrefix): traits.device.map { isPrefix ? $0.hasPrefix(id) : $0 == id } ?? false
    case .orientation(let word): traits.orientation?.matches(word) ?? false
    case .split(let split): traits.split == split
    case .width(let size): traits.widthClass == size
    case .height(let size): traits.heightClass == size
    case .text(let size, let comparison):
      switch comparison {
      case .atLeast: traits.textSize >= size
      case .atMost: traits.textSize <= size
      case .above: traits.textSize > size
      case .below: traits.textSize < size
      case .equal: traits.textSize == size
      }
    case .contrast(let isHigh): traits.appearance.isHighContrast == isHigh
    case .bold(let isBold): traits.accessibility.isBold == isBold
    case .setting(let setting): setting.map { traits.accessibility[$0] } ?? traits.accessibility.active.isEmpty
    case .appearance(let isDark): traits.appearance.isDark == isDark
    }
  }

  /// Whether a locale is of a language: `ar` holds for `ar-EG`, `zh-Hant` for `zh-Hant-TW`.
  private static func matches(_ locale: String, _ tag: String) -> Bool {
    let (locale, tag) = (locale.lowercased(), tag.lowercased())
    return locale == tag || locale.hasPrefix(tag + "-")
  }

  private static func term(_ word: Substring) throws(ConditionError) -> Term {
    guard let sign = word.firstIndex(where: { "<>=".contains($0) }) else {
      throw ConditionError(shown: quoted(String(word)), hints: ["use a name, a sign and a value, as in dir=rtl"])
    }
    let name = String(word[..<sign])
    let comparison = Comparison.allCases.first { word[sign...].hasPrefix($0.rawValue) } ?? .equal
    let value = String(word[sign...].dropFirst(comparison.rawValue.count))
    guard comparison == .equal || name == "text" else {
      throw ConditionError(
        shown: quoted(String(word)), hints: ["only text sizes can be compared; use \(name)=\(value)"])
    }
    func oneOf(_ words: [String]) -> ConditionError {
      let near = NearestName.of(value, among: words).map { "did you mean \(name)=\($0)?" }
      return ConditionError(
        shown: quoted(String(word)), hints: [near ?? "\(name) must be one of: \(words.joined(separator: ", "))"])
    }
    switch name {
    case "dir":
      guard let direction = Direction(rawValue: value) else { throw oneOf(["ltr", "rtl"]) }
      return .direction(direction)
    case "lang":
      guard LanguageTag(value) != nil else {
        throw ConditionError(shown: quoted(String(word)), hints: ["use a BCP 47 tag, as in lang=ar"])
      }
      return .language(value)
    case "device":
      let ids = Devices.all.map(\.id)
      if value.hasSuffix("*") {
        let prefix = String(value.dropLast())
        guard ids.contains(where: { $0.hasPrefix(prefix) }) else { throw oneOf(["iphone*", "ipad*"]) }
        return .device(prefix, isPrefix: true)
      }
      guard Devices.named(value) != nil else { throw oneOf(ids) }
      return .device(value, isPrefix: false)
    case "orientation":
      let words = ["landscape"] + DeviceOrientation.allCases.map(\.rawValue)
      guard words.contains(value) else { throw oneOf(words) }
      return .orientation(value)
    case "split":
      guard let split = ScreenSplit(rawValue: value) else { throw oneOf(ScreenSplit.allCases.map(\.rawValue)) }
      return .split(split)
    case "width", "height":
      guard let size = SizeClass(rawValue: value) else { throw oneOf(["compact", "regular"]) }
      return name == "width" ? .width(size) : .height(size)
    case "text":
      guard let size = TextSizeCategory(rawValue: value) else { throw oneOf(TextSizeCategory.allCases.map(\.rawValue)) }
      return .text(size, comparison)
    case "contrast":
      guard ["normal", "high"].contains(value) else { throw oneOf(["normal", "high"]) }
      return .contrast(isHigh: value == "high")
    case "bold":
      guard ["yes", "no"].contains(value) else { throw oneOf(["yes", "no"]) }
      return .bold(value == "yes")
    case "setting":
      if value == "none" { return .setting(nil) }
      guard let setting = AccessibilitySetting(rawValue: value) else {
        throw oneOf(["none"] + AccessibilitySetting.allCases.map(\.rawValue))
      }
      return .setting(setting)
    case "appearance":
      guard ["light", "dark"].contains(value) else { throw oneOf(["light", "dark"]) }
      return .appearance(isDark: value == "dark")
    default:
      let names = [
        "dir", "lang", "device", "orientation", "split", "width", "height", "text", "appearance", "contrast", "bold",
        "setting",
      ]
      let near = NearestName.of(name, among: names).map { "did you mean \($0)?" }
      throw ConditionError(shown: quoted(String(word)), hints: [near ?? "use one of: \(names.joined(separator: ", "))"])
    }
  }
}

/// R072: a layout adapts to its traits: an element with a `when` is present only where all terms hold.
enum R072Traits {
  /// Whether an element with these terms is present; nil and terms that are not well formed ask for nothing.
  static func isPresent(when terms: String?, in traits: Traits) -> Bool {
    guard let terms, let condition = try? WhenCondition(terms) else { return true }
    return condition.holds(in: traits)
  }
}
