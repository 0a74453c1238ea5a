import Testing

@testable import Typeset

/// Whatever the reader lets through is laid out: 256 elements deep, on a stack of the usual size, without repeating
/// work.
@Suite struct NestingTests {
  @Test(arguments: ["column", "row", "box", "overlay", "grid", "group", "blockquote"])
  func containersNestAsDeepAsTheReaderAllows(name: String) throws {
    let depth = 253
    let blocks =
      String(repeating: "<\(name)>", count: depth) + "<p>x</p>" + String(repeating: "</\(name)>", count: depth)
    for canvas in ["canvas width=\"9000\"", "page size=\"9000x9000\" margin=\"1\""] {
      let end = canvas.prefix { $0 != " " }
      let sample = try LayoutSample("<document lang=\"ar\"><\(canvas)>\(blocks)</\(end)></document>")
      #expect(sample.elements().count == depth + 1)
    }
  }

  @Test func listsNestAsDeepAsTheReaderAllows() throws {
    let depth = 126
    let blocks =
      String(repeating: "<ol><li>", count: depth) + "x" + String(repeating: "</li></ol>", count: depth)
    for canvas in ["canvas width=\"9000\"", "page size=\"9000x9000\" margin=\"1\""] {
      let end = canvas.prefix { $0 != " " }
      let sample = try LayoutSample("<document lang=\"ar\"><\(canvas)>\(blocks)</\(end)></document>")
      #expect(sample.elements().count == 3 * depth)
    }
  }

  @Test func listsInRowsAreMeasuredOnce() throws {
    let depth = 60
    let blocks =
      String(repeating: "<row cross=\"baseline\"><column height=\"900\"><p>x</p><spacer/><ul><li>", count: depth) + "x"
      + String(repeating: "</li></ul></column><p>y</p></row>", count: depth)
    let sample = try LayoutSample.canvas(blocks, "width=\"9000\"")
    #expect(sample.elements().count == 8 * depth)
  }

  @Test func longListsCostInProportion() throws {
    let items = String(repeating: "<li>x</li>", count: 3000)
    let sample = try LayoutSample("<document lang=\"ar\"><page><ol>\(items)</ol></page></document>")
    #expect(sample.frames.count > 80)
  }
}
