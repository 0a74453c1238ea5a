import CICU
import Synchronization

/// Ten digits of one kind.
struct NumberingSystem: Hashable, Sendable {
  /// Its name in CLDR, such as `arabext`.
  let name: String
  /// The digits from zero to nine.
  let digits: [Unicode.Scalar]

  /// The Western digits.
  static let western = NumberingSystem(name: "latn", digits: (0..<10).map { Unicode.Scalar(0x30 + UInt8($0)) })

  /// The number in these digits, without separators.
  func format(_ integer: Int) -> String {
    var text = String.UnicodeScalarView()
    for digit in String(integer).unicodeScalars {
      text.append(digit == "-" ? digit : digits[Int(digit.value - 0x30)])
    }
    return String(text)
  }
}

/// Finds the digits in which the software writes its own numbers (R009–R011).
enum Numerals {
  /// The numbering system of a locale from the built-in table, or the one chosen by name.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, including `-u-nu-`, which is ignored unless it names a decimal system.
  ///   - choice: `auto`, or the CLDR name of a decimal system.
  /// - Returns: nil if `choice` is neither.
  static func system(for locale: String, choice: String) -> NumberingSystem? {
    choice == "auto" ? system(of: locale) : system(named: choice)
  }

  /// Whether CLDR has a decimal system of this name.
  static func isKnown(_ name: String) -> Bool { system(named: name) != nil }

  /// Whether CLDR has a system, decimal or not, or a generic choice of this name.
  static func exists(_ name: String) -> Bool {
    if ["native", "traditio", "traditional", "finance"].contains(name) { return true }
    guard let handle = unsafe typeset_numerals_open_name(name) else { return false }
    unsafe typeset_numerals_close(handle)
    return true
  }

  /// The names of all decimal systems that CLDR has.
  static let names: [String] = {
    let names = unsafe ICULocale.text(capacity: 4096) { unsafe typeset_numerals_names($0, $1) >= 0 } ?? ""
    return names.split(separator: " ").map(String.init).filter(isKnown)
  }()

  private static func system(of locale: String) -> NumberingSystem {
    if let known = systemsOfLocales.withLock({ $0[locale] }) { return known }
    let system = ICULocale(tag: locale).flatMap { asked(by: $0) ?? standard(of: $0) } ?? .western
    systemsOfLocales.withLock { if $0.count < 4096 { $0[locale] = system } }
    return system
  }

  /// The system of `-u-nu-`: a name, or a generic choice such as `native`, which ICU resolves for a language.
  private static func asked(by locale: ICULocale) -> NumberingSystem? {
    guard let name = locale.value(of: "numbers"), name != "default" else { return nil }
    return unsafe read(typeset_numerals_open(locale.name))
  }

  /// The default system of a locale.
  private static func standard(of locale: ICULocale) -> NumberingSystem? {
    guard let script = locale.likelyScript else { return nil }
    return system(named: LocaleNumerals.system(language: locale.language, script: script, region: locale.region))
  }

  private static func system(named name: String) -> NumberingSystem? {
    if let known = systemsByName.withLock({ $0[name] }) { return known }
    guard let system = unsafe read(typeset_numerals_open_name(name)), system.name == name else { return nil }
    systemsByName.withLock { $0[name] = system }
    return system
  }

  /// Reads an open system and closes it; nil if it is not decimal.
  private static func read(_ handle: OpaquePointer?) -> NumberingSystem? {
    guard let handle = unsafe handle else { return nil }
    defer { unsafe typeset_numerals_close(handle) }
    guard unsafe typeset_numerals_are_decimal(handle), let name = unsafe typeset_numerals_name(handle) else {
      return nil
    }
    var units = [UInt16](repeating: 0, count: 32)
    let count = unsafe Int(typeset_numerals_digits(handle, &units, Int32(units.count)))
    let digits = units.span.extracting(..<max(0, count)).scalars
    return unsafe digits.count == 10 ? NumberingSystem(name: String(cString: name), digits: digits) : nil
  }

  /// The systems found so far by the tags of locales.
  private static let systemsOfLocales = Mutex<[String: NumberingSystem]>([:])
  /// The systems found so far by their names.
  private static let systemsByName = Mutex<[String: NumberingSystem]>([:])
}
