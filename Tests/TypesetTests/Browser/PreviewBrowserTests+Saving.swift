import Foundation
import Testing

// What the dialog offers to save.
extension PreviewBrowserTests {
  @Test func theFormThatIsSeenIsSaved() throws {
    let page = try PreviewPage(Self.plurals)
    let (browser, command) = (page.browser, page.command)
    let before = command.text("de.po")
    try page.open("document=boats.xml&locale=de-AT&panel=try&selected=boats")
    try page.press("Save", in: "#panel-try")
    #expect(try browser.waits(until: "document.getElementById('save-form')?.selectedOptions[0].innerText === 'one'"))
    #expect(try browser.text("document.getElementById('save-text').value") == "%d Boot")
    #expect(try browser.evaluate("document.querySelector('dialog .placeholders').hidden") as? Bool == false)
    // Another form has another text.
    try browser.evaluate(
      "(() => { const s = document.getElementById('save-form'); s.value = '1'; s.dispatchEvent(new Event('change')); })()"
    )
    #expect(try browser.waits(until: "document.getElementById('save-text').value === '%d Boote'"))
    try write("%d Schiffe", on: page)
    try page.press("Save", in: "dialog .actions:last-child")
    #expect(command.waits { command.text("de.po") == before.replacingOccurrences(of: "%d Boote", with: "%d Schiffe") })
    #expect(browser.complaints == [])
  }

