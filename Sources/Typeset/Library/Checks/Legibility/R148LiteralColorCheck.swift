/// Finds text with a literal colour, which follows neither the appearance nor the contrast that the reader has chosen
/// (R148): advice.
///
/// Paper has one appearance and is left alone, and so are drawings.
enum R148LiteralColorCheck: DocumentCheck {
  static let rule = Rule(148)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements where document.followsTextSize(element) {
      guard case .literal(let color)? = element[Common.color], element.name.declaration.role != .image,
        element.name != .divider
      else { continue }
      log.add(
        .advice, at: element, "the colour \(color.hex) is the same in every appearance",
        remedy: "use a name of the palette, such as label, secondary-label or tint")
    }
  }
}
