import Testing

@testable import Typeset

/// A video is shown as its picture, with a button where people can start it.
@Suite struct VideoTests {
  private func sample(_ attributes: String, dir: Direction = .leftToRight) throws -> LayoutSample {
    try LayoutSample(
      """
      <document lang="en"><canvas width="300"><video id="v" src="Artwork/lighthouse.jpg" alt="The lamp is lit" \(attributes)/>
      </canvas></document>
      """, folder: Examples.folder.appendingPathComponent("Guidelines").path, options: LayoutOptions(direction: dir))
  }

  @Test(arguments: [(300.0, 64.0), (80, 48), (30, 28)]) func theButtonIsInTheMiddle(height: Double, side: Double) throws
  {
    let sample = try sample("width=\"200\" height=\"\(height)\" fit=\"fill\" controls=\"yes\"")
    let (video, button) = (try sample.box("v"), try sample.box("v/play1"))
    #expect(button.width == min(side, height * 0.6 > 28 ? side : 28) && button.height == button.width)
    #expect(abs(button.minX + button.maxX - video.minX - video.maxX) < 0.01)
    #expect(abs(button.minY + button.maxY - video.minY - video.maxY) < 0.01)
  }

  @Test func withoutControlsThereIsNone() throws {
    #expect(try !sample("width=\"200\"").elements().contains { $0.element.id == "v/play1" })
  }

  @Test func itIsSaidWhatItShowsAndWhatTheButtonDoes() throws {
    let sample = try sample("width=\"200\" controls=\"yes\"")
    #expect(try sample.element("v").label == "The lamp is lit")
    #expect(try sample.element("v").role == .group)
    #expect(try sample.element("v/play1").label == "Play")
    #expect(try sample.element("v/play1").control == .button)
    #expect(sample.diagnostics.isEmpty)
  }

  /// A tape runs from left to right everywhere (R045).
  @Test func itLooksTheSameFromRightToLeft() throws {
    func shapes(_ dir: Direction) throws -> [Path] {
      try sample("width=\"200\" controls=\"yes\"", dir: dir).paths(of: "v/play1")
    }
    #expect(try shapes(.leftToRight) == shapes(.rightToLeft))
    #expect(try shapes(.leftToRight).count == 2)
  }

  @Test func aPictureThatIsMissingIsAnError() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas><video src=\"none.jpg\" alt=\"A\"/></canvas></document>")
    #expect(sample.diagnostics.map(\.severity) == [.error])
  }
}

extension LayoutSample {
  /// The outlines of a part, in its own coordinates.
  fileprivate func paths(of id: String) -> [Path] {
    func find(_ items: [FrameItem]) -> [FrameItem]? {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning, element.id == id { return group.items }
        if let found = find(group.items) { return found }
      }
      return nil
    }
    return (find(frames[0].items) ?? []).compactMap { if case .path(let item) = $0 { item.path } else { nil } }
  }
}
