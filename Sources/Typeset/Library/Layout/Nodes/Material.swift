/// What a bar or a box is made of: a tint over what lies beneath it, which is blurred.
struct Material {
  /// What is painted over what lies beneath.
  let paint: Paint
  /// How strongly that is blurred, in points; 0 where nothing of it is seen.
  let blur: Double

  /// How strongly what lies beneath is blurred, in points.
  private static let usualBlur = 36.0

  /// The material that an author asks for, with a tint of the author's own or the usual one; nil for none.
  init?(_ request: MaterialRequest, tint: Paint?, in environment: TextEnvironment) {
    let alpha: UInt8
    switch request {
    case .auto, .clear: return nil
    case .thin: alpha = 120
    case .regular: alpha = 168
    case .thick: alpha = 214
    case .opaque: alpha = 255
    }
    let isOpaque = request == .opaque || environment.accessibility.reducesTransparency
    let shade: UInt8 = environment.appearance.isDark ? 36 : 249
    let usual = Color(red: shade, green: shade, blue: shade, alpha: isOpaque ? 255 : alpha)
    paint = tint ?? Paint(usual)
    blur = isOpaque ? 0 : Self.usualBlur
  }

  /// A material through which nothing is seen but what is painted.
  init(_ paint: Paint) {
    self.paint = paint
    blur = 0
  }

  /// An outline of it in a box.
  func item(_ path: Path, in box: Rect, layoutDirection: Direction) -> PathItem {
    let item = paint.item(path, in: box, layoutDirection: layoutDirection)
    return blur > 0 ? item.blurringBackdrop(by: blur) : item
  }
}
