/// Finds elements that iPhones show and iPads do not (R094): a warning, and advice where a `when` names devices on purpose (R095).
///
/// Compares variants that differ only in the device: what any iPhone shows with what each iPad shows. Elements are compared by their `id` or path. The
/// status bar and the home indicator are the device's and are left alone.
enum R094TabletCheck: VariantsCheck {
  static let rule = Rule(94)

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    var sources: [String: SourceElement] = [:]
    for element in variants.document.elements where sources[element.id] == nil { sources[element.id] = element }
    for group in variants.groups(differingIn: { $0.device = nil }) {
      let tablets = group.filter { $0.isOn(.tablet) }.map { (name: $0.deviceNames, seen: $0.visibleElements) }
      guard !tablets.isEmpty else { continue }
      for phone in group where phone.isOn(.phone) {
        for page in phone.pages {
          for element in page.elements where element.isVisible {
            let blind = tablets.filter { !$0.seen.contains(element.id) }
            guard !blind.isEmpty, let source = sources[element.id], source.name != .statusBar,
              source.name != .homeIndicator
            else { continue }
            let isMeant = variants.document.isForDevices(source)
            log.add(
              isMeant ? .advice : .warning, at: element, of: page, in: phone,
              "<\(element.name)> is not seen on \(blind.flatMap(\.name).enumerated)",
              remedy: "show it there too, or say in when which devices have it"
            ) {
              $0.severity = Double(blind.count)
            }
          }
        }
      }
    }
  }
}

/// The two families of devices.
private enum Family { case phone, tablet }

extension VariantOutline {
  /// Whether it has a screen of a family.
  fileprivate func isOn(_ family: Family) -> Bool {
    pages.contains { page in
      page.device.flatMap(Devices.named).map { ($0.kind == .pad) == (family == .tablet) } ?? false
    }
  }

  /// The ids of its devices, each once.
  fileprivate var deviceNames: [String] { Set(pages.compactMap(\.device)).sorted() }

  /// The ids and paths of what is seen.
  fileprivate var visibleElements: Set<String> { Set(pages.flatMap(\.elements).filter(\.isVisible).map(\.id)) }
}

extension CheckedDocument {
  /// Whether a `when` of an element, or of one around it, names devices.
  fileprivate func isForDevices(_ element: SourceElement) -> Bool {
    ([element] + ancestors(of: element)).contains { $0[Common.when]?.contains("device") == true }
  }
}
