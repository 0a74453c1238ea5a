/// Finds screens on which the current content is lost when the context changes: their first heading, or their primary
/// button, is there in one orientation, share of the screen or text size, and not in another (R090).
///
/// Compares variants that differ in nothing else with the first of them, and also finds what is missing in the first
/// and there in another. A heading is the same if it is the same in the source, or has the same key or words, so that
/// two of them with different `when`s are one. The heading has to begin on the first screenful too, unless larger text
/// moved it (R141); a button may be scrolled to.
enum R090FocusCheck: VariantsCheck {
  static let rule = Rule(90)

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    let groups = variants.groups {
      $0.orientation = nil
      $0.split = .full
      $0.textSize = .standard
    }
    for group in groups {
      guard let usual = group.first(where: { $0.options.textSize == .standard }) ?? group.first else { continue }
      for other in group where other.name != usual.name {
        for (page, usualPage) in zip(other.pages, usual.pages) where page.device != nil {
          compare(page, of: other, with: usualPage, of: usual, &log)
        }
      }
    }
  }

  private static func compare(
    _ page: PageOutline, of other: VariantOutline, with usualPage: PageOutline, of usual: VariantOutline,
    _ log: inout FaultLog
  ) {
    let (visible, usualVisible) = (page.elements.filter(\.isVisible), usualPage.elements.filter(\.isVisible))
    let (heading, usualHeading) = (visible.first { $0.heading != nil }, usualVisible.first { $0.heading != nil })
    if let usualHeading, !visible.contains(where: usualHeading.isSameContent) {
      report("is not seen in \(quoted(other.name))", usualHeading, of: usualPage, in: usual, aspect: "heading", &log)
    } else if let heading, !usualVisible.contains(where: heading.isSameContent) {
      report("is not seen in \(quoted(usual.name))", heading, of: page, in: other, aspect: "heading", &log)
    } else if let found = usualHeading.flatMap({ visible.first(where: $0.isSameContent) }) {
      let height = page.placement?.size.height ?? page.size.height
      if found.frame.minY >= height, other.options.textSize == usual.options.textSize {
        report("begins below the screen here", found, of: page, in: other, aspect: "heading", &log)
      }
    }
    let (button, usualButton) = (visible.first(where: \.isPrimary), usualVisible.first(where: \.isPrimary))
    if let usualButton, button == nil, !visible.contains(where: usualButton.isSameContent) {
      report("is not seen in \(quoted(other.name))", usualButton, of: usualPage, in: usual, aspect: "primary", &log)
    } else if let button, usualButton == nil, !usualVisible.contains(where: button.isSameContent) {
      report("is not seen in \(quoted(usual.name))", button, of: page, in: other, aspect: "primary", &log)
    }
  }

  private static func report(
    _ words: String, _ element: ElementOutline, of page: PageOutline, in variant: VariantOutline, aspect: String,
    _ log: inout FaultLog
  ) {
    let subject = aspect == "heading" ? "the first heading" : "the primary button"
    log.add(
      .warning, at: element, of: page, in: variant, "\(subject) \(words)",
      remedy: "keep it in every orientation, share of the screen and text size", aspect: aspect)
  }
}

extension ElementOutline {
  /// Whether it is the primary button.
  fileprivate var isPrimary: Bool { purpose == .primary }

  /// Whether it shows what another element shows.
  fileprivate func isSameContent(as other: ElementOutline) -> Bool {
    if position == other.position { return true }
    if let key = text?.key, key == other.text?.key { return true }
    return heading != nil && heading == other.heading
  }
}
