import Foundation

/// A preview of a folder, started as a person starts it, and its page in a browser.
final class PreviewPage {
  /// The folder with the documents, and the command that serves it.
  let command: CommandRun
  /// The browser that shows the page.
  let browser: Browser
  /// What the command printed: the address of the page with its token.
  let address: String

  /// An expression that is true once a screen is drawn.
  static let isDrawn =
    "[...document.querySelectorAll('.stage')].some(s => s.shadowRoot?.querySelector('svg:not(.marks)'))"

  /// Starts a preview of some files in a folder that is prepared first, and a browser.
  init(
    _ files: [String: String] = PreviewPage.files, _ arguments: String..., width: Int = 1280, height: Int = 800,
    prepare: (CommandRun) throws -> Void = { _ in }
  ) throws {
    command = try CommandRun(files)
    try prepare(command)
    _ = try command.start(["preview", "."] + arguments, output: ".address")
    let command = command
    guard command.waits(until: { command.text(".address").hasSuffix("\n") }) else {
      throw Browser.Failure(description: "the preview did not start: \(command.text(".log"))")
    }
    address = command.text(".address").trimmingCharacters(in: .whitespacesAndNewlines)
    browser = try Browser(width: width, height: height)
    try browser.resize(width: width, height: height)
  }

  /// Opens the page with a query, and waits until an expression is true.
  ///
  /// The marks of a first visit are not shown, unless the query says something about them.
  func open(_ query: String, until isReady: String = PreviewPage.isDrawn) throws {
    let parts = address.components(separatedBy: "#")
    let tour = query.contains("tour=") ? "" : "tour=off&"
    try browser.open("\(parts[0])?\(tour)\(query)#\(parts[1])", until: isReady)
  }

  /// Waits until every screen in view shows what was asked for, and nothing earlier.
  func settles() throws {
    guard try browser.waits(until: Self.isDrawn + " && document.querySelector('.screen.waiting') === null") else {
      throw Browser.Failure(description: "the screens are not complete")
    }
  }

  /// A value of the query in the address of the page, which is written at the latest when its reader leaves.
  func state(_ name: String) throws -> String {
    try browser.text(
      "dispatchEvent(new Event('pagehide')) && new URLSearchParams(location.search).get('\(name)') || ''")
  }

  /// Clicks at the middle of the first element that a selector finds.
  func click(_ selector: String) throws {
    let script = """
      (() => { const found = document.querySelector(`\(selector)`); found?.scrollIntoView({ block: 'nearest' });
        const box = found?.getBoundingClientRect(); return box ? [box.x + box.width / 2, box.y + box.height / 2] : null; })()
      """
    guard let place = try browser.evaluate(script) as? [NSNumber] else {
      throw Browser.Failure(description: "\(selector) not found")
    }
    try browser.click(x: place[0].doubleValue, y: place[1].doubleValue)
  }

  /// Clicks a button by its words.
  func press(_ words: String, in selector: String = "body") throws {
    let found = "[...document.querySelectorAll(`\(selector) button`)].find(b => b.innerText.includes(`\(words)`))"
    guard try browser.waits(until: "Boolean(\(found) && !\(found).disabled)") else {
      throw Browser.Failure(description: "no button says \(words)")
    }
    try browser.evaluate(found + ".click()")
  }

  /// Chooses a value of a select element.
  func choose(_ value: String, in id: String) throws {
    try browser.evaluate(
      "(() => { const s = document.getElementById('\(id)'); s.value = '\(value)'; s.dispatchEvent(new Event('change')); })()"
    )
  }

  /// The middle of an element of the screen in the window, from its place in the answer of the server.
  func place(of id: String) throws -> (x: Double, y: Double) {
    let script = """
      (async () => { const { pages } = await (await fetch('api/render' + location.search)).json();
        const all = list => list.flatMap(each => [each, ...all(each.children)]);
        const [x, y, width, height] = all(pages[0].elements).find(each => each.id === '\(id)').frame;
        const box = document.querySelector('.stage').shadowRoot.querySelector('.page').getBoundingClientRect();
        const scale = box.width / pages[0].width;
        return [box.x + (x + width / 2) * scale, box.y + (y + height / 2) * scale]; })()
      """
    guard let place = try browser.evaluate(script) as? [NSNumber] else {
      throw Browser.Failure(description: "\(id) has no place")
    }
    return (place[0].doubleValue, place[1].doubleValue)
  }

  /// The colour that is painted in the middle of an element of the screen.
  func color(of id: String) throws -> String {
    let (x, y) = try place(of: id)
    return try browser.color(x: x, y: y)
  }

  /// A screen with a catalog and a picture, and a second document.
  static let files = [
    "harbour.xml": """
    <document lang="en">
      <head><title key="title">Harbour</title><catalog src="Words.xcstrings"/><variants locales="en,ar" text-sizes="l,ax1"/></head>
      <screen id="harbour" device="iphone-se">
        <nav-bar><title key="title">Harbour</title></nav-bar>
        <list kind="inset"><section>
          <item><label key="lamp">Lamp</label><trailing><toggle label="Lamp" label-key="lamp"/></trailing></item>
          <item><label id="boats" key="boats">Boats today</label></item>
        </section></list>
        <image id="flag" src="flag.svg" width="120" height="120" alt="Flag"/>
        <p id="plain">A text without a key</p>
      </screen>
    </document>
    """,
    "flag.svg": flag("#d00000"),
    "second.xml":
      "<document lang=\"en\"><head><title>Second</title></head><canvas width=\"200\"><p>Another</p></canvas></document>",
    "Words.xcstrings": catalog,
  ]

  /// A square picture of one colour.
  static func flag(_ color: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"120\"><path fill=\"\(color)\" d=\"M0 0H120V120H0z\"/></svg>"
  }

  /// The catalog of the screen, as Xcode writes it.
  private static var catalog: String {
    let texts = [
      "boats": ["ar": "قوارب اليوم", "en": "Boats today"], "lamp": ["ar": "المصباح", "en": "Lamp"],
      "title": ["ar": "الميناء", "en": "Harbour"],
    ]
    let entries = texts.sorted { $0.key < $1.key }.map { key, localizations in
      let units = localizations.sorted { $0.key < $1.key }.map { language, text in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(text)"
                  }
                }
        """
      }
      return "    \"\(key)\" : {\n      \"localizations\" : {\n\(units.joined(separator: ",\n"))\n      }\n    }"
    }
    return
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}\n"
  }
}
