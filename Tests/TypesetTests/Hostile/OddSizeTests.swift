import Foundation
import Testing

@testable import Typeset

/// Canvases and scales of every size, in every command that draws: a picture, or an error that says why not, and never
/// a crash.
@Suite struct OddSizeTests {
  private static let sizes = [
    "1e-300", "1e-28", "0.0000000000000000000000000001", "0.4", "14400", "32768", "1e300", "nan",
  ]
  private static let scales = ["1e-300", "0.001", "64", "1e300", "nan", "-1"]

  private static func document(_ width: String, _ height: String) -> String {
    """
    <document lang="en"><head><title>T</title></head><canvas width="\(width)" height="\(height)"><p>One</p>\
    <image src="dot.svg" alt="dot" width="\(width)" height="\(height)"/></canvas></document>
    """
  }

  private static let ordinary = "<document lang=\"en\"><canvas width=\"20\" height=\"20\"><p>A</p></canvas></document>"

  /// Commands of a shell for a document `x.xml`, and for a `p.png` of an ordinary one.
  private static let commands = [
    "render x.xml -f pdf", "render x.xml -f png", "render x.xml -f json", "sheet x.xml -o s.pdf",
    "sheet x.xml q.xml -o s.png", "batch x.xml --out o -f png", "compare p.png x.xml -o d.png",
    "compare x.xml p.png -o d.png", "compare x.xml q.xml -o d.png", "compare q.xml x.xml",
    "verify x.xml --baselines B --pictures --update all", "verify x.xml --baselines B --pictures --report r.html",
  ]

  /// Runs all commands with a document, and expects none to crash.
  private func check(_ document: String, _ options: String = "") throws {
    let run = try CommandRun(["x.xml": document, "q.xml": Self.ordinary, "dot.svg": BatchCommandTests.dot("red")])
    let lines = Self.commands.map { command in
      "status=0; timeout 60 typesetter \(command) \(options) >/dev/null 2>err || status=$?; echo \"$status \(command)\"; cat err >&2"
    }
    let result = try run.shell(
      "typesetter render q.xml -o p.png --scale 1\nset +e\n" + lines.joined(separator: "\n"))
    let text = String(decoding: result.output, as: UTF8.self)
    let statuses = text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(statuses.count == Self.commands.count)
    #expect(Set(statuses).isSubset(of: ["0", "1", "64", "65", "73"]), "\(document)\n\(text)\n\(result.errors)")
  }

  @Test(arguments: sizes)
  func aCanvasOfAnySizeIsDrawnOrRefused(_ size: String) throws {
    try check(Self.document(size, "20"))
    try check(Self.document("20", size))
  }

  @Test(arguments: scales)
  func aScaleIsUsedOrRefused(_ scale: String) throws {
    try check(Self.document("20", "20"), "--scale=\(scale)")
    try check(Self.document("0.001", "14400"), "--scale=\(scale)")
  }
}
