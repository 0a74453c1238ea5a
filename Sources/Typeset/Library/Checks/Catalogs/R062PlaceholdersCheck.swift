/// Finds translations whose placeholders differ from those of the text that they are translated from (R062).
///
/// A placeholder more than in the source, or one of another kind, is an error: the program shows rubbish or ends there.
/// So are placeholders in another order without numbers, a part that the translation does not define, and what is no
/// placeholder any more, such as `% @`. One less is a warning, since a value is not shown. What is wrong with one
/// translation is one finding. Order may differ as long as placeholders are numbered.
///
/// A form for a single number, such as the English `one`, may leave the number out: forms that at most two of the whole
/// numbers up to 200 take count as such, and so does `=1`. A part with variations, `%#@count@`, counts as the number
/// that it holds. In gettext, both texts of a source that varies count. Fuzzy entries are left alone, since programs do
/// not show them.
///
/// Where the source has no placeholder, its program shows the text as it is, so that a percent sign is one:
/// `100%-osan`, `%100ean`, `50%ige`. Only what nothing but a placeholder looks like is found there, and `%%`, which
/// would be seen twice.
enum R062PlaceholdersCheck: CatalogCheck {
  static let rule = Rule(62)
  static let level = CheckLevel.error

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for key in catalog.keysInUse {
      let source = catalog.source(of: key)
      for message in catalog.shownMessages(of: key) {
        for fault in PlaceholderComparison(message, with: source).faults {
          log.add(
            fault.level, ofKey: message.key, at: message.place, "the text in \(message.language) \(fault.words)",
            remedy: fault.remedy, aspect: "\(message.language)\(fault.aspect)")
        }
      }
    }
  }
}
