/// What a name of SF Symbols asks for, in icons of the set.
///
/// The names are public facts, which designers know; the drawings are ours. `Set/symbols.txt` has the names with what
/// draws them. Endings are understood over the whole table: `.fill`, `.slash`, `.circle`, `.square` and `.badge.…`.
struct SymbolName: Equatable {
  /// The name of the icon in the set.
  var icon: String
  /// Whether its outlines are filled.
  var isFilled = false
  /// Whether a line crosses it out.
  var hasSlash = false
  /// What encloses it; nil for nothing.
  var enclosure: IconEnclosure?
  /// A sign in its corner; nil for none.
  var badge: Badge?
  /// Whether it points to a real side, and therefore is never mirrored (R022).
  var namesSide = false

  /// A sign in the corner of an icon.
  struct Badge: Equatable {
    /// The name of its icon; nil for a plain disc.
    var icon: String?
  }

  /// The longest name that is looked up, in bytes.
  private static let greatestLength = 120

  /// What a name asks for; nil for one that is not known.
  static func read(_ name: String) -> SymbolName? {
    guard let symbol = SymbolReading(takesNear: false).symbol(name[...]) else { return nil }
    return symbol.inWords(of: name)
  }

  /// The icon of the set that is nearest to what an unknown name asks for: without its last words, one after another.
  static func nearest(to name: String) -> String? {
    guard name.utf8.count <= greatestLength else { return nil }
    var rest = name[...]
    while true {
      if let symbol = SymbolReading(takesNear: true).symbol(rest) { return symbol.icon }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
    }
  }

  /// The name with sides that turns as the layout does, where there is one: `chevron.forward` for `chevron.right`.
  static func turning(_ name: String) -> String? {
    let ways = [["left": "backward", "right": "forward"], ["left": "leading", "right": "trailing"]]
    let words = name.split(separator: ".").map(String.init)
    return ways.lazy.map { way in words.map { way[$0] ?? $0 }.joined(separator: ".") }
      .first { $0 != name && read($0) != nil }
  }

  /// The symbol with the icons that are drawn with what it asks for, such as `star-fill`.
  private func inWords(of name: String) -> SymbolName {
    var symbol = self
    let words = name.split(separator: ".")
    // Endings such as `fill` change nothing about sides.
    symbol.namesSide =
      words.contains { $0 == "left" || $0 == "right" }
      && !words.indices.contains { SymbolTable.turns(words[...$0].joined(separator: ".")) }
    guard enclosure == nil else { return symbol }
    if hasSlash, BundledIcons.entry(named: icon + "-slash") != nil, !isFilled {
      (symbol.icon, symbol.hasSlash) = (icon + "-slash", false)
    } else if isFilled, BundledIcons.entry(named: icon + "-fill") != nil {
      (symbol.icon, symbol.isFilled) = (icon + "-fill", false)
    }
    return symbol
  }
}

/// What encloses an icon.
enum IconEnclosure: Equatable, Sendable {
  case circle, square
}

/// Reads names with their endings.
private struct SymbolReading {
  /// Whether it takes icons that are only near to what a name means.
  let takesNear: Bool

  /// What a name asks for; nil for one that is not known.
  func symbol(_ name: Substring) -> SymbolName? {
    if let line = SymbolTable.line(of: name) { return symbol(in: line) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (rest, last) = (name[..<dot], name[name.index(after: dot)...])
    switch last {
    case "fill": return symbol(rest)?.with { $0.isFilled = true }
    case "slash": return symbol(rest)?.with { $0.hasSlash = true }
    case "circle": return symbol(rest)?.with { $0.enclosure = .circle }
    case "square", "app": return symbol(rest)?.with { $0.enclosure = .square }
    case "badge": return symbol(rest)?.with { $0.badge = SymbolName.Badge(icon: nil) }
    default: return badged(name)
    }
  }

  /// What a name with a sign after `.badge.` asks for.
  private func badged(_ name: Substring) -> SymbolName? {
    guard let range = name.firstRange(of: ".badge."), let symbol = symbol(name[..<range.lowerBound]),
      let sign = self.symbol(name[range.upperBound...])
    else { return nil }
    return symbol.with { $0.badge = SymbolName.Badge(icon: sign.icon) }
  }

  private func symbol(in line: Substring) -> SymbolName? {
    let words = line.split(separator: " ")
    guard let icon = words.first else { return nil }
    var symbol = SymbolName(icon: String(icon))
    for word in words.dropFirst() {
      switch word {
      case "fill": symbol.isFilled = true
      case "slash": symbol.hasSlash = true
      case "circle": symbol.enclosure = .circle
      case "square": symbol.enclosure = .square
      case "near": if !takesNear { return nil }
      default:
        guard word.hasPrefix("badge:") else { continue }
        let sign = word.dropFirst("badge:".count)
        symbol.badge = SymbolName.Badge(icon: sign.isEmpty ? nil : String(sign))
      }
    }
    return symbol
  }
}

extension SymbolName {
  /// The symbol, changed.
  fileprivate func with(_ change: (inout SymbolName) -> Void) -> SymbolName {
    var symbol = self
    change(&symbol)
    return symbol
  }
}
