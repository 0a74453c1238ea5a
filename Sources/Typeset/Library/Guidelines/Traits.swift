/// What a layout adapts to (R072): the surroundings of a canvas, which `when` can ask for.
package struct Traits: Sendable, Hashable {
  /// The direction of the layout.
  package var direction: Direction
  /// The locale, a BCP 47 tag.
  package var locale: String
  /// The id of the device (F2); nil on paper and canvases.
  package var device: String?
  /// How the device is held; nil on paper and canvases.
  package var orientation: DeviceOrientation?
  /// The share of an iPad's screen that the app has; nil on paper and canvases.
  package var split: ScreenSplit?
  /// How much room there is from side to side (F4, F5); regular on paper and canvases.
  package var widthClass = SizeClass.regular
  /// How much room there is from top to bottom (F4, F5); regular on paper and canvases.
  package var heightClass = SizeClass.regular
  /// The text size.
  package var textSize: TextSizeCategory
  /// Light or dark, with normal or high contrast.
  package var appearance: Appearance
  /// What the reader has set for accessibility.
  package var accessibility = AccessibilitySettings()

  /// Traits of a canvas that is not a screen.
  package init(
    direction: Direction, locale: String, textSize: TextSizeCategory = .standard, appearance: Appearance = .light
  ) {
    self.direction = direction
    self.locale = locale
    self.textSize = textSize
    self.appearance = appearance
  }
}
