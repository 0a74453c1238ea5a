import Typeset

// What lines say of what is painted; places are counted from `base` on the page.
extension RecordLine {
  /// A colour that must stand.
  mutating func requiredColor(_ key: String) throws(Fault) -> Color {
    guard let color = try color(ifAny: key) else { throw fault("the key \(quoted(key)) is missing") }
    return color
  }

  /// Something painted, with what is said of it beside.
  mutating func paint(_ mark: PaintRecord.Mark, from base: Point) throws(Fault) -> PaintRecord {
    PaintRecord(
      mark: mark, order: try whole(ifAny: "order") ?? 0, element: try text(ifAny: "in"),
      clip: try rect(ifAny: "clip")?.placed(from: base))
  }

  /// An outline.
  mutating func path(from base: Point) throws(Fault) -> PathRecord {
    let frame = try rect("path").placed(from: base)
    let outline: PathRecord.Outline
    if let hash = try hash(ifAny: "outline") {
      outline = .other(hash: hash)
    } else {
      outline = .rectangle(radius: try number(ifAny: "radius") ?? 0)
    }
    var path = PathRecord(frame: frame, outline: outline)
    path.fill = try color(ifAny: "fill")
    if let color = try color(ifAny: "stroke") {
      path.stroke = Stroke(color: color, width: try number("width"), cap: try word("cap"), join: try word("join"))
    }
    path.usesEvenOdd = try flag("evenOdd")
    path.cutouts = try hash(ifAny: "cutouts")
    return path
  }

  /// A picture.
  mutating func picture(from base: Point) throws(Fault) -> PictureRecord {
    PictureRecord(
      checksum: try text("checksum"), frame: try rect("picture").placed(from: base), crop: try rect("crop"),
      isMirrored: try flag("mirrored"), radius: try number(ifAny: "radius") ?? 0)
  }
}
