/// R025: photographs, illustrations and works of art are never mirrored, nor is any other picture unless its author
/// asks for it.
enum R025Photographs {
  /// Whether the author asks for a mirrored picture.
  static func isAskedToFlip(_ flip: FlipRequest) -> Bool { flip == .yes }
}

/// R027: a picture whose content is tied to a language or to the reading direction has a version of its own and is not
/// mirrored.
///
/// The version for a region comes first, then the one for the language, then the one for the direction, then the
/// picture itself.
enum R027PictureVariants {
  static let rule = Rule(27)

  /// The keys of the versions from the best to the worst: `zh-Hant-TW`, `zh-Hant`, `zh`, `ltr`.
  static func keys(locale: LanguageTag, direction: Direction) -> [String] {
    var keys: [String] = []
    // What follows a single letter is an extension and names no language.
    var parts = locale.tag.split(separator: "-").prefix { $0.count > 1 }.map(String.init)
    while !parts.isEmpty {
      keys.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return keys + [direction.rawValue]
  }
}

/// R029: a picture at the leading side moves to the other side with the layout; its content stays as it is.
enum R029PicturePosition {
  /// The left edge of a picture of a width at an offset along the reading direction, all in points.
  static func left(of width: Double, at offset: Double, in available: Double, layoutDirection: Direction) -> Double {
    layoutDirection.x(of: width, at: offset, in: available)
  }
}

/// R047: notes and sheet music are written from left to right everywhere and are never mirrored.
enum R047SheetMusic {
  /// Whether a picture of a kind stays as it is whatever the author asks for.
  static func isFixed(kind: PictureKind?) -> Bool { kind == .sheetMusic }
}

/// R050: there are three ways to a picture for the other reading direction, and one picture takes one of them.
enum R050FlipWays {
  static let rule = Rule(50)

  /// A way to a picture for the other direction.
  enum Way: Hashable {
    /// The software mirrors the picture.
    case mirrored
    /// A version for the language.
    case languageVersion
    /// A version for right-to-left interfaces.
    case directionVersion
  }

  /// The way that is taken; nil where the picture is shown as it is.
  ///
  /// A version that was made for the language or the direction is right already and is not mirrored as well.
  static func way(isAskedToFlip: Bool, layoutDirection: Direction, version key: String?) -> Way? {
    if let key { return Direction(rawValue: key) == nil ? .languageVersion : .directionVersion }
    return isAskedToFlip && layoutDirection == .rightToLeft ? .mirrored : nil
  }
}

/// R051: a drawing is mirrored by moving it by its width and scaling it by −1 along the line; its size stays.
enum R051FlipTransform {
  static let rule = Rule(51)

  /// The map `[-1 0 0 1 width 0]`, for the drawing alone.
  static func transform(width: Double) -> Transform { Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0) }
}
