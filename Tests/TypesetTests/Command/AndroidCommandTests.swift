import Foundation
import Testing

@testable import Typeset

/// Devices, font scales and pseudolocales of Android on the command line.
@Suite struct AndroidCommandTests {
  private static let files = [
    "a.xml": """
    <document lang="en"><head><catalog src="T.xcstrings"/></head>
    <screen title="T"><p id="p" key="hi">Hello</p></screen></document>
    """,
    "T.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Hello world"}},
      "ar": {"stringUnit": {"state": "translated", "value": "مرحبا"}}}}}}
    """,
  ]

  private func dump(_ arguments: String...) throws -> String {
    let result = try CommandRun(Self.files).run(["render", "a.xml", "-f", "json", "-o", "-"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test func sizesAndScalesAreTaken() throws {
    let text = try dump("--device", "412x915+24+48", "--text-size", "130%")
    #expect(text.contains("\"width\": 412") && text.contains("\"size\": 20.9"))
  }

  @Test func pseudolocalesShowTheSource() throws {
    let accented = try dump("--locale", "en-XA")
    // A letter and its marks are one character.
    #expect(accented.contains("[H\u{323}\u{301}") && !accented.contains("Hello world"))
    let mirrored = try dump("--locale", "ar-XB")
    #expect(mirrored.contains("\"direction\": \"rtl\"") && !mirrored.contains("مرحبا"))
    #expect(mirrored.contains("Hello world"))
    #expect(try dump("--locale", "ar-EG").contains("مرحبا"))
    #expect(try dump("--pseudo", "en-XA").contains("[H\u{323}\u{301}"))
  }

  @Test func namesOfFilesNeedNoEscapes() throws {
    let command = try CommandRun(Self.files)
    let result = try command.run(
      "batch", "a.xml", "--text-sizes", "100%,200%", "--devices", "360x640,android-small", "-f", "json", "--out", "out")
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: command.folder.appendingPathComponent("out").path)
    #expect(
      Set(names.filter { $0.hasPrefix("a-") }) == [
        "a-en-360x640-100.json", "a-en-360x640-200.json", "a-en-android-small-100.json", "a-en-android-small-200.json",
      ])
  }

  @Test(arguments: [
    (["--device", "412x"], "412x915"), (["--text-size", "250%"], "unknown text size"),
    (["--text-size", "l%"], "did you mean 'l'"),
  ])
  func wrongSizesAreWrongUsage(arguments: [String], hint: String) throws {
    let result = try CommandRun(Self.files).run(["render", "a.xml"] + arguments)
    #expect(result.status == 64 && result.errors.contains(hint), "\(result.errors)")
  }
}
