import Testing

@testable import Typeset

/// R097: grounds run to the edges, contents do not.
@Suite struct R097EdgesTests {
  private let safeArea = Insets(top: 44, start: 0, bottom: 34, end: 0)

  @Test func aGroundRunsOverTheSafeArea() {
    #expect(R097Edges.background(top: 44, bottom: 88, height: 812, safeArea: safeArea) == (0, 88))
    #expect(R097Edges.background(top: 729, bottom: 778, height: 812, safeArea: safeArea) == (729, 812))
  }

  @Test(arguments: [44.18, 44.43, 61.07])
  func fractionsOfPointsLeaveNoStrip(barHeight: Double) {
    // Added up and taken away again, such a height is a little more or less than it was.
    let top = 812 - (34 + barHeight)
    #expect(R097Edges.background(top: top, bottom: top + barHeight, height: 812, safeArea: safeArea).bottom == 812)
  }

  @Test func betweenBarsItStopsAtTheBar() {
    #expect(R097Edges.background(top: 685, bottom: 729, height: 812, safeArea: safeArea) == (685, 729))
  }

  @Test func theBarsOfAScreenArePaintedToItsEdges() throws {
    let sample = try LayoutSample.example("R097Edges")
    var grounds: [(Double, Double)] = []
    for case .group(let group) in sample.frames[0].items {
      guard case .artifact = group.meaning, case .path(let item)? = group.items.first else { continue }
      let heights = item.path.steps.compactMap { step -> Double? in
        if case .line(let point) = step { point.y } else { nil }
      }
      grounds.append((heights.min() ?? 0, heights.max() ?? 0))
    }
    #expect(grounds.map(\.0) == [0, 729] && grounds.map(\.1) == [88, 812])
    #expect(near(try sample.box("english-nav"), 0, 44, 375, 44))
  }
}
