/// R103: the height of the status bar is the device's: 20 on older ones, what the housing takes on others, and nothing
/// where a phone in landscape shows none.
enum R103StatusBar {
  /// The height of the status bar, in points; 0 where the device shows none.
  static func height(on placement: ScreenPlacement) -> Double { placement.safeArea.top }

  /// Whether time and signs are in the corners beside the housing, and not in a thin line at the edge.
  static func surroundsHousing(on placement: ScreenPlacement) -> Bool { height(on: placement) > 40 }

  /// The hours and minutes of a time of day, in minutes after midnight: never reversed (R012), in the digits of the
  /// locale.
  static func time(_ minutes: Int, in digits: NumberingSystem) -> String {
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    return digits.format(hour) + ":" + (minute < 10 ? digits.format(0) : "") + digits.format(minute)
  }
}
