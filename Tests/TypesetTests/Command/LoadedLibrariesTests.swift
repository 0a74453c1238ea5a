#if canImport(Glibc)
  import Foundation
  import Testing

  /// Libraries that few documents need are loaded for those alone, since loading takes a good part of a short run.
  @Suite struct LoadedLibrariesTests {
    /// The libraries that a run initializes, as the loader of glibc lists them.
    private func libraries(_ content: String) throws -> String {
      let run = try CommandRun([
        "a.xml": "<document lang=\"en\"><page>\(content)</page></document>",
        "a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>",
      ])
      let result = try run.run("render", "a.xml", environment: ["LD_DEBUG": "libs"])
      #expect(result.status == 0)
      return result.errors.split(separator: "\n").filter { $0.contains("calling init:") }.joined(separator: "\n")
    }

    @Test func aDocumentLoadsWhatItNeeds() throws {
      let plain = try libraries("<p>Harbour</p><p lang=\"ar\">ميناء</p>")
      #expect(plain.contains("libicudata.") && !plain.contains("libicui18n.") && !plain.contains("librsvg"))
      // A command that contains ICU's code needs neither of its libraries.
      let isLinkedToICU = plain.contains("libicuuc.")
      #expect(try libraries("<ol lang=\"ar\"><li>ميناء</li></ol>").contains("libicui18n.") == isLinkedToICU)
      #expect(try libraries("<image src=\"a.svg\" alt=\"A\"/>").contains("librsvg"))
    }
  }
#endif
