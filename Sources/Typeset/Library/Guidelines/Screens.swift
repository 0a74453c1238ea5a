/// R070: the picture of a screen has the pixels of the device table (F2).
enum R070Devices {
  /// The pixels of a picture of some points.
  static func pixels(of points: Size, scale: Double) -> Size {
    Size(width: points.width * scale, height: points.height * scale)
  }
}

/// R071: a screen in landscape has its width and height exchanged.
enum R071Orientation {
  /// The extent of a screen in an orientation; `upright` is that in portrait.
  static func extent(of upright: Size, in orientation: DeviceOrientation) -> Size {
    orientation.isLandscape ? Size(width: upright.height, height: upright.width) : upright
  }
}

/// R074: contents keep to invisible guides: the margins inside the safe area.
enum R074LayoutGuides {
  /// The distances of contents from the edges, in points: at the sides the margin is added to the safe area (F3).
  static func insets(safeArea: Insets, margin: Double) -> Insets {
    Insets(
      top: safeArea.top, start: safeArea.start + margin, bottom: safeArea.bottom, end: safeArea.end + margin)
  }
}

/// R075: contents keep to what neither the system nor a bar covers.
enum R075SafeArea {
  /// The distance of contents from an edge, in points: the safe area and the bars inside it.
  ///
  /// `system` is the height of the system's own bar at this edge, which is inside the safe area.
  static func inset(safeArea: Double, system: Double, bars: [Double]) -> Double {
    bars.reduce(max(safeArea, system), +)
  }
}

extension R075SafeArea {
  /// The distance of contents from the line at the edge of a bar, in points; none for what runs over the margins, such
  /// as a list.
  static let distanceFromBar = 12.0
}

/// R076: width and height are compact or regular each, which makes four combinations to adapt to.
enum R076SizeClasses {
  /// A combination as the table has it: `compact regular`.
  static func combination(width: SizeClass, height: SizeClass) -> String { "\(width.rawValue) \(height.rawValue)" }
}

/// R077: the size classes of a device follow from its kind and its orientation (F4).
enum R077DeviceClasses {
  /// The width class: regular on iPads, and on large iPhones in landscape.
  static func widthClass(of kind: Device.Kind, in orientation: DeviceOrientation) -> SizeClass {
    switch kind {
    case .pad: .regular
    case .largePhone: orientation.isLandscape ? .regular : .compact
    case .phone: .compact
    }
  }

  /// The height class: compact on iPhones in landscape.
  static func heightClass(of kind: Device.Kind, in orientation: DeviceOrientation) -> SizeClass {
    kind != .pad && orientation.isLandscape ? .compact : .regular
  }
}

/// R159: portrait has two ways up, where the device allows it: all but full-screen iPhones do, which have none upside
/// down (R088).
///
/// The system's bars turn with the picture, so what they cover is the same both ways.
enum R159BothPortraits {
  /// Whether a device shows its screen upside down: an iPad, or an iPhone with a home button.
  static func turnsUpsideDown(_ device: Device) -> Bool { device.kind == .pad || device.portraitSafeArea.bottom == 0 }
}

/// R089: on wide screens, lines stay short enough to read.
enum R089Readable {
  /// The greatest width of text, in points: 672 at the standard text size, more with larger text.
  static func maxWidth(textScale: Double) -> Double { 672 * textScale }
}

/// R097: backgrounds run to the edges of the screen, contents do not.
enum R097Edges {
  /// The background of a bar on a screen: over the safe area to the nearer edge.
  ///
  /// `top` and `bottom` are the edges of the bar, `height` is the extent of the screen, all in points. What lies beyond
  /// the safe area belongs to the background; between it and the bar is another bar with a background of its own.
  static func background(top: Double, bottom: Double, height: Double, safeArea: Insets) -> (top: Double, bottom: Double)
  {
    // Heights that are no whole numbers leave a bar less than anybody sees away from the safe area.
    (top <= safeArea.top + 0.005 ? 0 : top, bottom >= height - safeArea.bottom - 0.005 ? height : bottom)
  }
}

/// R101: a full-width button keeps the margins and round corners, and sits on the bottom of the safe area.
enum R101FullWidthButton {
  /// The distance of such a button from what bounds the contents below, in points.
  ///
  /// Above a home indicator the safe area is distance enough; at the bare edge of a screen, or at a bar, the side
  /// margin is kept below the button too.
  static func distanceBelow(margin: Double, safeBottom: Double, hasBar: Bool) -> Double {
    safeBottom > 0 && !hasBar ? 0 : margin
  }
}
