/// The available fonts, and the one that each character of a text takes; what `typesetter fonts` prints.
package struct FontReport: Sendable {
  /// An available font.
  package struct Face: Sendable {
    /// The family it answers to.
    package var family: String
    /// Its weight 1…1000.
    package var weight: Int
    /// Whether it is italic.
    package var italic: Bool
    /// The file it comes from.
    package var file: String
    /// Which face of the file it is, from 0.
    package var face: Int
    /// The version as the font has it.
    package var version: String
    /// The scripts it serves, roughly: ISO 15924 tags in alphabetical order.
    package var scripts: [String]
  }

  /// A character of the text as a reader counts them, and its font.
  package struct Character: Sendable {
    /// The character.
    package var text: String
    /// Its code points: `U+0041`.
    package var codePoints: [String]
    /// The family that shows it; nil if no font has it.
    package var family: String?
    /// The weight of that font; nil if no font has it.
    package var weight: Int?
    /// Its file; nil if no font has it.
    package var file: String?
  }

  /// The available fonts in the order in which they are searched.
  package var fonts: [Face]
  /// The files that are not usable fonts, with reasons.
  package var problems: [String]
  /// The distinct characters of the text, in order of first appearance.
  package var characters: [Character]

  /// Lists the fonts of a library, and the choice for each character of `text` in regular upright type.
  package init(library: FontLibrary, text: String = "", language: String = "en") {
    fonts = library.fonts.map { font in
      Face(
        family: font.family, weight: font.weight, italic: font.isItalic, file: font.fileName, face: font.faceIndex,
        version: Self.number(of: font.version), scripts: font.scripts)
    }
    problems = library.problems.map(\.description)
    characters = Self.characters(of: Array(text.utf16), library: library, language: language)
  }

  private static func characters(of text: [UInt16], library: FontLibrary, language: String) -> [Character] {
    let selector = FontSelector(library: library)
    let primary = selector.font(family: nil, weight: 400, italic: false, language: language).font
    let analyzer = TextAnalyzer()
    var characters: [Character] = []
    var seen: Set<String> = []
    for run in analyzer.scripts(of: text) {
      let boundaries = analyzer.graphemeBoundaries(in: text, range: run.range)
      let stretches = selector.runs(
        in: text.span, range: run.range, script: run.script, language: language, primary: primary, weight: 400,
        italic: false, boundaries: { boundaries })
      var stretch = 0
      for (start, end) in zip([run.range.lowerBound] + boundaries, boundaries + [run.range.upperBound]) {
        while stretches[stretch].range.upperBound <= start { stretch += 1 }
        let font = stretches[stretch].font
        let grapheme = String(utf16: text[start..<end])
        guard seen.insert(grapheme + "\u{0}" + (font?.fileName ?? "")).inserted else { continue }
        characters.append(
          Character(
            text: grapheme, codePoints: grapheme.unicodeScalars.map(\.codePoint), family: font?.family,
            weight: font?.weight, file: font?.fileName))
      }
    }
    return characters
  }

  /// `2.004` from `Version 2.004; ttfautohint …`.
  private static func number(of version: String) -> String {
    let first = version.prefix { $0 != ";" }
    return String(first.hasPrefix("Version ") ? first.dropFirst(8) : first)
  }
}

extension FontReport: CustomStringConvertible {
  /// The report as two tables to read: fonts, then characters.
  package var description: String {
    var rows = fonts.map { font in
      [
        font.family, "\(font.weight)" + (font.italic ? " italic" : ""), font.version,
        font.scripts.joined(separator: " "), font.file + (font.face > 0 ? " (face \(font.face))" : ""),
      ]
    }
    var text = Self.table(rows)
    for problem in problems { text += "warning: \(TerminalText.inline(problem))\n" }
    guard !characters.isEmpty else { return text }
    rows = characters.map { character in
      [
        character.codePoints.joined(separator: " "),
        character.family.map { "\($0) \(character.weight ?? 400)" } ?? "missing", Self.visible(character.text),
      ]
    }
    return text + "\n" + Self.table(rows)
  }

  /// Columns with two blanks between them; the last one stays ragged.
  private static func table(_ rows: [[String]]) -> String {
    guard let first = rows.first else { return "" }
    let rows = rows.map { $0.map(TerminalText.inline) }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The character itself, unless it would upset a terminal.
  private static func visible(_ character: String) -> String {
    let upsets = character.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
    return upsets ? "" : character
  }
}
