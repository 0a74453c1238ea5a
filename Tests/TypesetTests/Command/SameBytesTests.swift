import Foundation
import Testing

/// The same run gives the same bytes: dictionaries have another order in each process, and threads end in another one.
@Suite struct SameBytesTests {
  /// A folder of catalogs in which every list has ties: two documents, and languages with the same faults.
  private static let files = [
    "a.xml": document("a"), "b.xml": document("b"),
    "before.xml": screen("<p>Alpha</p><p color=\"#ff0000\">Beta</p><h1>Gamma</h1>"),
    "after.xml": screen("<p color=\"#0000ff\">Beta</p><h1>Delta</h1>"),
  ]

  private static func document(_ id: String) -> String {
    """
    <document lang="en"><head><title key="title">Boats</title><catalog src="Strings"/>
    <variants locales="en,de" text-sizes="l,ax5"/></head><screen id="\(id)" device="iphone-se">
    <h1 key="boats">Boats</h1><p key="ships">Ships</p><p key="gone">Gone</p><p key="lost" font="None">Lost</p>
    <row><icon name="star" color="#ff0000"/><icon name="star" color="#00aa00"/></row>
    <p color="#999999">One</p><p color="#999999">Two</p><button width="30">A</button><button width="30">B</button>
    </screen></document>
    """
  }

  private static func screen(_ contents: String) -> String {
    "<document lang=\"en\"><head><title>S</title></head><screen>\(contents)</screen></document>"
  }

  private static let tables = [
    ("Base", "\"boats\" = \"Boats...\";\n\"ships\" = \"Ships\";\n"), ("en", "\"boats\" = \"Boats...\";\n"),
    ("de", "\"boats\" = \"Boote...\";\n\"title\" = \"\";\n"),
    ("fr", "\"ships\" = \"Navires\";\n\"title\" = \"Bateaux\";\n"),
  ]

  /// How often a command is run: four times, or as often as `TYPESET_RUNS` says.
  private static let runs = ProcessInfo.processInfo.environment["TYPESET_RUNS"].flatMap { Int($0) } ?? 4

  /// The commands, and the files that they write.
  private static let commands: [(arguments: [String], written: [String])] =
    ["text", "json", "sarif", "html", "github", "junit", "csv"].map {
      (["check", "a.xml", "b.xml", "-f", $0, "--fail-on", "never"], [])
    }
    + ["text", "json", "html", "csv"].map { (["check", "a.xml", "b.xml", "--texts", "-f", $0], []) } + [
      (["check", "a.xml", "--known", "known.txt", "--update-known", "--fail-on", "never"], ["known.txt"]),
      (["compare", "before.xml", "after.xml"], []), (["compare", "before.xml", "after.xml", "-f", "json"], []),
      (
        [
          "verify", "a.xml", "b.xml", "--baselines", "B", "--report", "v.json", "--report", "v.xml", "--report",
          "v.html",
        ],
        ["v.json", "v.xml", "v.html"]
      ),
      (["batch", "a.xml", "b.xml", "-f", "svg", "--out", "batch"], ["batch/manifest.json", "batch/index.html"]),
      (["sheet", "a.xml", "b.xml", "--findings", "-f", "svg", "-o", "-"], []),
      (["render", "a.xml", "b.xml", "-f", "json", "--verbose", "-o", "out"], ["out/a.json", "out/b.json"]),
      (["render", "a.xml", "-f", "pdf", "--findings", "-o", "-"], []), (["inspect", "a.xml", "--stage", "frame"], []),
      (["fonts", "--text", "Aא漢ع", "--lang", "ar"], []), (["devices", "-f", "json"], []), (["icons"], []),
      (["icons", "--search", "car"], []), (["rules", "-f", "json"], []), (["elements"], []), (["schema"], []),
      (["explain", "ar-EG"], []),
    ]

  @Test(arguments: commands.indices) func everyProcessGivesTheSame(command: Int) throws {
    let (arguments, written) = Self.commands[command]
    var first: [Data]?
    for _ in 0..<Self.runs {
      let folder = try CommandRun(Self.files)
      for (language, table) in Self.tables {
        let path = folder.folder.appendingPathComponent("Strings/\(language).lproj")
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try table.write(to: path.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
      }
      let result = try folder.run(arguments)
      let files = try written.map { try Data(contentsOf: folder.folder.appendingPathComponent($0)) }
      let all = [result.output, Data(result.errors.utf8), Data("\(result.status)".utf8)] + files
      #expect(result.status < 64, "\(result.errors)")
      guard let known = first else {
        first = all
        continue
      }
      #expect(all == known, "\(arguments.joined(separator: " "))")
    }
  }

  @Test func aLanguageIsNamedOnce() throws {
    let folder = try CommandRun(Self.files)
    for (language, table) in Self.tables {
      let path = folder.folder.appendingPathComponent("Strings/\(language).lproj")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try table.write(to: path.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }
    let text = String(decoding: try folder.run("check", "a.xml", "--rules", "R131").output, as: UTF8.self)
    #expect(text.hasPrefix("Strings/en.lproj/Localizable.strings:1:"), "\(text)")
    #expect(text.contains("the text in en and de has three dots for an ellipsis"), "\(text)")
  }
}
