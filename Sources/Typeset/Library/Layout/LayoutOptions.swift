/// What a rendering chooses beside the document.
package struct LayoutOptions: Sendable, Hashable {
  /// The locale, a BCP 47 tag; nil takes the `lang` of the root.
  package var locale: String?
  /// The locale by which numbers and dates are written, a BCP 47 tag; nil takes `locale` (R067).
  package var formatLocale: String?
  /// The digits of numbers that the software writes, a decimal system of CLDR; nil takes those of the format locale
  /// (R010).
  package var numerals: String?
  /// The direction of the layout; nil takes that of the locale or of the root.
  package var direction: Direction?
  /// The text size.
  package var textSize = TextSizeCategory.standard
  /// Light or dark, normal or high contrast.
  package var appearance = Appearance.light
  /// The device of every screen, an id of F2; nil takes what the screen says.
  package var device: String?
  /// How the device is held; nil takes what the screen says.
  package var orientation: DeviceOrientation?
  /// The share of the screen that the app has on an iPad (F5, F6).
  package var split = ScreenSplit.full
  /// What the reader has set for accessibility.
  package var accessibility = AccessibilitySettings()
  /// What is done to all text to try out a layout (F14); nil for nothing.
  package var pseudolanguage: Pseudolanguage?
  /// Whether the decisions are drawn over the finished page.
  package var annotates = false
  /// Whether the room of every text is measured.
  package var measuresTexts = false
  /// Whose eyes the finished page is shown through (R149); nil for those of most people.
  package var simulation: ColorVision?
  /// Whether the edges that contents share are drawn over the finished page (R083).
  package var showsGrid = false

  /// Whether the device is drawn around the finished screen.
  package var framesDevice = false

  /// Creates options that leave everything to the document.
  package init(locale: String? = nil, direction: Direction? = nil) {
    self.locale = locale
    self.direction = direction
  }

  /// What is done to all text: that which is asked for, else that which the locale is by its name.
  package var shownPseudolanguage: Pseudolanguage? { pseudolanguage ?? locale.flatMap(Pseudolanguage.init(locale:)) }

  /// Whether more is drawn over a page than what was found on it.
  var isAnnotated: Bool { annotates || showsGrid }

  /// The same options with nothing drawn over pages.
  package var withoutAnnotations: LayoutOptions {
    var options = self
    options.annotates = false
    options.showsGrid = false
    options.framesDevice = false
    options.simulation = nil
    return options
  }

  /// The context of a document: the direction asked for, else that of the locale asked for, else the root's.
  package func layoutDirection(of document: Document, rootLanguage: LanguageTag) -> Direction {
    direction ?? (shownPseudolanguage?.isRightToLeft == true ? .rightToLeft : nil) ?? locale.flatMap(LanguageTag.init)?
      .direction ?? document.direction ?? rootLanguage.direction
  }

  /// The device of each screen of a document, in order.
  package func devices(of document: Document) -> [Device] {
    document.canvases.compactMap { canvas in
      guard case .screen(let screen) = canvas.kind else { return nil }
      return (device ?? screen.device).flatMap(Devices.named) ?? Devices.standard
    }
  }

  /// The first device of a document whose screen does not turn into the orientation asked for (R088); nil for none.
  package func deviceWithoutOrientation(in document: Document) -> Device? {
    guard let orientation, orientation == .portraitUpsideDown else { return nil }
    return devices(of: document).first { !$0.supports(orientation) }
  }
}
