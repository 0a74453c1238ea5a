/// Finds icons that show Latin letters or Western digits because no font has those of their readers (R032, R155, R156).
///
/// The letters of such icons come from the fonts of the document, unless the icon has a version for the script.
enum R032MissingLettersCheck: PageCheck {
  static let rule = Rule(32)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for icon in page.elements {
      guard let missing = icon.element.missingLetters, !page.isHidden(icon) else { continue }
      log.add(
        .warning, at: icon, "the icon shows Western letters or digits, since no font has \(missing)",
        remedy: "add a font that has them with <font src=\"…\"/> in the head")
    }
  }
}
