// Android's devices, by the sizes that are common; their look stays the one that the guidelines describe.
extension Devices {
  /// The devices by the width classes of Android: compact below 600 points, medium below 840, expanded above.
  static let android: [Device] = [
    phone("android-small", "Android, small", 360, 800, scale: 3),
    phone("android-compact", "Android, compact", 412, 915, scale: 2.625),
    phone("android-compact-buttons", "Android, compact, with buttons", 412, 915, scale: 2.625, hasButtons: true),
    tablet("android-medium", "Android, medium (unfolded)", 673, 841, scale: 2.625),
    tablet("android-expanded", "Android, expanded (tablet)", 800, 1280, scale: 2),
  ]

  /// The height of the status bar and that of the line of gestures, in points.
  private static let edge = 24.0
  /// The extent of the bar with the three buttons, in points.
  private static let buttonBar = 48.0

  /// A phone. On its side, the bar with buttons is at one side, and the camera takes as much of the other.
  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double, hasButtons: Bool = false
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: scale,
      portraitSafeArea: Insets(top: edge, start: 0, bottom: hasButtons ? buttonBar : edge, end: 0),
      landscapeSafeArea: hasButtons
        ? Insets(top: edge, start: buttonBar, bottom: 0, end: buttonBar)
        : Insets(top: edge, start: edge, bottom: edge, end: edge), kind: .phone,
      system: hasButtons ? .androidButtons : .androidGestures, panel: nil)
  }

  /// A tablet, or what a phone unfolds to; what is covered is the same in every orientation.
  private static func tablet(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double
  ) -> Device {
    let safeArea = Insets(top: edge, start: 0, bottom: edge, end: 0)
    return Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: scale, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, kind: .pad, system: .androidGestures, panel: nil)
  }
}

extension Device {
  /// The widths and heights that a device may have, in points.
  private static let extents = 100...4000
  /// The most that may be covered at the top or at the bottom, in points.
  private static let mostCovered = 200
  /// The width from which a device is a tablet, in points.
  private static let tabletWidth = 600

  /// A device that no table has, by its extent and what is covered at its top and bottom, in points: `412x915`,
  /// `412x915+24+48`. It has two pixels per point.
  init?(extent id: String) {
    let parts = id.split(separator: "+", omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: "x", omittingEmptySubsequences: false) + parts.dropFirst()
    guard parts[0].contains("x"), parts.count == 1 || parts.count == 3, numbers.count == parts.count + 1,
      id.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "+") })
    else { return nil }
    let values = numbers.compactMap { PlainNumber.integer(String($0)) }
    guard values.count == numbers.count, values.prefix(2).allSatisfy(Self.extents.contains),
      values.dropFirst(2).allSatisfy({ (0...Self.mostCovered).contains($0) })
    else { return nil }
    let covered = values.dropFirst(2).map(Double.init)
    let safeArea = Insets(top: covered.first ?? 0, start: 0, bottom: covered.last ?? 0, end: 0)
    self.init(
      id: id, name: "\(values[0]) × \(values[1])",
      portraitSize: Size(width: Double(values[0]), height: Double(values[1])), scale: 2, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, kind: min(values[0], values[1]) >= Self.tabletWidth ? .pad : .phone,
      system: .androidGestures, panel: nil)
  }
}