  @Test func whatIsTypedOverArgumentsBecomesThemAgain() throws {
    let page = try PreviewPage(Self.plurals)
    let (browser, command) = (page.browser, page.command)
    let before = command.text("de.po")
    try page.open("document=boats.xml&locale=de&panel=try&selected=boats")
    #expect(try browser.waits(until: "document.getElementById('try-text')?.value === '1 Boot'"))
    try browser.evaluate("(document.getElementById('try-text').focus(), document.getElementById('try-text').select())")
    try browser.send("Input.insertText", ["text": "Nur 1 Schiff"])
    try page.press("Save", in: "#panel-try")
    #expect(try browser.waits(until: "document.getElementById('save-text')?.value === 'Nur %d Schiff'"))
    #expect(try browser.waits(until: "document.querySelector('.placeholders-missing').hidden"))
    // Without its placeholder, the text says what is missing.
    try write("Nur ein Schiff", on: page)
    #expect(try browser.waits(until: "document.querySelector('.placeholders-missing').innerText.includes('%d')"))
    try write("Nur %d Schiff", on: page)
    try page.press("Save", in: "dialog .actions:last-child")
    #expect(
      command.waits { command.text("de.po") == before.replacingOccurrences(of: "%d Boot\"", with: "Nur %d Schiff\"") })
    #expect(browser.complaints == [])
  }

  @Test func aFindingAboutATextNamesItsKey() throws {
    var files = Self.plurals
    files["de.po", default: ""] += "\n#, fuzzy\nmsgid \"quay\"\nmsgstr \"Kai\"\n"
    let page = try PreviewPage(files)
    try page.open("document=boats.xml&panel=findings")
    let details = "[...document.querySelectorAll('.finding .detail')].map(d => d.innerText)"
    #expect(try page.browser.waits(until: details + ".some(d => d.includes('quay'))"))
  }

  @Test func aMissingTextIsSavedInALanguageOfTheCatalog() throws {
    let page = try PreviewPage(Self.plurals)
    let (browser, command) = (page.browser, page.command)
    let before = command.text("de.po")
    try page.open("document=boats.xml&locale=de-AT&panel=try&selected=quay")
    #expect(try browser.waits(until: "document.querySelector('#panel-try .primary') !== null"))
    try browser.evaluate("document.querySelector('#panel-try .primary').focus()")
    try page.press("Save", in: "#panel-try")
    #expect(try browser.waits(until: "document.querySelector('dialog .difference-text') !== null"))
    try write("Kai", on: page)
    try page.press("Save", in: "dialog .actions:last-child")
    #expect(command.waits { command.text("de.po") == before + "\nmsgid \"quay\"\nmsgstr \"Kai\"\n" })
    // The focus is where the text was.
    #expect(
      try browser.waits(until: "document.querySelector('dialog') === null && document.activeElement.id === 'try-text'"))
    #expect(browser.complaints == [])
  }

  @Test func theFocusReturnsToAPanelThatChangedUnderADialog() throws {
    let page = try PreviewPage(Self.plurals)
    let (browser, command) = (page.browser, page.command)
    try page.open("document=boats.xml&locale=de-AT&panel=try&selected=quay")
    #expect(try browser.waits(until: "document.querySelector('#panel-try .primary') !== null"))
    try browser.evaluate("document.querySelector('#panel-try .primary').focus()")
    try page.press("Save", in: "#panel-try")
    #expect(try browser.waits(until: "document.querySelector('dialog .difference-text') !== null"))
    try command.write(command.text("en.po").replacingOccurrences(of: "\"Quay\"", with: "\"Pier\""), to: "en.po")
    #expect(try browser.waits(until: "document.getElementById('try-text').value === 'Pier'"))
    try page.press("Cancel", in: "dialog .actions:last-child")
    #expect(
      try browser.waits(until: "document.querySelector('dialog') === null && document.activeElement.id === 'try-text'"))
  }

  @Test func ofTwoArabicTextsTheFirstOneStaysFirst() throws {
    let page = try PreviewPage(["a.xml": Self.arabic("قارب")], "--baselines", "B") { command in
      try #require(try command.run("verify", "a.xml", "--baselines", "B", "--update", "missing").status == 0)
      try command.write(Self.arabic("سفينة"), to: "a.xml")
    }
    try page.open("document=a.xml&panel=approve", until: "document.querySelector('.cause') !== null")
    // What was comes before the arrow, on the left of an English sentence, and what is behind it.
    let places = """
      (() => { const cause = [...document.querySelectorAll('.cause')].find(c => /قارب.*سفينة/su.test(c.textContent));
        const of = text => { const node = document.createTreeWalker(cause, NodeFilter.SHOW_TEXT); const range = new Range();
          while (node.nextNode()) { const at = node.currentNode.data.indexOf(text); if (at < 0) continue;
            range.setStart(node.currentNode, at); range.setEnd(node.currentNode, at + text.length); }
          return range.getBoundingClientRect(); };
        const [old, young] = [of('قارب'), of('سفينة')];
        return old.bottom <= young.top || old.right <= young.left; })()
      """
    #expect(try page.browser.waits(until: places))
  }

  /// A document with one Arabic text.
  private static func arabic(_ text: String) -> String {
    "<document lang=\"ar\"><canvas width=\"200\"><p id=\"p\">\(text)</p></canvas></document>"
  }

  /// Writes into the field of the dialog, and waits until the difference has it.
  private func write(_ text: String, on page: PreviewPage) throws {
    try page.browser.evaluate(
      "(document.getElementById('save-text').focus(), document.getElementById('save-text').select())")
    try page.browser.send("Input.insertText", ["text": text])
    #expect(
      try page.browser.waits(
        until: "document.querySelector('dialog .difference-text')?.innerText.includes('\(text)') === true"))
  }

  /// A screen with a text that varies by number, and one that is not translated.
  static let plurals = [
    "boats.xml": """
    <document lang="en">
      <head><title>Boats</title><catalog src="en.po"/><catalog src="de.po"/><variants locales="en,de"/></head>
      <canvas width="200">
        <p id="boats" key="boats"><arg value="1" type="int"/>1 boat</p>
        <p id="quay" key="quay">Quay</p>
      </canvas>
    </document>
    """,
    "en.po": catalog("en", ["%d boat", "%d boats"]) + "\nmsgid \"quay\"\nmsgstr \"Quay\"\n",
    "de.po": catalog("de", ["%d Boot", "%d Boote"]),
  ]

  /// A catalog of gettext with one text that varies by number.
  private static func catalog(_ language: String, _ forms: [String]) -> String {
    let header = "msgid \"\"\nmsgstr \"Language: \(language)\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
    let texts = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    return header + "\nmsgid \"boats\"\nmsgid_plural \"boats\"\n" + texts
  }
}
