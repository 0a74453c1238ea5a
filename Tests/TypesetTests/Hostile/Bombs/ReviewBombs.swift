import Foundation

extension Bomb {
  /// Documents in which a great deal is found, and of which a report lists much.
  static let reviews: [Bomb] = [
    Bomb("findings-in-one-line", .drawn, arguments: "check document.xml --fail-on never -o OUT.txt", faults(4000)),
    Bomb(
      "findings-in-one-line-as-sarif", .drawn, arguments: "check document.xml --fail-on never -o OUT.sarif",
      faults(4000)),
    Bomb("page-of-many-findings", .drawn, arguments: "check document.xml --fail-on never -o OUT.html", pairs(1000)),
    Bomb("page-of-many-texts", .drawn, arguments: "check document.xml --texts -o OUT.html", paragraphs(1500)),
    Bomb("many-findings-on-a-page", .drawn, arguments: "render document.xml --findings -o OUT.svg", pairs(1500)),
    Bomb(
      "many-findings-on-a-page-of-paper", .refused(65, "a side can be at most 14400 pt"),
      arguments: "render document.xml --findings -o OUT.pdf", pairs(1500)),
    Bomb(
      "many-findings-on-a-sheet", .drawn, arguments: "sheet document.xml --findings -o OUT.svg", pairs(1500)),
    Bomb(
      "many-findings-in-a-batch", .drawn,
      arguments: "batch document.xml --findings -f svg --out OUT.batch", pairs(1500)),
    Bomb(
      "many-keys", .drawn, arguments: "check document.xml --texts -o OUT.json",
      files: {
        let entries = (0..<20_000).map { number in
          let units = ["en", "de"].map {
            "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0) \(number)\"}}"
          }
          return "\"key.\(number)\": {\"localizations\": {\(units.joined(separator: ", "))}}"
        }
        let text =
          "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries.joined(separator: ",\n"))}}"
        return ["Many.xcstrings": Array(text.utf8)]
      },
      screen((0..<300).map { "<p key=\"key.\($0)\">a</p>" }.joined(), head: "<catalog src=\"Many.xcstrings\"/>")),
  ]

  /// A screen without a line break.
  private static func screen(_ contents: String, head: String = "") -> String {
    "<document lang=\"en\"><head><title>Bomb</title>\(head)</head><screen scroll=\"yes\"><status-bar/>"
      + "<column>\(contents)</column></screen></document>"
  }

  private static func faults(_ count: Int) -> String {
    screen((0..<count).map { "<p color=\"#999999\">Nä \($0)</p>" }.joined())
  }

  private static func paragraphs(_ count: Int) -> String {
    screen((0..<count).map { "<p>Paragraph \($0) of the text</p>" }.joined(separator: "\n"))
  }

  private static func pairs(_ count: Int) -> String {
    screen(
      (0..<count).map { "<button>Button \($0)</button><p color=\"#999999\">Paragraph \($0)</p>" }
        .joined(separator: "\n"))
  }
}
