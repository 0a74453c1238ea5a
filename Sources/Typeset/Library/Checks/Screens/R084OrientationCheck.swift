/// Finds documents whose variants show screens in one orientation only: advice, since people turn their devices (R084).
///
/// Documents without `variants` in their head are left alone: they do not say in what they are looked at.
enum R084OrientationCheck: DocumentCheck {
  static let rule = Rule(84)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    guard let axes = document.document.variants, let screen = document.elements.first(where: { $0.name == .screen })
    else { return }
    let orientations = axes[.orientation].compactMap(DeviceOrientation.init(named:))
    guard orientations.count(where: \.isLandscape) == 0 || orientations.allSatisfy(\.isLandscape),
      !axes[.orientation].isEmpty
    else { return }
    log.add(
      .advice, at: screen, "the variants show only one orientation",
      remedy: "add orientations=\"portrait, landscape-left, landscape-right\" to <variants>")
  }
}
