import Foundation
import Testing

@testable import Typeset

/// What a screen reader hears of a screen: the accessibility tree that a browser makes of its SVG.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "Chromium not found; install it to test accessibility trees"))
struct ScreenReaderTests {
  /// The accessibility tree of the SVG of an example or of a document's first page.
  private func tree(of frame: Frame, language: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("screen.svg")
    try Data(SVGOutput.svg(of: frame, title: frame.name, language: language)).write(to: file)
    let browser = try Browser()
    try browser.open(file)
    return try browser.accessibilityTree()
  }

  @Test(arguments: ["settings", "form", "player", "store"], ["en", "ar-EG"])
  func aScreenIsUnderstoodWithoutSeeingIt(name: String, locale: String) throws {
    var options = LayoutOptions()
    options.locale = locale
    let sample = try LayoutSample(example: "Mockups/\(name).xml", options: options)
    Golden.compare(
      try tree(of: sample.frames[0], language: locale), with: "\(name)-\(locale).txt", of: "screen-reader")
  }

  @Test func whatIsDrawnIsNotReadASecondTime() throws {
    let sample = try LayoutSample.canvas(
      """
      <p>One <a href="https://example.org/">two</a> three</p>
      <row><label>Lamp</label><spacer/><toggle on="yes"/></row>
      <button icon="trash" enabled="no"/><icon name="star" decorative="yes"/>
      """)
    let text = try tree(of: sample.frames[0], language: "en")
    #expect(text.components(separatedBy: "Lamp").count == 2, "\(text)")
    for line in ["switch \"Lamp\", checked", "button \"Delete\", disabled", "link \"two\""] {
      #expect(text.contains(line), "\(line) in\n\(text)")
    }
    #expect(!text.contains("Star") && !text.contains("img"), "\(text)")
  }
}
