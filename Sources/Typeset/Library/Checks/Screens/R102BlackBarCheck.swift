/// Finds a status bar that is painted black to hide the sensor housing (R102): a warning.
///
/// It counts where the bar covers the housing, is nearly black, and what is directly below it is not: then it is no
/// colour of the screen, but a bar across its top. A dark screen, and a dark bar that continues into the navigation
/// bar, are left alone.
enum R102BlackBarCheck: PageCheck {
  static let rule = Rule(102)

  /// The most contrast that a colour has to black to look like the housing, and the least that what is below it has.
  private static let (mostContrast, leastContrast) = (1.4, 3.0)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page), let housing = area.mask.housing else { return }
    for bar in page.elements where bar.name == .statusBar && bar.frame.overlaps(housing) {
      let below = Rect(x: bar.frame.minX, y: bar.frame.maxY + 1, width: bar.frame.width, height: 1)
      guard case .plain(let color) = page.ground(under: bar.frame, below: bar.drawingRange.lowerBound + 1),
        color.contrast(on: .black) < mostContrast,
        case .plain(let neighbour) = page.ground(under: below, below: page.drawings.count),
        neighbour.contrast(on: .black) >= leastContrast
      else { continue }
      log.add(
        .warning, at: bar, "the status bar is painted \(color.hex), which hides the sensor housing",
        remedy: "remove its background; that of the screen runs to the top", aspect: "status-bar")
    }
  }
}
