import Testing

@testable import Typeset

/// `when` on pages, screens and canvases.
@Suite struct CanvasConditionTests {
  private static let screens = """
    <document lang="en"><screen id="phone" when="width=compact"><p>Phone</p></screen>\
    <screen when="width=regular"><p id="text">Pad</p></screen><canvas when="text&gt;=ax1"><p>Large</p></canvas></document>
    """

  private func names(_ options: LayoutOptions) throws -> [String] {
    try LayoutSample(Self.screens, options: options).frames.map(\.name)
  }

  @Test func canvasesWhoseTermsFailAreLeftOut() throws {
    #expect(try names(LayoutOptions()) == ["phone"])
    #expect(try names(.with { $0.device = "ipad-9.7" }) == ["screen2"])
    #expect(try names(.with { $0.textSize = .ax3 }) == ["phone", "canvas1"])
  }

  @Test func pathsDoNotDependOnWhatIsLeftOut() throws {
    let sample = try LayoutSample(
      Self.screens.replacing(" id=\"text\"", with: ""), options: .with { $0.device = "ipad-9.7" })
    #expect(try sample.box("screen2/p1").minX == 20)
  }

  @Test func pagesThatAreLeftOutAreNotCounted() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="300x200" margin="40" when="dir=rtl"><p>One</p></page>\
      <page size="300x200" margin="40"><running-foot>Page <page-number/> of <page-count/></running-foot><p>Two</p></page></document>
      """)
    #expect(sample.frames.map(\.name) == ["page1"])
    #expect(try TextOfFrame.lines(of: #require(sample.frames.first)).contains("Page 1 of 1"))
  }

  @Test func nothingLeftIsAnError() throws {
    let sample = try LayoutSample("<document lang=\"en\"><page when=\"dir=rtl\"><p>One</p></page></document>")
    #expect(sample.frames.isEmpty && sample.codes == ["nothing-left"])
    #expect(sample.diagnostics.first?.severity == .error)
  }
}

/// The texts of a frame.
private enum TextOfFrame {
  static func lines(of frame: Frame) -> [String] {
    func texts(_ items: [FrameItem]) -> [String] {
      items.flatMap { item -> [String] in
        guard case .group(let group) = item else { return [] }
        if case .line(let line) = group.meaning { return [line.text] }
        return texts(group.items)
      }
    }
    return texts(frame.items)
  }
}
