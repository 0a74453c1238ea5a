/// Shows a finished frame: every item with its place from the page's top left, in points.
enum FrameStage {
  static func text(of frame: Frame) -> String {
    "\(frame.name) \(frame.size.width.short)×\(frame.size.height.short) pt \(frame.direction.rawValue) \(frame.locale)"
      + (frame.device.map { " \($0)" } ?? "") + "\n" + text(of: frame.items, at: .zero, depth: 1)
  }

  private static func text(of items: [FrameItem], at origin: Point, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    return items.map { item in
      switch item {
      case .glyphs(let run):
        let place = origin + run.origin
        return "\(indent)glyphs \(place.x.short),\(place.y.short) \(run.width.short) wide "
          + "\(run.appearance.font.family) \(run.appearance.size.short) \(run.appearance.color.hex) "
          + "\(run.direction.rawValue) \"\(run.text.escaped)\"\n"
      case .path(let path):
        return indent + "path" + (path.fill.map { " fill \($0.hex)" } ?? "")
          + (path.stroke.map { " stroke \($0.color.hex) \($0.width.short)" } ?? "")
          + " \(path.path.steps.count) steps\n"
      case .image(let image):
        let rect = Rect(origin: origin + image.rect.origin, size: image.rect.size)
        return indent + "image \(image.picture.format.rawValue) \(rect.short)"
          + (image.isCropped ? " of \(image.crop.short)" : "") + (image.isMirrored ? " mirrored" : "") + "\n"
      case .group(let group):
        let place = origin + group.origin
        return indent + title(of: group) + " \(place.x.short),\(place.y.short)\n"
          + text(of: group.items, at: place, depth: depth + 1)
      }
    }.joined()
  }

  private static func title(of group: FrameGroup) -> String {
    switch group.meaning {
    case .annotation: "annotation"
    case .artifact: "artifact"
    case .line(let line): "line \(line.size.width.short)×\(line.size.height.short) baseline \(line.baseline.short)"
    case .element(let element):
      "\(element.name) \(element.id) \(element.role.rawValue) \(element.size.width.short)×\(element.size.height.short)"
        + (element.alignment.map { " \($0.rawValue)" } ?? "")
        + (element.rules.isEmpty ? "" : " " + element.rules.map(\.description).joined(separator: " "))
    }
  }
}

extension Rect {
  /// `x,y width×height`.
  fileprivate var short: String { "\(minX.short),\(minY.short) \(width.short)×\(height.short)" }
}
