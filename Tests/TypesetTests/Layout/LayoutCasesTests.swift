import Testing

@testable import Typeset

/// Every document of `Tests/Cases/layout` against the dump that lies beside it.
@Suite struct LayoutCasesTests {
  @Test(arguments: Golden.files("layout", ending: "xml"))
  func framesAreAsRecorded(name: String) throws {
    let sample = try LayoutSample(String(decoding: try Golden.bytes("layout", name), as: UTF8.self))
    #expect(sample.codes.isEmpty)
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    for frame in sample.frames { try dump.add(frame) }
    try dump.finish()
    Golden.compare(
      String(decoding: sink.bytes, as: UTF8.self), with: name.replacing(".xml", with: ".json"), of: "layout")
  }
}
