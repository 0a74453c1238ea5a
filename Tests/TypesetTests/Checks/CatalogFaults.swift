@testable import Typeset

/// What the checks of a rule find in a string catalog, in all its keys and languages.
struct CatalogFaults {
  /// The faults in order.
  let faults: [Fault]

  /// Checks a catalog whose `strings` have these members, in JSON.
  init(_ strings: String, of rule: Int, source: String = "en") throws {
    let text = #"{"sourceLanguage": "\#(source)", "version": "1.0", "strings": {\#(strings)}}"#
    let catalog = try CatalogSample.xcstrings(text)
    let checked = CheckedCatalog(catalog, developmentLanguage: source)
    let checks = CheckCatalogue.all.filtered { $0 == Rule(rule) }
    var log = FaultLog()
    checks.check(checked, &log)
    checks.check(CheckedTranslations(checked, scope: TranslationScope(wholeCatalogsIn: [])), &log)
    faults = log.faults
  }

  /// The messages in order.
  var messages: [String] { faults.map(\.message) }

  /// An entry with a text in each of some languages.
  static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let units = texts.map { #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"# }
    return #""\#(key)": {"localizations": {\#(units.joined(separator: ", "))}}"#
  }

  /// An entry that varies by number in each of some languages; the value is that of each form.
  static func plurals(_ key: String, _ forms: KeyValuePairs<String, KeyValuePairs<String, String>>) -> String {
    let languages = forms.map { language, cases in
      let units = cases.map { #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"# }
      return #""\#(language)": {"variations": {"plural": {\#(units.joined(separator: ", "))}}}"#
    }
    return #""\#(key)": {"localizations": {\#(languages.joined(separator: ", "))}}"#
  }
}
