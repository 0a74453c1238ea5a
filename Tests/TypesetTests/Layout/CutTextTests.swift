import Testing

@testable import Typeset

/// Text that is cut or broken without its author asking for it.
@Suite struct CutTextTests {
  private func sample(_ blocks: String, textSize: TextSizeCategory = .l) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"en\"><screen device=\"iphone-se\">\(blocks)</screen></document>",
      options: .with { $0.textSize = textSize })
  }

  private static let long = "Notifications from all the harbours of the sea"

  @Test(arguments: [
    ("<nav-bar><title>\(long)</title></nav-bar>", "title"), ("<tab-bar><tab>\(long) \(long)</tab></tab-bar>", "tab"),
    ("<text-field placeholder=\"\(long)\"/>", "text-field"), ("<search placeholder=\"\(long)\"/>", "search"),
  ])
  func aCutTextIsAWarningWithItsPlace(blocks: String, name: String) throws {
    let sample = try sample(blocks)
    #expect(sample.codes == ["cut-text"])
    let diagnostic = try #require(sample.diagnostics.first)
    #expect(diagnostic.severity == .warning && diagnostic.message.hasPrefix("the text of <\(name)> is cut: \"Not"))
    let column = try #require(diagnostic.range?.start.column)
    #expect(sample.document.source.utf8.dropFirst(column).starts(with: name.utf8))
    #expect(sample.elements().contains { $0.element.isTruncated })
  }

  @Test func whatTheAuthorAsksForIsNoWarning() throws {
    let blocks = """
      <nav-bar><title lines="1">\(Self.long)</title></nav-bar><p lines="1">\(Self.long)</p>\
      <tab-bar><tab truncate="middle">\(Self.long) \(Self.long)</tab></tab-bar>
      """
    let sample = try sample(blocks)
    #expect(sample.codes.isEmpty)
    #expect(sample.elements().filter(\.element.isTruncated).count == 3)
  }

  @Test func theValueOfAFieldScrolls() throws {
    let sample = try sample("<text-field value=\"\(Self.long)\" placeholder=\"Text\"/>")
    #expect(sample.codes.isEmpty)
    #expect(sample.elements().contains { $0.element.isTruncated })
  }

  @Test func aHeadThatIsRepeatedIsWarnedOfOnce() throws {
    var rows = ""
    for number in 0..<40 { rows += "<tr><td>\(number)</td></tr>" }
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="200x160" margin="20"><table><thead><tr><th><text-field placeholder="\(Self.long)"/>\
      </th></tr></thead>\(rows)</table></page></document>
      """)
    #expect(sample.frames.count > 3)
    #expect(sample.codes == ["cut-text"])
  }

  @Test func linesKnowWhatTheyLost() throws {
    let cut = try sample("<nav-bar><title>\(Self.long)</title></nav-bar><p lines=\"1\">\(Self.long)</p>")
    #expect(FrameSurvey(cut.frames[0]).losses.map(\.kind) == [.cut])
    let broken = try sample("<p hyphens=\"none\">Donaudampfschifffahrtsgesellschaft</p>")
    #expect(FrameSurvey(broken.frames[0]).losses.map(\.kind) == [.broken])
    #expect(FrameSurvey(try sample("<p>\(Self.long)</p>").frames[0]).losses.isEmpty)
  }

  @Test func annotationsMarkIt() throws {
    let xml = """
      <document lang="en"><screen device="iphone-se"><nav-bar><title>\(Self.long)</title></nav-bar>\
      <p hyphens="none">Donaudampfschifffahrtsgesellschaft</p></screen></document>
      """
    let sample = try AnnotationSample(xml)
    let words = sample.words().map(\.text)
    #expect(
      words.contains("text that is cut for lack of room") && words.contains("word that is broken for lack of room"))
    #expect(!sample.paths(of: AnnotationColors(appearance: .light).loss).isEmpty)
    let plain = try AnnotationSample("<document lang=\"en\"><canvas><p>Text</p></canvas></document>")
    #expect(plain.paths(of: AnnotationColors(appearance: .light).loss).isEmpty)
  }
}
