/// Finds elements that iPhones show and iPads do not (R094): a warning, and advice where a `when` names devices on
/// purpose (R095).
///
/// Compares variants that differ only in the device: what any iPhone shows with what each iPad shows. Only what says
/// something counts: texts, pictures and controls. One that iPads show in another place with the same key, words,
/// picture or name is seen. The status bar and the home indicator are the device's and are left alone.
enum R094TabletCheck: VariantsCheck {
  static let rule = Rule(94)

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    let sources = Dictionary(variants.document.elements.map { ($0.position, $0) }) { first, _ in first }
    for group in variants.groups(differingIn: { $0.device = nil }) {
      let tablets = group.filter { $0.isOn(.tablet) }.map { SeenContents($0, sources) }
      guard !tablets.isEmpty else { continue }
      for phone in group where phone.isOn(.phone) {
        for page in phone.pages {
          for element in page.elements where element.isVisible {
            guard let source = sources[element.position], source.name.rawValue == element.name else { continue }
            let blind = tablets.filter { !$0.show(source) }.flatMap(\.devices)
            if !blind.isEmpty { report(element, source, of: page, in: phone, blind, variants.document, &log) }
          }
        }
      }
    }
  }

  private static func report(
    _ element: ElementOutline, _ source: SourceElement, of page: PageOutline, in variant: VariantOutline,
    _ devices: [String], _ document: CheckedDocument, _ log: inout FaultLog
  ) {
    log.add(
      document.isForDevices(source) ? .advice : .warning, at: element, of: page, in: variant,
      "<\(element.name)> is not seen on \(devices.enumerated)",
      remedy: "show it there too, or say in when which devices have it"
    ) {
      $0.severity = Double(devices.count)
    }
  }
}

/// What an iPad shows.
private struct SeenContents {
  /// The ids of its devices, each once.
  let devices: [String]
  private let positions: Set<SourcePosition>
  private let contents: Set<String>

  init(_ variant: VariantOutline, _ sources: [SourcePosition: SourceElement]) {
    devices = Set(variant.pages.compactMap(\.device)).sorted()
    positions = Set(variant.pages.flatMap(\.elements).filter(\.isVisible).map(\.position))
    contents = Set(positions.compactMap { sources[$0]?.contentName })
  }

  /// Whether an element is among it, or says nothing.
  func show(_ element: SourceElement) -> Bool {
    guard let content = element.contentName else { return true }
    return positions.contains(element.position) || contents.contains(content)
  }
}

extension SourceElement {
  /// What it says, by which the same thing in another place is known: its key, its words, its picture or its name; nil
  /// if it says nothing.
  fileprivate var contentName: String? {
    if name == .statusBar || name == .homeIndicator { return nil }
    if let key = self[Common.key] ?? self[Common.labelKey] ?? self[Common.altKey] { return "key \(key)" }
    if !text.isEmpty { return "text \(text)" }
    if let picture = self[ImageElement.src] ?? self[IconElement.name] { return "picture \(picture)" }
    return self[Common.label].map { "label \($0)" } ?? (name.declaration.role == .control ? "control \(id)" : nil)
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
}

extension CheckedDocument {
  /// Whether a `when` of an element, or of one around it, names devices.
  fileprivate func isForDevices(_ element: SourceElement) -> Bool {
    ([element] + ancestors(of: element)).contains { $0[Common.when]?.contains("device") == true }
  }
}
