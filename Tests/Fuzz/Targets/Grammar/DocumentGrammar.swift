@testable import Typeset

/// Makes documents of the elements and attributes that the declarations name, so that new ones are fuzzed without being
/// asked for.
struct DocumentGrammar {
  private var choices: Choices
  private var ids = 0
  /// How many more elements a document may have.
  private var budget = 60
  private var hardText = HardText(room: 4000)

  init(_ choices: Choices) { self.choices = choices }

  /// The declared elements by the place where they are allowed.
  private static let elements: [ElementPlaceName: [ElementDeclaration]] = {
    var result: [ElementPlaceName: [ElementDeclaration]] = [:]
    // The files of `content` have a target of their own.
    for name in ElementName.allCases where name != .content {
      result["\(name.declaration.place)", default: []].append(name.declaration)
    }
    return result
  }()

  /// The name of a place, such as `block`.
  private typealias ElementPlaceName = String

  private static let languages = ["en", "de", "ar", "he", "fa", "ur", "hi", "th", "ja", "zh-Hans", "und", "tr", "ckb"]

  /// Texts in several scripts, with controls, digits, marks and characters that text engines stumble over.
  private static let words = [
    "Harbour", "ab", "STATUS", "مرفأ", "الإسكندرية", "נמל", "שלום", "بندر", "नमस्ते", "สวัสดี", "港", "かな", "12,345.67",
    "١٢٣",
    "+20 2 2735 1234", "4111 1111 1111 1111", "a\u{301}\u{302}", "\u{200F}", "\u{202E}x\u{202C}", "\u{2067}a\u{2069}",
    "\u{2066}",
    "\u{AD}", "\u{200D}", "👩‍👩‍👧", "🇪🇬", "ﷺ", "ﬁ", "A/B/C", "https://example.org/a?b=c", "—", "…", "(", "\"", "\u{FFFC}",
    String(Unicode.Scalar(0xFDD0)!),
    "\u{A0}", "\u{3000}", "\u{2028}", "\t", "\n", "Donaudampfschifffahrtsgesellschaft", "%", "€", "\u{10FFFF}",
    "\u{E000}", "ا\u{653}",
  ]

  /// The text of a document; `isPlain` says whether it holds paragraphs alone, in the order in which they are read.
  mutating func document() -> (text: [UInt8], isPlain: Bool) {
    let isPlain = choices.happens(oncePer: 2)
    var text = "<document lang=\"\(choices.one(of: Self.languages))\""
    if choices.happens(oncePer: 3) { text += " dir=\"rtl\"" }
    text += ">"
    if isPlain {
      text += page()
    } else {
      for _ in 0...choices.number(below: 2) {
        text += element(choices.one(of: Self.elements["canvas"] ?? []), depth: 0)
      }
    }
    return (Array((text + "</document>").utf8), isPlain)
  }

  private mutating func element(_ declaration: ElementDeclaration, depth: Int) -> String {
    budget -= 1
    let name = declaration.name.rawValue
    let start = "<\(name)\(attributes(of: declaration))"
    let contents = contents(of: declaration, depth: depth + 1)
    return contents.isEmpty ? start + "/>" : "\(start)>\(contents)</\(name)>"
  }

  private mutating func contents(of declaration: ElementDeclaration, depth: Int) -> String {
    switch declaration.content {
    case .nothing: return ""
    case .characters: return text()
    case .inline: return inline(depth: depth)
    case .textAndBadge: return inline(depth: depth) + children(of: [.badge], in: declaration.name, depth: depth)
    case .flow: return choices.happens(oncePer: 3) ? children("block", depth: depth) : inline(depth: depth)
    case .blocks:
      return children("block", depth: depth, most: 5)
        + (choices.happens(oncePer: 8) ? children("backdrop", depth: depth) : "")
        + (depth == 1 ? children("bar", depth: depth) + children("layer", depth: depth) : "")
    case .only(let names): return children(of: names, in: declaration.name, depth: depth)
    case .items: return children("item", depth: depth)
    case .rows, .sectionRows: return children("row", depth: depth)
    case .slots: return children("slot", depth: depth) + children("block", depth: depth, most: 2)
    case .tableRows: return children("tableHead", depth: depth, most: 1) + children("tableRow", depth: depth)
    case .headRows: return children("tableRow", depth: depth)
    case .cells: return children("cell", depth: depth)
    case .segments: return children("segment", depth: depth)
    case .tabs: return children("tab", depth: depth)
    case .parts: return children("part", depth: depth)
    case .variants, .canvases, .declarations: return ""
    }
  }

