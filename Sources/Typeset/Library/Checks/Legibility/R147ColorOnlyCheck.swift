/// Finds elements of one kind that only their colours tell apart, where nothing is left of the difference in gray
/// (R147).
///
/// Compares elements without contents of their own that have the same shape and text: dots, badges and icons beside
/// each other, or in the rows of one list or table. Colours with a contrast of 1.5:1 or more to each other differ
/// enough in brightness. Pairs that people with a colour vision deficiency confuse are left to R149.
enum R147ColorOnlyCheck: PageCheck {
  static let rule = Rule(147)

  /// The least contrast of two colours that still differ in gray.
  private static let leastContrast = 1.5

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for twins in page.colorTwins() {
      guard twins.grayContrast < leastContrast, ConfusedPair(twins) == nil else { continue }
      log.add(
        .warning, at: twins.second,
        "only the colour differs from \(quoted(page.words(for: twins.first))): "
          + "\(twins.secondColor.hex) and \(twins.firstColor.hex)",
        remedy: "add a sign, a shape or a text that differs too", aspect: twins.aspect
      ) {
        $0.measured = ContrastLimit.graphics.text(of: twins.grayContrast)
        $0.required = "1.5:1"
        $0.severity = leastContrast / twins.grayContrast
      }
    }
  }
}
