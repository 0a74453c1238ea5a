// The maps that drawings are placed and turned by.
extension Transform {
  /// Moves by a distance.
  package static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Enlarges from the origin.
  package static func scale(x: Double, y: Double) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Turns a drawing of some width round (R051): a shift by the width, then a scale of x by −1, so that its box stays.
  package static func mirror(width: Double) -> Transform { Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0) }

  /// How much longer lines get, on average of all directions.
  package var magnification: Double { abs(a * d - b * c).squareRoot() }
}

extension Path {
  /// The outline in changed coordinates.
  package func transformed(by transform: Transform) -> Path {
    if transform == .identity { return self }
    return Path(
      steps.map { step in
        switch step {
        case .move(let point): .move(transform.applied(to: point))
        case .line(let point): .line(transform.applied(to: point))
        case .curve(let first, let second, let end):
          .curve(transform.applied(to: first), transform.applied(to: second), transform.applied(to: end))
        case .close: .close
        }
      })
  }

  /// The least upright rectangle around all its points and control points; nil for an empty outline.
  package var bounds: Rect? {
    var least = Point(x: .infinity, y: .infinity)
    var most = Point(x: -.infinity, y: -.infinity)
    func add(_ point: Point) {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    for step in steps {
      switch step {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: continue
      }
    }
    guard least.x <= most.x, least.y <= most.y else { return nil }
    return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}

extension Path {
  /// The outline moved by a distance.
  package func moved(by distance: Point) -> Path { transformed(by: .translation(x: distance.x, y: distance.y)) }
}