  private mutating func children(_ place: ElementPlaceName, depth: Int, most: Int = 3) -> String {
    guard let candidates = Self.elements[place], depth < 7 else { return "" }
    var text = ""
    for _ in 0..<choices.number(below: most + 1) where budget > 0 && !choices.isExhausted {
      text += element(choices.one(of: candidates), depth: depth)
    }
    return text
  }

  private mutating func children(of names: [ElementName], in parent: ElementName, depth: Int) -> String {
    guard depth < 7 else { return "" }
    var text = ""
    for _ in 0..<choices.number(below: 4) where budget > 0 && !choices.isExhausted {
      text += element(choices.one(of: names).declaration(in: parent), depth: depth)
    }
    return text
  }

  private mutating func inline(depth: Int) -> String {
    var result = text()
    for _ in 0..<choices.number(below: 3) where budget > 0 && depth < 7 && !choices.isExhausted {
      result +=
        choices.happens(oncePer: 2) ? torn() : element(choices.one(of: Self.elements["inline"] ?? []), depth: depth)
      result += text()
    }
    return result
  }

  private mutating func text() -> String {
    var result = ""
    for _ in 0..<choices.number(below: 12) where !choices.isExhausted {
      if choices.happens(oncePer: 4) {
        result.unicodeScalars += hardText.piece(&choices)
      } else {
        result += choices.one(of: Self.words)
      }
      if !choices.happens(oncePer: 3) { result += " " }
    }
    return Self.escaped(result)
  }

  // MARK: Paragraphs

  /// Attributes of paragraphs that decide how their text is set.
  private static let settings = [
    ("wrap", ["none", "greedy", "pretty", "balance"]), ("lines", ["1", "2"]), ("truncate", ["start", "middle", "end"]),
    ("dir", ["rtl", "ltr", "auto"]), ("align", ["start", "center", "end"]), ("size", ["9", "17", "60"]),
    ("weight", ["bold", "semibold"]), ("caps", ["all"]), ("space", ["preserve"]), ("font", ["Noto Sans Mono"]),
    ("numbers", ["plain"]), ("balance", ["measure", "off"]), ("lang", languages), ("color", ["red", "#00000080"]),
  ]

  /// Elements that may begin and end anywhere in a text.
  private static let parts = [
    ("span color=\"red\"", "span"), ("span size=\"30\"", "span"), ("span weight=\"bold\"", "span"),
    ("span background=\"yellow\"", "span"), ("span lang=\"ar\"", "span"), ("span lang=\"hi\"", "span"),
    ("span caps=\"all\"", "span"), ("span font=\"Noto Sans Mono\"", "span"), ("span dir=\"rtl\"", "span"),
    ("a href=\"https://example.org\"", "a"), ("bdi", "bdi"), ("bdo dir=\"rtl\"", "bdo"), ("bdo dir=\"ltr\"", "bdo"),
    ("b", "b"), ("i", "i"), ("u", "u"), ("s", "s"), ("sup", "sup"), ("sub", "sub"), ("code", "code"),
    ("phone", "phone"),
    ("url", "url"), ("formula", "formula"),
  ]

  /// Elements without contents, and with none of it to be seen.
  private static let empty = [
    "<wbr/>", "<br/>", "<span/>", "<bdi/>", "<a href=\"#nowhere\"/>", "<b></b>", "<i> </i>", "<u>\u{200B}</u>",
    "<sup>\u{AD}</sup>",
  ]

  /// A page with paragraphs.
  private mutating func page() -> String {
    let size = choices.one(of: ["a4", "300x200", "60x60", "200x3000", "1400x200"])
    var text = "<page size=\"\(size)\" margin=\"\(choices.one(of: ["20", "0", "29"]))\">"
    for _ in 0...choices.number(below: 4) {
      let name = choices.one(of: ["p", "p", "label", "h2", "caption", "pre"])
      text += "<\(name)"
      var settings = Self.settings
      for _ in 0..<choices.number(below: 4) where !choices.isExhausted {
        let setting = settings.remove(at: choices.number(below: settings.count))
        text += " \(setting.0)=\"\(choices.one(of: setting.1))\""
      }
      text += ">"
      for _ in 0..<choices.number(below: 10) where !choices.isExhausted {
        text += choices.happens(oncePer: 2) ? torn() : self.text()
      }
      text += "</\(name)>"
    }
    return text + "</page>"
  }

