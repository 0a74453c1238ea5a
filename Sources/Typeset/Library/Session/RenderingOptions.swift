/// The options of a rendering: language, direction, device, and what a reader has set.
///
/// ```swift
/// var options = RenderingOptions(locale: "ar-EG", device: Device(named: "iphone-xs"))
/// options.appearance = .dark
/// options.accessibility.isBold = true
/// ```
///
/// What isn't set is left to the document.
public struct RenderingOptions: Sendable, Hashable {
  /// Pixels per point of a PNG, at most 64; nil uses the scale of the device on a screen, and 2 elsewhere.
  public var scale: Double?
  /// The creation date of a PDF, in ISO 8601. It is never the current date, so that the same input gives the same
  /// bytes.
  public var creationDate = "2000-01-01T00:00:00Z"
  /// Whether a document with warnings isn't rendered.
  public var treatsWarningsAsErrors = false
  /// The options of the layout.
  package var layout = LayoutOptions()
  /// Folders besides that of the document from which it may read files.
  package var roots: [String] = []
  /// String catalogs, searched before those of the document.
  package var stringPaths: [String] = []
  /// The language of a Markdown or HTML document that names none, a BCP 47 tag; nil has it found out.
  package var textLanguage: String?
  /// The id of the element to which what is drawn is cropped; nil draws whole pages.
  package var crop: String?
  /// Whether the coverage of the catalogs is reported.
  package var isVerbose = false
  /// Paths that other documents of the same run are written to; no numbered page of a document may use one.
  package var reservedPaths: Set<String> = []

  /// Creates options.
  ///
  /// - Parameters:
  ///   - locale: The locale, a BCP 47 tag; by default the language of the document.
  ///   - direction: The direction of the layout; by default that of the locale.
  ///   - device: The device of every screen; by default the one that the document names.
  public init(locale: String? = nil, direction: Direction? = nil, device: Device? = nil) {
    layout.locale = locale
    layout.direction = direction
    layout.device = device?.id
  }
}

// MARK: - Layout options

extension RenderingOptions {
  /// The locale, a BCP 47 tag, which chooses strings, direction and numerals; nil uses the language of the document.
  public var locale: String? {
    get { layout.locale }
    set { layout.locale = newValue }
  }

  /// The locale of numbers and dates, a BCP 47 tag; nil uses ``locale``.
  public var formatLocale: String? {
    get { layout.formatLocale }
    set { layout.formatLocale = newValue }
  }

  /// The numbering system of formatted numbers, such as `arab`; nil uses that of the format locale.
  public var numerals: String? {
    get { layout.numerals }
    set { layout.numerals = newValue }
  }

  /// The direction of the layout; nil uses that of the locale.
  public var direction: Direction? {
    get { layout.direction }
    set { layout.direction = newValue }
  }

  /// The device of every screen; nil uses the one that the document names.
  public var device: Device? {
    get { layout.device.flatMap(Devices.named) }
    set { layout.device = newValue?.id }
  }

  /// How the device is held; nil uses what the document says.
  public var orientation: DeviceOrientation? {
    get { layout.orientation }
    set { layout.orientation = newValue }
  }

  /// The share of an iPad's screen that the app has.
  public var split: ScreenSplit {
    get { layout.split }
    set { layout.split = newValue }
  }

  /// The text size of Dynamic Type.
  public var textSize: TextSizeCategory {
    get { layout.textSize }
    set { layout.textSize = newValue }
  }

  /// Light or dark, with normal or high contrast.
  public var appearance: Appearance {
    get { layout.appearance }
    set { layout.appearance = newValue }
  }

  /// The accessibility settings of the reader.
  public var accessibility: AccessibilitySettings {
    get { layout.accessibility }
    set { layout.accessibility = newValue }
  }

  /// A change to all text, to try a layout before there are translations; nil for none.
  public var pseudolanguage: Pseudolanguage? {
    get { layout.pseudolanguage }
    set { layout.pseudolanguage = newValue }
  }

  /// Whether the guidelines that were applied are drawn over the pages.
  public var isAnnotated: Bool {
    get { layout.annotates }
    set { layout.annotates = newValue }
  }

  /// The colour-vision deficiency through which drawn pages are shown (R149); nil for none.
  public var simulation: ColorVision? {
    get { layout.simulation }
    set { layout.simulation = newValue }
  }

  /// Whether a plain device is drawn around each screen.
  public var framesDevice: Bool {
    get { layout.framesDevice }
    set { layout.framesDevice = newValue }
  }

  /// Whether the edges that contents share are drawn over the pages.
  public var showsGrid: Bool {
    get { layout.showsGrid }
    set { layout.showsGrid = newValue }
  }
}

extension RenderingOptions {
  /// Throws if a value is unknown, or doesn't go with another one.
  func validate() throws(RenderingError) {
    for tag in [locale, formatLocale].compactMap({ $0 })
    where LanguageTag(tag)?.isKnown != true || LocaleIdentifier.unknownChoice(in: tag) != nil {
      throw .unknownLocale(tag)
    }
    if let numerals, !LocaleIdentifier.isNumberingSystem(numerals) { throw .unknownNumerals(numerals) }
    if split != .full, let device, !device.canBeSplit { throw .unsupportedSplit(device) }
    if let device, let orientation, !device.supports(orientation) { throw .unsupportedOrientation(device) }
    if let scale, !(scale > 0 && scale <= 64) { throw .unsupportedScale(scale) }
  }
}

extension Device {
  /// All devices, iPhones first, older ones first.
  public static var all: [Device] { Devices.all }

  /// The device with an identifier such as `iphone-xs`; nil for an unknown one.
  public init?(named id: String) {
    guard let device = Devices.named(id) else { return nil }
    self = device
  }
}

extension RenderingOptions {
  /// The ISO 8601 form of a time in seconds since 1970, as `SOURCE_DATE_EPOCH` gives it; nil outside the years
  /// 1970–9999.
  package static func date(secondsSince1970 seconds: Int) -> String? {
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
