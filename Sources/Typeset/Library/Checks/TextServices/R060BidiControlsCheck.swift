/// Finds control characters of the bidirectional algorithm (F15) that are not balanced, overrides, and controls in keys
/// (R060).
///
/// An embedding, override or isolate that is never closed turns what comes after it, which is an error. So is a sign
/// that closes none, though it is only rubbish: a warning. Overrides (U+202D, U+202E) turn letters round and can hide
/// what a text says: a warning. Balanced embeddings are advice, since isolates look the same and disturb no neighbour;
/// marks and isolates are left alone. Texts in catalogs, those that a document has itself, and its names are looked at.
enum R060BidiControlsCheck: CatalogCheck, DocumentCheck {
  static let rule = Rule(60)
  static let level = CheckLevel.error

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for key in catalog.keys {
      if key.unicodeScalars.contains(where: BidiControl.isControl) {
        log.add(
          .warning, ofKey: key, at: catalog.place(of: key), "the key holds invisible bidi controls",
          remedy: "remove them from the key", aspect: "name")
      }
      for message in catalog.shownMessages(of: key) {
        let faults = Set(message.message.texts.flatMap { BidiControl.faults(in: $0.value) })
        for fault in faults.sorted() {
          log.add(
            fault.level, ofKey: key, at: message.place, "the text in \(message.language) \(fault.words)",
            remedy: fault.remedy, aspect: "\(message.language) \(fault.rawValue)")
        }
      }
    }
  }

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements {
      if !element.isInline { report(BidiControl.faults(in: element.text), "its text", of: element, &log) }
      for attribute in [Common.alt, Common.label, Common.hint] {
        guard let text = element[attribute] else { continue }
        report(BidiControl.faults(in: text), attribute.declaration.name.rawValue, of: element, &log)
      }
      for attribute in [Common.id, Common.key] {
        guard let name = element[attribute], name.unicodeScalars.contains(where: BidiControl.isControl) else {
          continue
        }
        log.add(
          .warning, at: element, "\(attribute.declaration.name.rawValue) holds invisible bidi controls",
          remedy: "remove them", aspect: "name")
      }
    }
  }

  private static func report(
    _ faults: Set<BidiControl.Fault>, _ place: String, of element: SourceElement, _ log: inout FaultLog
  ) {
    for fault in faults.sorted() {
      log.add(
        fault.level, at: element, "\(place) \(fault.words)", remedy: fault.remedy, aspect: "\(place) \(fault.rawValue)")
    }
  }
}
