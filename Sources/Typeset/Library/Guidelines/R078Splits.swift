/// R078: an app that shares the screen of an iPad has size classes of its own (F5).
enum R078Splits {
  /// The width class of an app with a share of the screen of an iPad; its height class stays regular.
  static func widthClass(of split: ScreenSplit, on device: Device, in orientation: DeviceOrientation) -> SizeClass {
    switch split {
    case .full: .regular
    case .twoThirds: orientation.isLandscape ? .regular : .compact
    case .half: orientation.isLandscape && device.isLargePad ? .regular : .compact
    case .third: .compact
    }
  }
}

extension Device {
  /// Whether it is a 12.9-inch iPad or larger, which has rows of its own in the table.
  var isLargePad: Bool { kind == .pad && portraitSize.width >= 1000 }

  /// Whether two apps can share its screen.
  package var canBeSplit: Bool { kind == .pad && system == .apple }
}
