/// Finds photographs, illustrations and works of art that are mirrored by `flip="yes"`, which can infringe on their
/// copyright (R026).
///
/// Diagrams, screenshots and pictures without a kind are left alone; logos and sheet music are never mirrored at all.
enum R026CopyrightCheck: DocumentCheck {
  static let rule = Rule(26)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for picture in document.elements where picture.name == .image && picture[Common.flip] == .yes {
      let noun: String
      switch picture[ImageElement.kind] {
      case .photo: noun = "a photograph"
      case .illustration: noun = "an illustration"
      case .artwork: noun = "a work of art"
      case .diagram, .screenshot, .logo, .sheetMusic, nil: continue
      }
      log.add(
        .warning, at: picture, "\(noun) is mirrored in right-to-left layouts",
        remedy: "remove flip, or show another picture with <variant dir=\"rtl\" src=\"…\"/>")
    }
  }
}
