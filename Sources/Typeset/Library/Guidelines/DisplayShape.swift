/// What the front of a device cuts out of its screen: round corners and the sensor housing (R098, R099).
package struct DisplayShape: Sendable, Hashable {
  /// The radius of the corners, in points; 0 on devices with a home button.
  package let cornerRadius: Double
  /// The sensor housing; nil where nothing of the screen is cut out.
  package let housing: SensorHousing?

  /// The screen of a device with a home button.
  static let rectangle = DisplayShape(cornerRadius: 0, housing: nil)
}

/// The part of an upright screen that the sensors take, in the middle of its top, in points.
package struct SensorHousing: Sendable, Hashable {
  /// How far it reaches along the edge.
  let length: Double
  /// How far it reaches into the screen, its distance from the edge included.
  let depth: Double
  /// The distance between the edge and the housing; 0 where it is a notch in the edge.
  let distance: Double
  /// The radius of the corners that are not at the edge.
  let radius: Double

  /// A notch in the edge.
  static func notch(length: Double, depth: Double, radius: Double = 20) -> SensorHousing {
    SensorHousing(length: length, depth: depth, distance: 0, radius: radius)
  }

  /// An island of 126 by 37 points below the edge.
  static func island(distance: Double) -> SensorHousing {
    SensorHousing(length: 126, depth: distance + 37, distance: distance, radius: 18.5)
  }
}

extension Device {
  /// What the front of the device cuts out of its screen.
  package var displayShape: DisplayShape { DisplayShapes.byID[id] ?? .rectangle }
}

/// The shapes of all screens without a home button.
///
/// The device table (F2, F3) gives safe areas and home indicators, and no shapes; neither does Apple publish any. The
/// radii are those that UIKit draws with, as public lists have them (common knowledge, like F3). The housings are
/// measured in public templates, to about a point. Radii and housings marked “estimated” are those of the nearest
/// relative.
private enum DisplayShapes {
  /// The shapes by the id of the device.
  static let byID: [String: DisplayShape] = {
    var shapes: [String: DisplayShape] = [:]
    for (ids, shape) in families { for id in ids { shapes[id] = shape } }
    return shapes
  }()

  private static let families: [(ids: [String], shape: DisplayShape)] = [
    (
      ["iphone-x", "iphone-xs", "iphone-xs-max", "iphone-11-pro", "iphone-11-pro-max"],
      phone(radius: 39, .notch(length: 209, depth: 30))
    ),
    (["iphone-xr", "iphone-11"], phone(radius: 41.5, .notch(length: 230, depth: 33))),
    (["iphone-12-mini"], phone(radius: 44, .notch(length: 226, depth: 34))),
    (["iphone-13-mini"], phone(radius: 44, .notch(length: 175, depth: 36))),
    (["iphone-12", "iphone-12-pro"], phone(radius: 47.33, .notch(length: 210, depth: 32))),
    (["iphone-12-pro-max"], phone(radius: 53.33, .notch(length: 210, depth: 32))),
    (["iphone-13", "iphone-13-pro", "iphone-14"], phone(radius: 47.33, .notch(length: 162, depth: 33))),
    (["iphone-13-pro-max", "iphone-14-plus"], phone(radius: 53.33, .notch(length: 162, depth: 33))),
    (
      [
        "iphone-14-pro", "iphone-14-pro-max", "iphone-15", "iphone-15-plus", "iphone-15-pro", "iphone-15-pro-max",
        "iphone-16", "iphone-16-plus",
      ], phone(radius: 55, .island(distance: 11))
    ),
    (["iphone-16-pro", "iphone-16-pro-max"], phone(radius: 62, .island(distance: 14))),
    // Estimated: those of the iPhone 16 Pro.
    (["iphone-17", "iphone-17-pro", "iphone-17-pro-max"], phone(radius: 62, .island(distance: 14))),
    // Estimated: the island is as far below the edge as its larger safe area suggests.
    (["iphone-air"], phone(radius: 62, .island(distance: 20))),
    (["ipad-pro-12.9-3", "ipad-pro-11", "ipad-air-11"], pad(radius: 18)),
    (["ipad-10.9"], pad(radius: 25)),
    (["ipad-pro-13"], pad(radius: 30)),
    (["ipad-mini-8.3"], pad(radius: 21.5)),
  ]

  private static func phone(radius: Double, _ housing: SensorHousing) -> DisplayShape {
    DisplayShape(cornerRadius: radius, housing: housing)
  }

  /// The sensors of an iPad are beside its screen.
  private static func pad(radius: Double) -> DisplayShape { DisplayShape(cornerRadius: radius, housing: nil) }
}
