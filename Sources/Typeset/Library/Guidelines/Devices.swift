/// The table of devices (F2).
package enum Devices {
  /// Every device: iPhones, iPads, then Android's, older and smaller ones first.
  package static let all: [Device] = phones + pads + android

  /// The device of a screen that names none.
  package static let standard = named("iphone-xs")!

  /// The device of an id, or of an extent such as `412x915+24+24`; nil for an unknown one.
  package static func named(_ id: String) -> Device? { byID[id] ?? Device(extent: id) }

  /// The known id nearest to an unknown one; nil where none is near.
  package static func nearest(to id: String) -> String? { NearestName.of(id, among: all.lazy.map(\.id)) }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The panel of the minis, on which the picture of an iPhone XS is scaled down.
  private static let miniPanel = Size(width: 1080, height: 2340)

  private static let phones: [Device] = [
    homeButtonPhone("iphone-se", "iPhone SE, 5s", 320, 568, scale: 2),
    homeButtonPhone("iphone-8", "iPhone 6s, 7, 8", 375, 667, scale: 2),
    homeButtonPhone(
      "iphone-plus", "iPhone 6s Plus, 7 Plus, 8 Plus", 414, 736, scale: 3, kind: .largePhone,
      panel: Size(width: 1080, height: 1920)),
    phone("iphone-x", "iPhone X", 375, 812, top: 44),
    phone("iphone-xs", "iPhone XS", 375, 812, top: 44),
    phone("iphone-xs-max", "iPhone XS Max", 414, 896, top: 44, kind: .largePhone),
    phone("iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 44, kind: .largePhone),
    phone("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 44, kind: .largePhone),
    phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, top: 44),
    phone("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, top: 44, kind: .largePhone),
    phone("iphone-12-mini", "iPhone 12 mini", 375, 812, top: 50, panel: miniPanel),
    phone("iphone-12", "iPhone 12", 390, 844, top: 47),
    phone("iphone-12-pro", "iPhone 12 Pro", 390, 844, top: 47),
    phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, top: 47, kind: .largePhone),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, panel: miniPanel),
    phone("iphone-13", "iPhone 13", 390, 844, top: 47),
    phone("iphone-13-pro", "iPhone 13 Pro", 390, 844, top: 47),
    phone("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, top: 47, kind: .largePhone),
    phone("iphone-14", "iPhone 14", 390, 844, top: 47),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, kind: .largePhone),
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59, kind: .largePhone),
    phone("iphone-15", "iPhone 15", 393, 852, top: 59),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, kind: .largePhone),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, kind: .largePhone),
    phone("iphone-16", "iPhone 16", 393, 852, top: 59),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, kind: .largePhone),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, kind: .largePhone),
    phone("iphone-17", "iPhone 17", 402, 874, top: 62),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, kind: .largePhone),
    phone("iphone-air", "iPhone Air", 420, 912, top: 68),
  ]

  private static let pads: [Device] = [
    homeButtonPad("ipad-mini-4", "7.9-inch iPad mini 4", 768, 1024),
    homeButtonPad("ipad-9.7", "9.7-inch iPad", 768, 1024),
    homeButtonPad("ipad-10.2", "10.2-inch iPad", 810, 1080),
    homeButtonPad("ipad-pro-10.5", "10.5-inch iPad Pro", 834, 1112),
    homeButtonPad("ipad-pro-12.9", "12.9-inch iPad Pro", 1024, 1366),
    pad("ipad-pro-12.9-3", "12.9-inch iPad Pro without home button", 1024, 1366),
    pad("ipad-pro-11", "11-inch iPad Pro", 834, 1194),
    pad("ipad-pro-13", "13-inch iPad Pro", 1032, 1376),
    pad("ipad-10.9", "10.9-inch iPad", 820, 1180),
    pad("ipad-air-11", "11-inch iPad Air", 820, 1180),
    pad("ipad-mini-8.3", "8.3-inch iPad mini", 744, 1133),
  ]

  /// An iPhone whose screen fills the front. On its side the housing takes as much of both sides as it takes of the top
  /// upright, and the home indicator 21 points of the bottom.
  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    kind: Device.Kind = .phone, panel: Size? = nil
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: scale,
      portraitSafeArea: Insets(top: top, start: 0, bottom: 34, end: 0),
      landscapeSafeArea: Insets(top: 0, start: top, bottom: 21, end: top), kind: kind, panel: panel)
  }

  /// An iPhone with a home button: nothing but the status bar covers its screen, and on its side nothing does.
  private static func homeButtonPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double, kind: Device.Kind = .phone,
    panel: Size? = nil
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: scale,
      portraitSafeArea: Insets(top: 20, start: 0, bottom: 0, end: 0), landscapeSafeArea: .zero, kind: kind,
      panel: panel)
  }

  /// An iPad without a home button.
  private static func pad(_ id: String, _ name: String, _ width: Double, _ height: Double) -> Device {
    pad(id, name, width, height, safeArea: Insets(top: 24, start: 0, bottom: 20, end: 0))
  }

  /// An iPad with a home button.
  private static func homeButtonPad(_ id: String, _ name: String, _ width: Double, _ height: Double) -> Device {
    pad(id, name, width, height, safeArea: Insets(top: 20, start: 0, bottom: 0, end: 0))
  }

  /// An iPad; what is covered is the same in every orientation.
  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, safeArea: Insets
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: 2, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, kind: .pad, panel: nil)
  }
}
