import Foundation
import Testing

// The panel of translators.
extension PreviewBrowserTests {
  @Test func aTranslatorGoesThroughAQueueByKeys() throws {
    let page = try PreviewPage(Self.queue, "--glossary", "terms.csv")
    let (browser, command) = (page.browser, page.command)
    try page.open("document=second.xml&locale=de&panel=translate")
    // The first text is shown at once, and the screen where it stands, with its element.
    #expect(try browser.waits(until: "document.getElementById('translation-one') !== null"))
    #expect(try browser.waits(until: "location.search.includes('document=harbour.xml')"))
    #expect(try browser.waits(until: "location.search.includes('selected=boats')"))
    #expect(
      try browser.text("document.querySelector('#queue-kind-untranslated .count').innerText.replace('…', '')") == "2")
    #expect(try browser.text("document.querySelector('label[for=translation-one]').innerText").contains("1"))
    #expect(try browser.waits(until: "document.querySelector('.translation-terms')?.innerText.includes('Boot')"))
    // What is missing is said while it is typed.
    func type(_ text: String, into id: String) throws {
      try browser.evaluate("(document.getElementById('\(id)').focus(), document.getElementById('\(id)').select())")
      try browser.send("Input.insertText", ["text": text])
    }
    try type("Schiff", into: "translation-one")
    #expect(try browser.waits(until: "document.querySelector('.translation-faults')?.innerText.includes('other')"))
    try type("%lld Boot", into: "translation-one")
    try type("%lld Boote", into: "translation-other")
    #expect(try browser.waits(until: "document.querySelector('.translation-faults') === null"))
    try browser.evaluate(
      "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))"
    )
    #expect(command.waits { command.text("Words.xcstrings").contains("%lld Boote") })
    // The next one is there, and its field has the focus.
    #expect(
      try browser.waits(
        until: "document.activeElement.id === 'translation-text' && location.search.includes('text=lamp')"))
    #expect(
      try browser.waits(until: "document.querySelector('#queue-kind-untranslated .count').innerText.startsWith('1')"))
    // Typed text survives another catalog, and the page says so.
    try type("Laterne", into: "translation-text")
    try command.write(
      command.text("Words.xcstrings").replacingOccurrences(of: "\"Lamp\"", with: "\"Lantern\""), to: "Words.xcstrings")
    #expect(try browser.waits(until: "document.querySelector('.translation-source').innerText.includes('Lantern')"))
    #expect(try browser.text("document.getElementById('translation-text').value") == "Laterne")
    #expect(try browser.waits(until: "document.querySelector('.toasts').innerText.includes('kept')"))
    // A key that no screen has says so.
    try browser.evaluate("(document.getElementById('queue-kind-all').click(), document.activeElement.blur())")
    #expect(try browser.waits(until: "document.querySelectorAll('.queue-row').length === 4"))
    try browser.evaluate(
      "[...document.querySelectorAll('.queue-row')].find(r => r.innerText.includes('Unused')).click()")
    #expect(try browser.waits(until: "document.querySelector('.translation').innerText.includes('No document uses')"))
    #expect(browser.complaints == [])
  }

  /// A catalog with texts to translate, and terms.
  private static let queue: [String: String] = {
    var files = PreviewPage.files
    files["Words.xcstrings"] = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "boats" : { "localizations" : { "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld boat" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld boats" } } } } } } },
          "lamp" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Lamp" } } } },
          "title" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hafen" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Harbour" } } } },
          "unused" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Unbenutzt" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Unused" } } } }
        },
        "version" : "1.0"
      }

      """
    files["terms.csv"] = "en,de\nboats,Boote\n"
    return files
  }()
}
