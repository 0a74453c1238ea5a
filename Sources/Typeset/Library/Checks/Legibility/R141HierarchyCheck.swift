/// Finds primary elements that large text pushes away from the top (R141).
///
/// Compares variants that differ only in the text size. A title, a heading of the first level or a primary button in
/// the upper half of the screen at the usual size has to begin on the first screenful at every other. Each element is
/// compared with itself, not with its neighbours.
enum R141HierarchyCheck: VariantsCheck {
  static let rule = Rule(141)

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    for group in variants.groups(differingIn: { $0.textSize = .standard }) {
      guard let usual = group.first(where: { $0.options.textSize == .standard }) else { continue }
      for other in group where other.options.textSize != .standard { compare(other, with: usual, &log) }
    }
  }

  private static func compare(_ other: VariantOutline, with usual: VariantOutline, _ log: inout FaultLog) {
    for (page, usualPage) in zip(other.pages, usual.pages) {
      guard let device = page.device.flatMap(Devices.named) else { continue }
      let height = device.size(in: other.options.orientation ?? .portrait).height
      let upper = Set(usualPage.elements.filter { $0.isPrimary && $0.frame.minY < height / 2 }.map(\.id))
      for element in page.elements where upper.contains(element.id) && element.isPrimary {
        guard element.frame.minY >= height else { continue }
        log.add(
          .warning, at: element, of: page, in: other,
          "<\(element.name)> is in the upper half of the screen at the usual text size, and below the screen at this one",
          remedy: "put it nearer to the top, or shorten what is above it"
        ) {
          $0.measured = "\(PointText.text(element.frame.minY)) pt"
          $0.required = "less than \(PointText.text(height)) pt"
          $0.severity = element.frame.minY
        }
      }
    }
  }
}

extension ElementOutline {
  /// Whether it is the title or what people most likely came for.
  fileprivate var isPrimary: Bool {
    name == ElementName.title.rawValue || name == ElementName.h1.rawValue || purpose == .primary
  }
}
