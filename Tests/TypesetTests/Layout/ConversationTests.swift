import Testing

@testable import Typeset

/// Messages, people, and what is in the place of missing contents.
@Suite struct ConversationTests {
  private func canvas(_ blocks: String, rightToLeft: Bool = false) throws -> LayoutSample {
    var options = LayoutOptions()
    options.direction = rightToLeft ? .rightToLeft : .leftToRight
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\">\(blocks)</canvas></document>", options: options)
  }

  @Test func aBubbleIsAsWideAsItsLongestLine() throws {
    let sample = try canvas(
      "<bubble id=\"a\">Yes</bubble><bubble id=\"b\">A message that takes two lines at least here</bubble>")
    let (short, long) = try (sample.box("a/ground1"), sample.box("b/ground1"))
    #expect(short.width < 80)
    let lines = try sample.lineBoxes(of: "canvas1/bubble2/p1")
    #expect(lines.count == 2)
    #expect(abs(long.width - 26 - (lines.map(\.width).max() ?? 0)) < 6, "\(long) \(lines)")
    #expect(long.width <= 300 * 0.78)
  }

  @Test(arguments: [(false, "me", true), (false, "other", false), (true, "me", false), (true, "other", true)])
  func messagesAreOnTheSideOfTheirSender(rightToLeft: Bool, sender: String, isAtRight: Bool) throws {
    let box = try canvas("<bubble id=\"x\" from=\"\(sender)\">Yes</bubble>", rightToLeft: rightToLeft).box("x/ground1")
    #expect(isAtRight ? box.maxX > 290 : box.minX < 10, "\(box)")
  }

  @Test func whatIsBelowAMessageIsNoPartOfItsText() throws {
    let sample = try canvas(
      "<bubble id=\"x\" from=\"me\" time=\"9:41\" status=\"read\" reply=\"When?\" reactions=\"+\">At nine</bubble>")
    let ids = sample.elements().map(\.element.id)
    for part in ["reply1", "reactions1", "status1", "time1"] {
      #expect(ids.contains("x/\(part)"), "\(part) in \(ids)")
    }
    #expect(try sample.box("x/status1").maxX <= sample.box("x/time1").minX)
    #expect(try sample.box("x/time1").minY >= sample.box("x/ground1").maxY)
    #expect(try sample.box("x/reactions-ground1").midX < sample.box("x/ground1").midX)
    #expect(try sample.element("x").role == .group)
    #expect(try sample.element("canvas1/bubble1/p1").role == .paragraph)
  }

  @Test func anAvatarIsSpokenByItsNameAndPresence() throws {
    let sample = try canvas("<avatar id=\"x\" name=\"Sara Haddad\" status=\"online\"/>", rightToLeft: true)
    let element = try sample.element("x")
    #expect(element.role == .image)
    #expect(element.spokenName == "Sara Haddad, Online")
    let (box, sign) = try (sample.box("x"), sample.box("x/status1"))
    #expect(box.size == Size(width: 40, height: 40))
    #expect(sign.minX < box.minX + 4, "the end is at the left")
  }

  @Test func anEmptyStateIsInTheMiddleOfTheRoom() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen device="iphone-xs"><nav-bar><title>Inbox</title></nav-bar>
      <empty-state id="x"><title id="t">Nothing</title><p>Come back later.</p></empty-state></screen></document>
      """)
    let (box, title) = try (sample.box("x"), sample.box("t"))
    #expect(box.height > 500)
    #expect(abs(title.midX - 187.5) < 0.5)
    #expect(abs(title.midY - box.midY) < 40)
    #expect(sample.diagnostics.isEmpty)
  }

  @Test func skeletonsBeginAtTheStart() throws {
    let sample = try canvas("<skeleton id=\"x\" lines=\"3\"/>", rightToLeft: true)
    let (first, last) = try (sample.box("x/bar1"), sample.box("x/bar3"))
    #expect(first.width == 300)
    #expect(last.maxX == 300 && last.width == 180)
  }

  @Test(arguments: [
    ("<avatar/>", "<avatar> needs the attribute \"name\""), ("<avatar name=\" \"/>", "name cannot be nothing"),
    ("<bubble from=\"you\">A</bubble>", "from cannot be \"you\""),
    ("<empty-state><p>A</p><toggle/></empty-state>", "<toggle> is not allowed inside <empty-state>"),
    ("<skeleton lines=\"0\"/>", "lines cannot be \"0\""),
  ])
  func whatCannotBeShownIsReported(block: String, message: String) {
    let messages = readDocument("<document lang=\"en\"><canvas>\(block)</canvas></document>").diagnostics.map(\.message)
    #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
  }
}
