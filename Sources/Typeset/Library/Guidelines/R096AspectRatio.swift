/// R096: a picture in a box of another shape is cropped, or has bars beside or above it; the part that matters stays in
/// sight.
enum R096AspectRatio {
  static let rule = Rule(96)

  /// What is seen of a picture, and where.
  struct Placement: Equatable {
    /// Its place, from the box's corner, in points.
    var rect: Rect
    /// What is seen of it, in points of the picture.
    var crop: Rect
    /// Whether shape or contents differ from the picture's.
    var isChanged: Bool
  }

  /// Puts a picture into a box; `focus` is the part that matters, in shares of the picture from 0 to 1.
  static func placement(of picture: Size, in box: Size, fit: PictureFit, focus: Rect?) -> Placement {
    let whole = Rect(origin: .zero, size: picture)
    let all = Rect(origin: .zero, size: box)
    guard picture.width > 0, picture.height > 0, box.width > 0, box.height > 0 else {
      return Placement(rect: all, crop: whole, isChanged: false)
    }
    let (across, down) = (box.width / picture.width, box.height / picture.height)
    // A hundredth of a point shows nowhere.
    let isSameShape = abs(across - down) * max(picture.width, picture.height) < 0.01
    if isSameShape { return Placement(rect: all, crop: whole, isChanged: false) }
    switch fit {
    case .stretch: return Placement(rect: all, crop: whole, isChanged: true)
    case .fit:
      let scale = min(across, down)
      let (width, height) = (picture.width * scale, picture.height * scale)
      let rect = Rect(x: (box.width - width) / 2, y: (box.height - height) / 2, width: width, height: height)
      return Placement(rect: rect, crop: whole, isChanged: true)
    case .fill:
      let scale = max(across, down)
      let (width, height) = (min(box.width / scale, picture.width), min(box.height / scale, picture.height))
      let focus = focus ?? Rect(x: 0, y: 0, width: 1, height: 1)
      let x = start(of: width, in: picture.width, around: focus.minX...max(focus.minX, focus.maxX))
      let y = start(of: height, in: picture.height, around: focus.minY...max(focus.minY, focus.maxY))
      return Placement(rect: all, crop: Rect(x: x, y: y, width: width, height: height), isChanged: true)
    }
  }

  /// Where the part that is seen starts: as near to the middle as the part that matters allows, and around its middle
  /// where it is larger.
  private static func start(of seen: Double, in length: Double, around focus: ClosedRange<Double>) -> Double {
    let (first, last) = (focus.lowerBound * length, focus.upperBound * length)
    let middle = (length - seen) / 2
    let wanted = last - first > seen ? (first + last - seen) / 2 : min(max(middle, last - seen), first)
    return min(max(wanted, 0), length - seen)
  }
}
