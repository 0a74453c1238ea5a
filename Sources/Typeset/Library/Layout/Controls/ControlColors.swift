/// The colours of controls, by names of the palette (F16).
extension TextEnvironment {
  /// A colour of a control, fainter where the control cannot be used.
  func controlColor(_ name: String) -> Color { dimmed(resolve(.named(name))) }

  /// A colour, fainter where the control cannot be used.
  func dimmed(_ color: Color) -> Color { isEnabled ? color : color.faded(to: 0.4) }

  /// The background of segments and of the signs of a stepper.
  var backgroundColor: Color { controlColor("fill") }

  /// The background on which a knob or a bar runs: brighter in the dark, where a faint one is lost, and stronger where
  /// the reader wants contrast.
  var trackColor: Color {
    controlColor(appearance.isHighContrast ? "gray2" : appearance.isDark ? "gray4" : "fill")
  }

  /// The knob of a switch or a slider: white, but for one that cannot be used in the dark.
  var knobColor: Color { !isEnabled && appearance.isDark ? resolve(.named("gray")) : .white }

  /// The background of a selected segment.
  var raisedColor: Color {
    let color = resolve(.named(appearance.isDark ? "gray2" : "background"))
    return isEnabled ? color : color.faded(to: 0.7)
  }

  /// The colour of a text of a control, a name of the palette.
  func controlTextColor(_ name: String) -> Color { resolve(.named(isEnabled ? name : "tertiary-label")) }

  /// The colour of a sign or a text of a control without a ground of its own: the author's, else a name of the palette.
  func signColor(_ name: String) -> Color { color.map(dimmed) ?? controlTextColor(name) }

  /// How many times as large as at text size `l` text is here: in bars, once (R079).
  var controlScale: Double { DynamicType.scale(at: textSize) }

  /// How many times as large as at text size `l` the signs of a control are (R140).
  var controlGrowth: Double { min(max(controlScale, 1), 1.5) }

  /// How thick a line is drawn: thicker where the reader wants bold text (R143).
  func lineWidth(_ width: Double) -> Double { accessibility.isBold ? width * 1.3 : width }

  /// The background of a button; nil for none (R115).
  func buttonBackground(_ attributes: Attributes) -> Color? {
    let look = attributes.buttonStyle(isEnabled: isEnabled)
    return look.background.map { resolve(.named($0)).faded(to: look.opacity) }
  }

  /// The background of a chip.
  func chipBackground(_ attributes: Attributes) -> Color {
    attributes[ChipElement.selected] == true && isEnabled ? tintColor : resolve(.named(isEnabled ? "gray5" : "fill"))
  }

  /// The text of a badge: white, but where the reader wants contrast and the badge is bright.
  var badgeTextColor: Color { appearance.isHighContrast ? resolve(.named("on-tint")) : .white }

  /// The thickness of a line between what is above and below it, in points.
  var dividerThickness: Double {
    appearance.isHighContrast ? ElementStyle.strongDividerThickness : ElementStyle.dividerThickness
  }

  /// The line around what lies raised above its background.
  var hairline: Stroke {
    appearance.isHighContrast
      ? Stroke(color: resolve(.named("gray")), width: 1) : Stroke(color: Color.black.faded(to: 0.08), width: 0.5)
  }
}

extension FrameItem {
  /// A raised rectangle or circle from the origin: three faint shadows below it, then itself with a thin line around.
  static func raised(_ size: Size, radius: Double, fill: Color, in environment: TextEnvironment) -> [FrameItem] {
    let shadows = environment.isEnabled && !environment.appearance.isHighContrast
    let layers: [(spread: Double, down: Double, opacity: Double)] = [
      (1.5, 2.5, 0.03), (1, 1.5, 0.05), (0.25, 0.75, 0.07),
    ]
    let below: [FrameItem] =
      !shadows
      ? []
      : layers.map { layer in
        let box = Rect(
          x: -layer.spread, y: layer.down - layer.spread, width: size.width + 2 * layer.spread,
          height: size.height + 2 * layer.spread)
        return .path(
          PathItem(path: Path(box, radius: radius + layer.spread), fill: Color.black.faded(to: layer.opacity)))
      }
    return below + [.roundedBox(size, radius: radius, fill: fill, stroke: environment.hairline)]
  }
}
