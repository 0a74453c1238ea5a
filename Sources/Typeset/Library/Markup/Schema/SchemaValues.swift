/// What the values of attributes are in the schema: as narrow as expressions of XML Schema allow.
struct SchemaValues {
  /// The words of other rooms.
  let words: MarkupWords

  /// What no colour of the palette, no literal and no gradient begins like: `Brand`, `Settings/Accent`, `@color/brand`.
  private static let assetName = #"[A-Z@_][^#()]*|[^#()]*[/ _][^#()]*"#
  private static let number = #"[0-9]+(\.[0-9]+)?"#

  /// The pattern of a kind of value.
  func pattern(of kind: ValueKind) -> SchemaPattern {
    switch kind {
    case .words(let words): return choice(words)
    case .listed(.numerals):
      // Any decimal system that CLDR knows may stand; these are the ones an editor offers.
      return .choice(words.numerals.map(SchemaPattern.value) + [.matching("[a-z][a-z0-9]{2,7}")])
    case .listed(.devices):
      return .choice(
        words.devices.map(SchemaPattern.value) + [.matching(#"[0-9]{3,4}x[0-9]{3,4}(\+[0-9]{1,3}\+[0-9]{1,3})?"#)])
    case .listed(let list): return choice(words.words(of: list))
    case .flag: return choice(["yes", "no"])
    case .number(let limits): return number(limits)
    case .lengthOrShare(let limits): return .choice([.value("fill"), .matching("\(Self.number)%"), number(limits)])
    case .integer(let range): return integer(range)
    case .weight: return .choice(ValueReader.weights.map { .value($0.name) } + [integer(100...900)])
    case .color:
      // The names of an app's colours are in its assets, which a schema does not know. Editors offer the palette.
      return .choice(
        words.colors.map(SchemaPattern.value)
          + [.matching("#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?"), .matching(Self.assetName)])
    case .paint:
      let gradient = #"\s*(linear|radial)-gradient\([^()]+\)\s*"#
      return .choice([pattern(of: .color), .matching(gradient)])
    case .corners(let limits):
      let radii = #"\s*\#(Self.number)(\s+\#(Self.number)){3}"#
      return .choice([
        number(limits), .matching(radii + #"(\s+continuous)?\s*"#), .matching(#"\s*\#(Self.number)\s+continuous\s*"#),
      ])
    case .shadow:
      let own =
        #"\s*-?\#(Self.number)\s+-?\#(Self.number)\s+\#(Self.number)\s+(#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?|[a-z0-9-]+|\#(Self.assetName))\s*"#
      return .choice([choice(ShadowValue.Level.allCases.map(\.rawValue)), .matching(own)])
    case .aspect: return .matching("\(Self.number):\(Self.number)")
    case .language: return .matching("[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*")
    case .name: return .data("Name", [])
    case .reference: return .matching("#.+")
    case .detent: return .choice(SheetDetent.words.map(SchemaPattern.value) + [number(.extent)])
    case .paper:
      return .choice(
        PaperSize.named.map { .value($0.name) } + [.matching("\(Self.number)x\(Self.number)")])
    case .anchor: return .matching(#"\s*(top|center|bottom)\s+(start|center|end)\s*"#)
    case .decimal: return .matching("-?\(Self.number)")
    case .numbers: return .matching(#"\s*-?\#(Self.number)\s*(,\s*-?\#(Self.number)\s*)*"#)
    case .rectangle: return .matching(#"\s*\#(Self.number)\s*(,\s*\#(Self.number)\s*){3}"#)
    case .time: return .matching("([01]?[0-9]|2[0-3]):[0-5][0-9]")
    case .date(let shape): return .matching(shape.pattern)
    case .duration: return .matching("\(Self.number)|[0-9]{1,4}:[0-5][0-9](:[0-5][0-9])?")
    case .condition:
      let names = "dir|lang|device|orientation|split|width|height|text|contrast|bold|setting|appearance"
      return .list(.oneOrMore(.matching("(\(names))(=|[<>]=?)[^<>=]+")))
    case .rules: return .list(.oneOrMore(.matching("[Rr]?[0-9]{1,3}")))
    case .axis: return .matching(#"\s*[A-Za-z0-9.+/%\-]+\s*(,\s*[A-Za-z0-9.+/%\-]+\s*)*"#)
    case .filled: return .matching(#"[\s\S]*\S[\s\S]*"#)
    case .text: return .text
    }
  }

  private func choice(_ words: [String]) -> SchemaPattern { .choice(words.map(SchemaPattern.value)) }

  private func number(_ limits: NumberLimits) -> SchemaPattern {
    .data(
      "decimal",
      [
        ("pattern", Self.number), (limits.allowsZero ? "minInclusive" : "minExclusive", "0"),
        ("maxInclusive", PlainNumber.text(limits.greatest)),
      ])
  }

  private func integer(_ range: ClosedRange<Int>) -> SchemaPattern {
    .data(
      "integer",
      [
        ("pattern", "-?[0-9]+"), ("minInclusive", String(range.lowerBound)), ("maxInclusive", String(range.upperBound)),
      ])
  }
}