  /// A piece of text with elements that begin and end inside its clusters and words.
  private mutating func torn() -> String {
    let piece = hardText.piece(&choices)
    let cuts = (0..<choices.number(below: 4)).map { _ in choices.number(below: piece.count + 1) }.sorted()
    var (result, start) = ("", 0)
    for (number, cut) in (cuts + [piece.count]).enumerated() {
      var part = ""
      part.unicodeScalars += piece[start..<cut]
      start = cut
      // The text before the first cut, and every other after it, is outside.
      if number % 2 == 1 {
        let element = choices.one(of: Self.parts)
        part = "<\(element.0)>\(Self.escaped(part))</\(element.1)>"
      } else {
        part = Self.escaped(part)
      }
      result += part
      if choices.happens(oncePer: 4) { result += choices.one(of: Self.empty) }
    }
    return result
  }

  private mutating func attributes(of declaration: ElementDeclaration) -> String {
    var chosen = declaration.attributes.filter(\.isRequired)
    let candidates = declaration.attributes + Common.all.filter { declaration.common.contains($0.name) }
    for _ in 0..<choices.number(below: 5) where !candidates.isEmpty && !choices.isExhausted {
      let attribute = choices.one(of: candidates)
      if !chosen.contains(where: { $0.name == attribute.name }) { chosen.append(attribute) }
    }
    return chosen.map { " \($0.name.rawValue)=\"\(Self.escaped(value(of: $0)))\"" }.joined()
  }

  private mutating func value(of attribute: AttributeDeclaration) -> String {
    let numbers = ["0", "1", "7.5", "17", "44", "300", "0.01", "4096", "99999"]
    switch attribute.kind {
    case .words(let words): return choices.one(of: words)
    case .listed(.devices): return choices.one(of: Devices.all.map(\.id))
    case .listed(.colors), .color: return choices.one(of: Palette.names + ["#ff000080", "#000000"])
    case .paint:
      let colors = choices.one(of: ["red, blue", "gray6 0%, #00ff0080 50%, label", "blue", "red 90%, red 10%"])
      return choices.one(of: Palette.names + ["linear-gradient(to end, \(colors))", "radial-gradient(\(colors))"])
    case .listed(.numerals): return choices.one(of: ["auto", "arab", "deva", "latn"])
    case .flag: return choices.one(of: ["yes", "no"])
    case .number, .decimal: return choices.one(of: numbers)
    case .detent: return choices.one(of: numbers + ["medium", "large"])
    case .lengthOrShare: return choices.one(of: numbers + ["fill", "50%", "0%", "133.3%"])
    case .corners: return choices.one(of: numbers + ["0 12 300 1", "4096 4096 4096 4096"])
    case .shadow: return choices.one(of: ["low", "medium", "high", "0 2 8 #00000040", "-300 300 99999 red"])
    case .aspect: return choices.one(of: ["16:9", "1:1", "0.01:4096", "4096:0.01"])
    case .integer(let range): return String(min(range.upperBound, max(range.lowerBound, choices.number(below: 300))))
    case .weight: return choices.one(of: ["regular", "medium", "semibold", "bold", "100", "900"])
    case .language: return choices.one(of: Self.languages)
    case .name:
      ids += 1
      return "id\(ids)"
    case .reference: return "#id\(choices.number(below: ids + 2))"
    case .paper: return choices.one(of: ["a4", "a5", "letter", "60x60", "200x3000"])
    case .numbers: return choices.one(of: ["1", "1, 2, 3", "0, 0", "1000000, 0.001", "5, -3"])
    case .filled, .text:
      if choices.happens(oncePer: 4) { return String(String.UnicodeScalarView(hardText.piece(&choices))) }
      return choices.one(of: Self.words.filter { !$0.allSatisfy(\.isWhitespace) })
    case .anchor, .rectangle, .time, .date, .duration, .condition, .axis, .rules: return attribute.example
    }
  }

  /// Markup that stands for a text; marks may follow what is escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
