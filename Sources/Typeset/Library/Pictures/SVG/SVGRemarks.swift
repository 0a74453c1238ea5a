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
