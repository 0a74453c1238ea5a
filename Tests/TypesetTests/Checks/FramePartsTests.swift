import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Parts of pages show what the whole page shows there.
@Suite struct FramePartsTests {
  private func page(_ contents: String) throws -> (frame: Frame, session: TypesettingSession) {
    let session = Typesetter(fonts: BundledFonts.library).session()
    let log = DiagnosticLog()
    let loaded = try #require(
      session.read(
        Array("<document lang=\"en\"><canvas width=\"200\">\(contents)</canvas></document>".utf8), name: "a.xml",
        folder: ".", log: log))
    var found: Frame?
    try session.frames(of: loaded, log: log, observer: nil, annotates: false) { found = $0 }
    return (try #require(found), session)
  }

  /// How many items there are, with all that is in them.
  private func count(_ items: [FrameItem]) -> Int {
    items.reduce(0) { sum, item in
      if case .group(let group) = item { sum + 1 + count(group.items) } else { sum + 1 }
    }
  }

  @Test func aPartShowsWhatIsThereAndHoldsLittleElse() throws {
    let contents = (0..<60).map { number in
      "<p color=\"#3366aa\">Text \(number) مرحبا</p><box background=\"#eeeeee\" border=\"#000000\" padding=\"4\"><p>Å\(number)</p></box>"
    }.joined()
    let (frame, session) = try page(
      contents + "<column height=\"30\"><p>Clipped text of several lines of text</p></column>")
    let parts = FrameParts(frame)
    for top in stride(from: 0.0, to: frame.size.height - 150, by: 331) {
      let part = Rect(x: 10, y: top, width: 150, height: 120)
      var whole = frame
      whole.size = part.size
      whole.items = [
        .group(FrameGroup(origin: Point(x: -part.minX, y: -part.minY), meaning: .artifact, items: frame.items))
      ]
      #expect(try session.bitmap(of: parts[part], scale: 2).png() == session.bitmap(of: whole, scale: 2).png())
      #expect(count(parts[part].items) * 5 < count(frame.items))
    }
    #expect(count(parts[Rect(origin: .zero, size: frame.size)].items) == count(frame.items))
  }
}
