import Testing

@testable import Typeset

@Suite struct ContinuousCornersTests {
  private static let rect = Rect(x: 10, y: 20, width: 200, height: 100)

  private static func continuous(_ radius: Double) -> Corners {
    var corners = Corners(radius)
    corners.isContinuous = true
    return corners
  }

  @Test func theCurveBeginsBeforeAnArcAndStaysInTheRectangle() {
    let path = Path(Self.rect, corners: Self.continuous(20))
    #expect(path.tightBounds == Self.rect)
    guard case .move(let start) = path.steps.first else {
      Issue.record("no start")
      return
    }
    #expect(abs(start.x - (210 - 20 * 1.528665)) < 1e-9 && start.y == 20)
    // On the diagonal it is nearly where an arc is.
    guard case .curve(_, _, let end) = path.steps[3] else {
      Issue.record("no curve")
      return
    }
    #expect(abs(end.x - (210 - 20 * 0.074911)) < 1e-9 && abs(end.y - (20 + 20 * 0.631494)) < 1e-9)
  }

  @Test func everyCornerIsTheMirrorOfItsNeighbour() {
    let path = Path(Self.rect, corners: Self.continuous(20))
    let mirrored = path.steps.flatMap(\.points).map { Point(x: 220 - $0.x, y: $0.y) }
    let points = path.steps.flatMap(\.points)
    for point in mirrored {
      #expect(points.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 }, "\(point)")
    }
  }

  @Test func cornersThatDoNotFitAreArcs() {
    #expect(Path(Self.rect, corners: Self.continuous(40)) == Path(Self.rect, radius: 40))
  }
}

extension Path.Step {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
