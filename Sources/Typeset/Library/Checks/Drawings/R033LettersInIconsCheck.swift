/// Advises on icons of the document that show letters for something other than reading (R033): a picture without
/// letters needs no version for every script.
///
/// A letter is known by `data-part="letter"` or `"text"` in its drawing. Icons with the meaning `text-glyph` or
/// `text-direction`, and logos, are left alone, and so are the built-in ones.
enum R033LettersInIconsCheck: DocumentCheck {
  static let rule = Rule(33)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements {
      for name in element.iconNames {
        guard let (icon, folder) = document.ownIcon(named: name),
          let kinds = folder.artworks[icon.file]?.kinds, kinds.contains(.letter)
        else { continue }
        switch element.iconMeaning ?? icon.meaning {
        case .textGlyph, .textDirection, .logo: continue
        case .forward, .back, .object, .universal, .tool, .status: break
        }
        log.add(
          .advice, at: element, "the icon \(quoted(name)) shows letters, though it does not mean reading or text",
          remedy: "use a picture without letters, or give the icon the meaning text-glyph", aspect: name)
      }
    }
  }
}
