/// What determines the members of a run besides its text and its place.
struct RunStyle {
  /// The font, which whoever keeps a style keeps too.
  var font: ObjectIdentifier
  var size: Double
  var color: Color
  var direction: Direction
  var script: String
  var language: String

  init(_ run: GlyphRun) {
    font = ObjectIdentifier(run.appearance.font)
    size = run.appearance.size
    color = run.appearance.color
    direction = run.direction
    script = run.script
    language = run.appearance.language
  }

  /// Whether a style with the font of a run is that of the run; the texts come last, since they take longest.
  static func fits(_ style: borrowing RunStyle, _ run: borrowing GlyphRun) -> Bool {
    style.size == run.appearance.size
      && style.direction == run.direction && style.color == run.appearance.color
      && style.script == run.script && style.language == run.appearance.language
  }
}
