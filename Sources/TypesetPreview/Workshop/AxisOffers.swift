import Typeset
import TypesetReview

/// The values of the axes that the page offers.
struct AxisOffers: Sendable {
  /// Locales as BCP 47 tags.
  var locales: [LanguageTag]
  /// Those of them that a catalog has.
  var inCatalogs: Set<String>
  /// The names of pseudolanguages.
  var pseudo = Pseudolanguage.allCases.map(\.rawValue)
  /// The devices.
  var devices = Devices.all
  /// The values of the axes that are only words.
  var words: [PreviewAxes.Axis: [String]]

  /// Locales that are offered although no catalog has them.
  private static let commonLocales = [
    "en", "ar-EG", "he", "fa", "ur", "de", "es", "fr", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "th", "tr",
    "uk", "vi", "zh-Hans", "zh-Hant",
  ]
  /// Digits that are offered, of the systems that this machine's ICU knows.
  private static let commonNumerals = [
    "latn", "arab", "arabext", "deva", "beng", "guru", "gujr", "tamldec", "telu", "knda", "mlym", "thai", "khmr",
    "laoo", "mymr", "tibt", "hanidec", "nkoo", "adlm",
  ]

  /// Everything that a server can draw of some documents.
  init(all entries: [SessionAnswer.Entry]) {
    inCatalogs = Set(entries.flatMap(\.locales))
    locales = inCatalogs.union(Self.commonLocales).sortedByBytes().compactMap(LanguageTag.init)
    words = [
      .orientation: DeviceOrientation.allCases.map(\.rawValue), .textSize: TextSizeCategory.allCases.map(\.rawValue),
      .appearance: ["light", "dark"], .contrast: ["normal", "high"], .direction: Direction.allCases.map(\.rawValue),
      .numerals: Self.commonNumerals.filter(LocaleIdentifier.isNumberingSystem),
    ]
  }

  /// What an export has of any of some documents.
  init(exported entries: [SessionAnswer.Entry]) {
    func values(_ axis: PreviewAxes.Axis) -> Set<String> { Set(entries.flatMap { $0.values[axis] ?? [] }) }
    inCatalogs = values(.locale)
    locales = inCatalogs.sortedByBytes().compactMap(LanguageTag.init)
    pseudo = []
    let ids = values(.device)
    devices = Devices.all.filter { ids.contains($0.id) }
    let all = AxisOffers(all: []).words
    words = all.reduce(into: [:]) { words, offer in words[offer.key] = offer.value.filter(values(offer.key).contains) }
  }

  /// Writes the values of each axis.
  func add(to json: JSONWriter) {
    json.key("locale")
    json.list(locales) { tag in
      json.object {
        json.member("value", tag.tag)
        json.member("name", LocaleFacts(tag)?.name(in: ICULocale(tag: "en")) ?? tag.tag)
        json.member("direction", tag.direction)
        json.member("inCatalogs", inCatalogs.contains(tag.tag))
      }
    }
    json.member("pseudo", pseudo)
    json.key("device")
    json.list(devices) { device in
      json.object {
        json.member("value", device.id)
        json.member("name", device.name)
        json.member("width", device.portraitSize.width)
        json.member("height", device.portraitSize.height)
        json.member("top", device.portraitSafeArea.top)
        json.member("bottom", device.portraitSafeArea.bottom)
        json.member("orientations", device.orientations.map(\.rawValue))
        json.member("splits", device.canBeSplit ? ScreenSplit.allCases.map(\.rawValue) : [])
      }
    }
    for axis in PreviewAxes.Axis.allCases {
      guard let values = words[axis] else { continue }
      json.key(named: axis.rawValue)
      json.list(values) { json.value($0) }
    }
  }
}
