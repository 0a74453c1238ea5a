import CICU

/// The currencies of ISO 4217, as the installed ICU knows them.
enum Currencies {
  /// The error in the code of a currency; nil if it is known.
  static func fault(of code: String) -> ValueError? {
    if codes.contains(code) { return nil }
    let shape = "use a three-letter ISO 4217 code, such as EUR or EGP"
    let upper = code.uppercased()
    if codes.contains(upper) { return ValueError(quoted(code), "did you mean \"\(upper)\"?") }
    return ValueError(quoted(code), NearestName.of(code, among: sorted).map { "did you mean \"\($0)\"?" }, shape)
  }

  /// The currency of the region of a locale; nil if no region is likely or it has none.
  static func currency(of locale: ICULocale) -> String? {
    ICUText.text(capacity: 8) { unsafe typeset_currency_of_locale(locale.name, &$0, $1) }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// All codes, those of the past among them.
  private static let codes: Set<String> = {
    let text = ICUText.text(capacity: 4096) { unsafe typeset_currencies(&$0, $1) } ?? ""
    return Set(text.split(separator: " ").map(String.init))
  }()

  private static let sorted = codes.sorted()
}
