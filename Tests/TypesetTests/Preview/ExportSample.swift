import Foundation

/// Documents with a catalog, for tests of exports.
enum ExportSample {
  /// The files by their paths.
  private static let files = [
    "screens/first.xml": """
    <document lang="en"><head><title>First</title><catalog src="Texts.xcstrings"/></head>
    <screen id="home" device="iphone-xs"><p id="greeting" key="greeting"/><p id="plain">Plain &amp; short</p></screen>
    </document>
    """,
    "screens/more/second.xml": """
    <document lang="en"><head><title>Second</title></head>
    <canvas id="card" width="200"><p id="note" color="#dddddd">A note</p></canvas></document>
    """,
    "screens/Texts.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
      "ar": {"stringUnit": {"state": "translated", "value": "مرحبا"}}}}}}
    """,
  ]

  /// A command in a folder whose folder `screens` has the documents.
  static func command() throws -> CommandRun {
    let command = try CommandRun()
    let folders = command.folder.appendingPathComponent("screens/more")
    try FileManager.default.createDirectory(at: folders, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: command.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return command
  }
}
