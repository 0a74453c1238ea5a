import Testing

@testable import Typeset

/// Every stage of the path of a paragraph against text that was looked at: what `typesetter inspect` shows.
@Suite struct StageCasesTests {
  @Test(arguments: Golden.files("text", ending: "xml"), InspectionStage.allCases)
  func stageIsAsRecorded(name: String, stage: InspectionStage) throws {
    let log = DiagnosticLog()
    let session = Typesetter(fonts: TextSample.library).session()
    let document = try #require(
      session.read(try Golden.bytes("text", name), name: name, folder: ".", log: log))
    let text = try session.inspect(document, stage: stage, log: log)
    Golden.compare(text, with: name.replacing(".xml", with: ".\(stage.rawValue).txt"), of: "text")
  }
}
