/// Finds elements that iPhones show and iPads do not (R094): a warning, and advice where a `when` names devices on purpose (R095).
///
/// Compares variants that differ only in the device, one of each kind; elements are compared by their `id`.
enum R094TabletCheck: VariantsCheck {
  static let rule = Rule(94)

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    for group in variants.groups(differingIn: { $0.device = nil }) {
      guard let tablet = group.first(where: { $0.isOnTablet }) else { continue }
      let seen = Set(tablet.pages.flatMap(\.elements).filter(\.isVisible).map(\.id))
      guard let phone = group.first(where: { !$0.isOnTablet && $0.pages.contains { $0.device != nil } }) else {
        continue
      }
      for page in phone.pages {
        for element in page.elements where element.isVisible && !seen.contains(element.id) {
          guard variants.document.elements.contains(where: { $0.id == element.id }) else { continue }
          let isMeant = variants.document.isForDevices(element.id)
          log.add(
            isMeant ? .advice : .warning, at: element, of: page, in: phone,
            "<\(element.name)> is not seen on an iPad",
            remedy: "show it there too, or say in when which devices have it")
        }
      }
    }
  }
}

extension VariantOutline {
  /// Whether its screens are those of an iPad.
  fileprivate var isOnTablet: Bool {
    pages.contains { $0.device.flatMap(Devices.named)?.kind == .pad }
  }
}

extension CheckedDocument {
  /// Whether a `when` of an element, or of one around it, names devices.
  fileprivate func isForDevices(_ id: String) -> Bool {
    guard let element = elements.first(where: { $0.id == id }) else { return false }
    return ([element] + ancestors(of: element)).contains { $0[Common.when]?.contains("device") == true }
  }
}
