/// Blurs what lies beneath the materials of a finished frame: each gets a small picture of it.
struct BackdropBlur {
  /// The most materials of a frame that show what lies beneath; each has everything drawn that was painted before it.
  static let mostMaterials = 24

  private let faces: FaceCache

  /// How many materials of a frame show what lies beneath.
  static func count(in frame: Frame) -> Int { frame.items.materialPlaces.count }

  /// The frame with its pictures; those materials are opaque that are too many.
  static func resolved(_ frame: Frame) -> Frame {
    let places = frame.items.materialPlaces
    guard !places.isEmpty else { return frame }
    let blur = BackdropBlur(faces: FaceCache())
    var frame = frame
    for (number, place) in places.enumerated() {
      guard let material = frame.items.material(at: place[...], from: .zero) else { continue }
      let picture = number < mostMaterials ? blur.picture(beneath: material, at: place, in: frame) : nil
      frame.items.replace(at: place[...], with: material.over(picture))
    }
    return frame
  }

  /// What lies beneath a material, blurred, in the coordinates of the frame; nil where nothing can be drawn.
  private func picture(beneath material: PlacedMaterial, at place: [Int], in frame: Frame) -> ImageItem? {
    guard let bounds = material.item.path.bounds?.moved(by: material.origin) else { return nil }
    let area = bounds.intersection(Rect(origin: .zero, size: frame.size))
    guard !area.isEmpty else { return nil }
    let blurred = BlurredBackdrop(of: area, blur: material.item.backdropBlur)
    let drawn = blurred.drawnArea(in: frame.size)
    let moved = FrameGroup(
      origin: Point(x: -drawn.minX, y: -drawn.minY), meaning: .artifact, items: frame.items.items(before: place[...]))
    var ground = frame.background ?? .white
    ground.alpha = 255
    let beneath = Frame(
      name: "", size: drawn.size, direction: frame.direction, locale: frame.locale, background: ground,
      items: [.group(moved)])
    guard let pixels = try? PNGOutput.pixels(of: beneath, scale: 1 / blurred.side, faces: faces) else { return nil }
    return blurred.picture(of: pixels.pixels, width: pixels.width, drawn: drawn)
  }
}

/// A material, and where the coordinates of its outline begin in the frame.
private struct PlacedMaterial {
  let item: PathItem
  let origin: Point

  /// The material over a picture of what lies beneath it, in its own coordinates; opaque without one.
  func over(_ picture: ImageItem?) -> FrameItem {
    var tint = item.blurringBackdrop(by: 0)
    guard var picture else {
      tint.changeFill { Color(red: $0.red, green: $0.green, blue: $0.blue) }
      return .path(tint)
    }
    picture.rect.origin = picture.rect.origin + Point(x: -origin.x, y: -origin.y)
    let group = FrameGroup(
      origin: .zero, meaning: .artifact, items: [FrameItem.image(picture).clipped(to: item.path), .path(tint)])
    return .group(group)
  }
}

extension [FrameItem] {
  /// The ways to all materials, as indexes of items, back to front.
  fileprivate var materialPlaces: [[Int]] {
    var places: [[Int]] = []
    for (index, item) in enumerated() {
      switch item {
      case .path(let path): if path.backdropBlur > 0 { places.append([index]) }
      case .group(let group): places += group.items.materialPlaces.map { [index] + $0 }
      case .glyphs, .image: break
      }
    }
    return places
  }

  /// The material at the end of a way.
  fileprivate func material(at place: ArraySlice<Int>, from origin: Point) -> PlacedMaterial? {
    guard let index = place.first else { return nil }
    switch self[index] {
    case .path(let item): return PlacedMaterial(item: item, origin: origin)
    case .group(let group): return group.items.material(at: place.dropFirst(), from: origin + group.origin)
    case .glyphs, .image: return nil
    }
  }

  /// All that is painted before the item at the end of a way.
  fileprivate func items(before place: ArraySlice<Int>) -> [FrameItem] {
    guard let index = place.first else { return [] }
    guard case .group(var group) = self[index] else { return Array(self[..<index]) }
    group.items = group.items.items(before: place.dropFirst())
    return self[..<index] + [.group(group)]
  }

  /// Puts another item at the end of a way.
  fileprivate mutating func replace(at place: ArraySlice<Int>, with item: FrameItem) {
    guard let index = place.first else { return }
    guard case .group(var group) = self[index] else {
      self[index] = item
      return
    }
    group.items.replace(at: place.dropFirst(), with: item)
    self[index] = .group(group)
  }
}
