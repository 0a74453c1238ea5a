/// What a rendering chooses beside the document and the fonts.
public struct TypesetterOptions: Sendable {
  /// Locale, direction and the reader's settings.
  package var layout = LayoutOptions()
  /// Folders beside the document's own from which it may take files.
  public var roots: [String] = []
  /// String catalogs, searched before those of the document.
  public var stringPaths: [String] = []
  /// Whether the coverage of the catalogs is told.
  public var isVerbose = false
  /// Whether warnings count as errors.
  public var isStrict = false
  /// Pixels per point of a PNG; nil takes the device's scale on a screen, else 2.
  public var scale: Double?
  /// Paths that other documents of the same run are written to; no numbered page of a document may take one.
  public var reservedPaths: Set<String> = []
  /// The date that a PDF bears, in ISO 8601: never that of the clock.
  public var creationDate = "2000-01-01T00:00:00Z"

  /// Creates options that leave everything to the document.
  public init() {}
}

extension TypesetterOptions {
  /// The ISO 8601 form of a time in seconds since 1970, as `SOURCE_DATE_EPOCH` gives it; nil outside the years 1970–9999.
  public static func date(secondsSince1970 seconds: Int) -> String? {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    // Days are counted from 1 March 0000, so that a leap day ends a year.
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let time = seconds % 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))T\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60))Z"
  }
}
