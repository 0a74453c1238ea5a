import Testing

@testable import Typeset

/// Damaged catalogs in JSON, properties and YAML: each is read or refused, in a time that grows with its length alone.
@Suite struct TextFormatFaultTests {
  private func read(_ bytes: [UInt8], _ name: String) throws(ContentError) -> Catalog? {
    try CatalogKind(path: name, bytes: bytes)?.catalog(bytes, name: name, path: name)
  }

  @Test(arguments: [
    (
      "locales/de.json",
      #"{"a": "x {{n}} $t(b)", "b": "{0}", "c": "{n, plural, =0{'{'} one{#} other{x}}", "d_one": "{0} | {n}", "d_other": "e"}"#
    ),
    (
      "locales/de.json",
      #"{"a": {"message": "$A$ $1 $$", "placeholders": {"a": {"content": "$2 {x}"}}, "description": "d"}}"#
    ),
    ("m_de.properties", "# c\na = {0} '{' {1,choice,0#x|1<y {0}} \\u00e4\\\n  z\nb: {n, plural, other{#}}\n! d\nc x"),
    ("de.yml", "de:\n  a: &x [\"%{n} 5%\", \"%<b>d\"]\n  b: {one: x, other: *x}\n  c: |\n    t\n  <<: {e: 'f'}\n"),
  ])
  func randomFaultsAreReadOrRefused(name: String, sample: String) {
    var random = SeededGenerator(state: 45)
    var (texts, refused) = (0, 0)
    for _ in 0..<2000 {
      let pieces = ["{", "}", "\"", "'", "%", "$", "|", "\\u", "&x ", "*x", "<<: ", "\n", "[", "one", "#", "\u{FF}"]
      let bytes = random.mutation(of: Array(sample.utf8), pieces: pieces)
      do {
        guard let catalog = try read(bytes, name) else { continue }
        for warning in catalog.warnings { #expect(!warning.message.isEmpty) }
        for message in catalog.entries.values.flatMap(\.messages.values) {
          texts += message.shown(.int(2), .text("x", name: "n")).isEmpty ? 0 : 1
        }
      } catch { refused += 1 }
    }
    #expect(texts > 100 && refused + texts > 1200, "\(texts), \(refused)")
  }

  @Test(arguments: [
    ("{", "de.json"), ("{{", "de.json"), ("{{a", "de.json"), ("{a,", "de.json"), ("{'", "de.json"), ("$t(", "de.json"),
    ("a | {n} ", "de.json"), ("{a, plural, other{", "de.json"), ("{0", "m_de.properties"),
    ("{0,choice,", "m_de.properties"),
    ("'{0}", "m_de.properties"), ("''", "m_de.properties"), ("\\\\u", "m_de.properties"), ("%{", "de.yml"),
    ("%<a", "de.yml"), ("%<a>1", "de.yml"), ("%%{", "de.yml"),
  ])
  func repetitionsTakeLinearTime(part: String, name: String) throws {
    func time(_ count: Int) throws -> Duration {
      let text = String(repeating: part, count: count)
      let file =
        switch name {
        case "de.json": "{\"a\": \"\(text)\", \"b\": \"x}}\"}"
        case "de.yml": "de:\n  a: \"\(text)\"\n"
        default: "a = {1}\(text)"
        }
      return try workTime { _ = try read(Array(file.utf8), name) }
    }
    // Sixteen times as much would take 256 times as long.
    let (few, many) = (try time(2000), try time(32_000))
    #expect(many < few * 80 + .milliseconds(300), "\(part): \(few), \(many)")
  }
}
