/// The sizes of the system's keyboard (common knowledge of UIKit): they follow from the device and how it is held, and
/// never from the text size.
struct KeyboardMetrics {
  /// Whether the keys are arranged as on an iPad.
  let isWide: Bool
  /// Whether there is room for words on keys that show a sign elsewhere, as on the largest iPads.
  let hasWordsOnKeys: Bool
  /// The height of the rows of keys, in points.
  let rowsHeight: Double
  /// The height below the keys, in points: the zone of the home indicator, upright on an iPhone also of two keys.
  let zoneHeight: Double
  /// What of it the home indicator takes, in points.
  let indicatorHeight: Double
  /// The height of the bar of suggestions, in points.
  let suggestionsHeight: Double
  /// The distance of the keys from both sides, in points: that of the safe area.
  let sideInset: Double
  /// The type sizes of letters, of words on keys and of suggestions, in points.
  let letterSize: Double, wordSize: Double, suggestionSize: Double

  /// The sizes on a screen.
  init(on placement: ScreenPlacement) {
    let device = placement.device
    let isLandscape = placement.orientation.isLandscape
    let safeArea = placement.safeArea
    indicatorHeight = safeArea.bottom
    sideInset = safeArea.start
    isWide = device.kind == .pad && placement.widthClass == .regular
    let isLargePad = device.kind == .pad && min(device.portraitSize.width, device.portraitSize.height) >= 1024
    hasWordsOnKeys = isWide && isLargePad
    guard device.kind != .pad else {
      rowsHeight = isLandscape ? (isLargePad ? 423 : 353) : isLargePad ? 328 : 265
      zoneHeight = safeArea.bottom
      suggestionsHeight = 55
      (letterSize, wordSize, suggestionSize) = isWide ? (24, 18, 18) : (23, 16, 17)
      return
    }
    let hasHomeButton = device.portraitSafeArea.bottom == 0
    if isLandscape {
      rowsHeight = hasHomeButton ? 162 : 150
      zoneHeight = safeArea.bottom
      suggestionsHeight = 38
      (letterSize, wordSize, suggestionSize) = (20, 16, 16)
    } else {
      rowsHeight = device.kind == .largePhone ? 226 : 216
      zoneHeight = hasHomeButton ? 0 : 75
      suggestionsHeight = 44
      (letterSize, wordSize, suggestionSize) = (23, 16, 17)
    }
  }

  /// The height without a bar of suggestions, in points.
  var height: Double { rowsHeight + zoneHeight }

  /// Whether there are keys below the rows.
  var hasKeysInZone: Bool { zoneHeight > indicatorHeight }

  /// Whether there are keys beside the last row.
  var hasKeysBesideRows: Bool { sideInset > 0 && indicatorHeight > 0 && !hasKeysInZone }
}
