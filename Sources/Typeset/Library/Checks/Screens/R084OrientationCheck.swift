/// Finds documents whose variants show screens in one orientation only: advice, since people turn their devices (R084).
///
/// Only what a document says counts. One without `variants` in its head, or without `orientations` there, does not say
/// in which orientations it is looked at: they come from the command line, or from its screens, and the guideline
/// speaks of a document that declares one only.
enum R084OrientationCheck: DocumentCheck {
  static let rule = Rule(84)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    guard let axes = document.document.variants, let screen = document.elements.first(where: { $0.name == .screen })
    else { return }
    let orientations = axes[.orientation].compactMap(DeviceOrientation.init(named:))
    guard Set(orientations.map(\.isLandscape)).count == 1 else { return }
    log.add(
      .advice, at: screen, "the variants show only one orientation",
      remedy: "add orientations=\"portrait, landscape-left, landscape-right\" to <variants>")
  }
}
