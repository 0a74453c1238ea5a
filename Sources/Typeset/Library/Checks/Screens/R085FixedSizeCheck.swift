/// Finds text on screens with a fixed size, which does not follow the reader's text size (R085).
///
/// Paper and canvases may set sizes, and so may decoration and text in bars, which keep their size anyway. Sizes below
/// 11 points are left to R144.
enum R085FixedSizeCheck: DocumentCheck {
  static let rule = Rule(85)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements where document.isOnScreen(element) {
      guard let size = element[Common.size], size >= 11, element.name.declaration.role != .image,
        element[Common.decorative] != true,
        !([element] + document.ancestors(of: element)).contains(where: { $0.name.declaration.place == .bar })
      else { continue }
      log.add(
        .warning, at: element, "the size of \(PointText.words(size)) does not follow the reader's text size",
        remedy: "use a style, such as body or title2")
    }
  }
}
