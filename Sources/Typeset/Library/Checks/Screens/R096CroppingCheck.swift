/// Finds pictures of which the part that matters is cropped, and pictures with large bars beside them, on screens
/// (R096).
///
/// Paper and canvases are left alone, since they have the shape that their author gives them. `focus` names the part
/// that matters. Bars are large if the picture covers less than half of its box.
enum R096CroppingCheck: PageCheck {
  static let rule = Rule(96)

  /// The least share of its box that a picture covers.
  private static let leastShare = 0.5

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    for element in page.elements where element.name?.isPicture == true && !element.frame.isEmpty {
      for drawing in page.drawings(of: element) {
        guard case .image(let item) = drawing.shape else { continue }
        checkFocus(of: item, element, &log)
        let share = item.rect.width * item.rect.height / (element.frame.width * element.frame.height)
        guard share < leastShare, element[ImageElement.fit] == .fit else { continue }
        log.add(
          .advice, at: element, "the picture covers only \(Int(share * 100)) % of its box",
          remedy: "use fit=\"fill\" with focus, or a picture of another shape", aspect: "bars"
        ) {
          $0.measured = "\(Int(share * 100)) %"
          $0.required = "50 %"
          $0.severity = 1 - share
        }
      }
    }
  }

  private static func checkFocus(of item: ImageItem, _ element: CheckedElement, _ log: inout FaultLog) {
    guard let focus = element[ImageElement.focus], focus.count == 4 else { return }
    let size = item.picture.size
    let part = Rect(
      x: focus[0] * size.width, y: focus[1] * size.height, width: focus[2] * size.width, height: focus[3] * size.height)
    let seen = part.intersection(item.crop)
    let share = part.isEmpty ? 1 : seen.width * seen.height / (part.width * part.height)
    guard share < 0.99 else { return }
    log.add(
      .warning, at: element, "only \(Int(share * 100)) % of the part that matters is seen",
      remedy: "make the box larger, use fit=\"fit\", or make focus smaller", aspect: "focus"
    ) {
      $0.measured = "\(Int(share * 100)) %"
      $0.required = "100 %"
      $0.severity = 1 - share
    }
  }
}
