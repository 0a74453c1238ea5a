import Foundation
import Testing

@testable import Typeset

/// Every example as PDF, checked against PDF/UA-1 with veraPDF where that can be had.
@Suite struct PDFUATests {
  private static let validator = Examples.folder.deletingLastPathComponent()
    .appendingPathComponent("Tests/PDFUA/validate")

  @Test func everyExampleFollowsPDFUA() throws {
    let run = try CommandRun()
    let folders = ["Comparison", "Documents", "Guidelines", "Mockups"]
    for folder in folders {
      let files = try FileManager.default.contentsOfDirectory(
        at: Examples.folder.appendingPathComponent(folder), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "xml" }.map(\.path).sorted()
      let locales = folder == "Mockups" ? ["en", "ar-EG", "he-IL"] : [nil]
      for locale in locales {
        let options = locale.map { ["--locale", $0] } ?? []
        let target = "out/\(folder)-\(locale ?? "all")"
        let result = try run.run(["render"] + files + options + ["-o", target, "-f", "pdf"])
        #expect(result.status == 0 && result.errors.isEmpty, "\(folder): \(result.errors)")
      }
    }
    let check = try run.shell("find out -name '*.pdf' | sort | xargs \(Self.validator.path)")
    let words = String(decoding: check.output, as: UTF8.self)
    if words.isEmpty { return print("skipped: \(check.errors)") }
    let faults = words.split(separator: "\n").filter { !$0.hasPrefix("pass ") }
    #expect(check.status == 0, "\(faults.joined(separator: "\n"))")
  }
}
