/// Finds pictures and videos without words that say what they show (R121): an error, since who does not see one learns
/// nothing of it.
///
/// `alt`, `label`, or `decorative="yes"` on it or around it settles it. Charts are looked at by R123; icons have words
/// of their own.
enum R121AlternativeTextCheck: PageCheck {
  static let rule = Rule(121)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for picture in page.elements where picture.name?.isPicture == true && page.lacksAlternative(picture) {
      let kind = picture.name == .video ? "video" : "picture"
      log.add(
        .error, at: picture, "the \(kind) has no alternative text",
        remedy: "say what it shows with alt=\"…\", or mark it with decorative=\"yes\"")
    }
  }
}

/// Finds charts and maps without a description (R123): an error, since who does not see one learns nothing of it.
///
/// A description that is too long is found by R122.
enum R123InfographicCheck: PageCheck {
  static let rule = Rule(123)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for chart in page.elements where chart.name?.isInfographic == true && page.lacksAlternative(chart) {
      log.add(
        .error, at: chart, "the \(chart.element.name) has no description",
        remedy: chart.name == .map
          ? "say in a sentence what it shows with alt=\"…\", such as where the pins are"
          : "say in a sentence what it shows with alt=\"…\", such as what is greatest")
    }
  }
}

extension CheckedPage {
  /// Whether a picture owes words and has none.
  fileprivate func lacksAlternative(_ element: CheckedElement) -> Bool {
    guard R121AlternativeText.isOwed(by: element.name ?? .image, role: element.element.role) else { return false }
    return element.element.label == nil && !isHidden(element)
  }

  /// Whether assistive technology passes an element by, because it or something around it decorates, or something modal
  /// is over it.
  func isHidden(_ element: CheckedElement) -> Bool {
    element.element.isInert || element.element.isDecorative
      || ancestors(of: element).contains { $0.element.isDecorative }
  }
}
