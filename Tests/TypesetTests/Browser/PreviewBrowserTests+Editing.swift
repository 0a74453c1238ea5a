import Foundation
import Testing

// Texts are changed on the canvas.
extension PreviewBrowserTests {
  /// An expression: the field over the text that is changed.
  static let textField = "document.querySelector('.text-field')"
  /// An expression: what the card beside it says.
  static let textCard = "document.querySelector('.text-card').innerText"
  /// An expression: whether the text is measured, after which nothing moves.
  static let isTextMeasured = "document.querySelector('.card-limit')?.innerText.includes('fit') === true"
  /// An expression: what is drawn.
  static let drawnText = "document.querySelector('.stage').shadowRoot.querySelector('svg').textContent"

  @Test func aTextIsChangedWhereItIs() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let first = command.text("Words.xcstrings")
    try page.open("document=harbour.xml")
    try edit("boats", on: page)
    // The field has a name and a description, and lies on its text.
    #expect(try browser.text(Self.textField + ".getAttribute('aria-label')").contains("boats"))
    #expect(try browser.waits(until: Self.isTextMeasured))
    let about =
      "\(Self.textField).getAttribute('aria-describedby').split(' ').map(id => document.getElementById(id).textContent).join()"
    #expect(try browser.text(about).contains("11 characters"))
    let (x, y) = try page.place(of: "boats")
    #expect(try browser.waits(until: "document.elementFromPoint(\(x), \(y)) === \(Self.textField)"))
    try browser.send("Input.insertText", ["text": "Ships"])
    #expect(try browser.waits(until: Self.drawnText + ".includes('Ships')"))
    // The first save of a session shows its difference.
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.querySelector('dialog .primary')?.disabled === false"))
    #expect(command.text("Words.xcstrings") == first)
    try page.press("Save", in: "dialog .actions:last-child")
    let second = first.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships\"")
    #expect(command.waits { command.text("Words.xcstrings") == second })
    #expect(
      try browser.waits(
        until: "document.activeElement.className === 'stage' && document.querySelector('.tried, .waiting') === null"))
    // The next one is saved at once.
    try browser.press("Enter")
    #expect(try browser.waits(until: Self.textField + "?.value === 'Ships'"))
    try browser.press("Tab", modifiers: 8)
    #expect(try browser.waits(until: Self.textField + "?.value === 'Lamp' && \(Self.isTextMeasured)"))
    try browser.send("Input.insertText", ["text": "Light"])
    try browser.press("Enter")
    let third = second.replacingOccurrences(of: "\"Lamp\"", with: "\"Light\"")
    #expect(command.waits { command.text("Words.xcstrings") == third })
    #expect(try browser.waits(until: "document.querySelector('.toast.acting')?.innerText.includes('Undo') === true"))
    #expect(try browser.waits(until: "document.querySelector('dialog, .text-editing') === null"))
    #expect(browser.complaints == [])
  }

  @Test func savesAreUndoneAndRedone() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let first = command.text("Words.xcstrings")
    try page.open("document=harbour.xml&panel=try")
    try confirm(on: page)
    try edit("boats", on: page)
    try browser.send("Input.insertText", ["text": "Ships"])
    try browser.press("Enter")
    let second = first.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships\"")
    #expect(command.waits { command.text("Words.xcstrings") == second })
    #expect(
      try browser.waits(until: Self.drawnText + ".includes('Ships') && document.querySelector('.tried') === null"))
    try browser.press("z", modifiers: 2)
    #expect(command.waits { command.text("Words.xcstrings") == first })
    #expect(try browser.waits(until: Self.drawnText + ".includes('Boats today')"))
    // The list survives that the page is opened again, and its buttons do what the keys do.
    try page.open("document=harbour.xml&panel=try")
    #expect(try browser.waits(until: "document.querySelector('.saved-texts')?.innerText.includes('Undone') === true"))
    try page.press("Redo", in: ".saved-texts")
    #expect(command.waits { command.text("Words.xcstrings") == second })
    #expect(
      try browser.waits(until: "document.querySelector('.toast.acting')?.innerText.includes('Saved again') === true"))

    // Somebody else changes the file: their entry stays.
    let theirs = second.replacingOccurrences(of: "\"Lamp\"", with: "\"Beacon\"")
    try command.write(theirs, to: "Words.xcstrings")
    #expect(try browser.waits(until: Self.drawnText + ".includes('Beacon')"))
    try browser.press("z", modifiers: 2)
    #expect(
      try browser.waits(
        until: "document.querySelector('dialog .difference-text')?.innerText.includes('Boats today') === true"))
    #expect(try browser.text("document.querySelector('dialog').innerText").contains("Words.xcstrings"))
    #expect(command.text("Words.xcstrings") == theirs)
    try page.press("Change back this entry", in: "dialog")
    #expect(
      command.waits {
        command.text("Words.xcstrings") == theirs.replacingOccurrences(of: "\"Ships\"", with: "\"Boats today\"")
      })
    try browser.press("z", modifiers: 10)
    #expect(command.waits { command.text("Words.xcstrings") == theirs })
  }

  @Test func whatIsTypedIsTakenBackOrTried() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&selected=boats")
    try page.settles()
    try browser.press("F2")
    #expect(try browser.waits(until: Self.textField + "?.value === 'Boats today' && \(Self.isTextMeasured)"))
    try browser.send("Input.insertText", ["text": "Ships"])
    #expect(try browser.waits(until: Self.drawnText + ".includes('Ships')"))
    try browser.press("Escape")
    #expect(
      try browser.waits(
        until:
          "\(Self.textField) === null && document.querySelector('.tried') === null && \(Self.drawnText).includes('Boats today')"
      ))
    #expect(try browser.text("document.activeElement.className") == "stage")
    #expect(try browser.waits(until: "document.getElementById('count-try').hidden"))
    // Who clicks elsewhere keeps it as a tried text; a line break is one.
    try browser.press("Enter")
    #expect(try browser.waits(until: Self.textField + "?.value === 'Boats today'"))
    try browser.send("Input.insertText", ["text": "Ships"])
    try browser.press("Enter", modifiers: 8)
    try browser.press("Enter", modifiers: 1)
    try browser.send("Input.insertText", ["text": "now"])
    #expect(try browser.text(Self.textField + ".value") == "Ships\n\nnow")
    #expect(try browser.waits(until: Self.drawnText + ".includes('Ships')"))
    let (x, y) = try page.place(of: "flag")
    try browser.click(x: x, y: y)
    #expect(try browser.waits(until: "\(Self.textField) === null && location.search.includes('selected=flag')"))
    #expect(try browser.text("document.getElementById('count-try').innerText") == "1")
    // Texts follow each other as they are read; one without a key says why it stays here.
    try edit("boats", on: page)
    #expect(try browser.text(Self.textField + ".value") == "Ships\n\nnow")
    try browser.press("Tab")
    #expect(try browser.waits(until: Self.textField + "?.value === 'A text without a key'"))
    #expect(try browser.text(Self.textCard).contains("written in the document"))
    try browser.send("Input.insertText", ["text": "Another"])
    try browser.press("Enter")
    #expect(
      try browser.evaluate("\(Self.textField).value === 'Another' && document.querySelector('dialog') === null")
        as? Bool
        == true)
    try browser.press("Tab")
    #expect(try browser.waits(until: "document.getElementById('announcements').innerText.includes('last text')"))
    try browser.press("Tab", modifiers: 8)
    #expect(try browser.waits(until: Self.textField + "?.value.startsWith('Ships') === true"))
    #expect(try browser.text("document.getElementById('count-try').innerText") == "2")
    #expect(browser.complaints == [])
  }

  @Test func theCardStaysOnTheCanvas() throws {
    let page = try PreviewPage(width: 1440, height: 600)
    let browser = page.browser
    let isInside = """
      (() => { const [card, canvas] = ['.text-card', '#canvas'].map(each => document.querySelector(each).getBoundingClientRect());
        return card.left >= canvas.left && card.right <= canvas.right && card.top >= canvas.top && card.bottom <= canvas.bottom; })()
      """
    for (language, edge) in [("en", "left"), ("ar", "right")] {
      for zoom in ["0.3", "1", "3"] {
        try page.open("document=harbour.xml&locale=ar&interface=\(language)&zoom=\(zoom)&selected=boats")
        try page.settles()
        try browser.press("F2")
        let limit = "document.querySelector('.card-limit')?.innerText.length > 0"
        #expect(try browser.waits(until: "\(Self.textField)?.dir === 'rtl' && \(limit)"))
        #expect(try browser.waits(until: isInside), "\(language), zoom \(zoom)")
        // It begins where its field begins, as the page does, where there is room.
        if zoom == "1" {
          let edges =
            "['.text-card', '.text-field'].map(each => Math.round(document.querySelector(each).getBoundingClientRect().\(edge)))"
          #expect(try browser.waits(until: "new Set(\(edges)).size === 1"))
        }
      }
    }
  }

  @Test func aFingerChangesATextToo() throws {
    let page = try PreviewPage(width: 390, height: 800)
    let browser = page.browser
    try browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try page.open("document=harbour.xml")
    try page.settles()
    let (x, y) = try page.place(of: "boats")
    func touch(_ time: Double) throws {
      try browser.send("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": x, "y": y]]])
      Thread.sleep(forTimeInterval: time)
      try browser.send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
    }
    // A second tap, and one that rests.
    try touch(0.02)
    #expect(try browser.waits(until: "document.body.classList.contains('shows-inspector')"))
    try browser.evaluate("document.body.classList.remove('shows-inspector')")
    try touch(0.02)
    #expect(
      try browser.waits(
        until: Self.textField + "?.value === 'Boats today' && document.activeElement === \(Self.textField)"))
    try browser.press("Escape")
    #expect(try browser.waits(until: Self.textField + " === null"))
    try touch(0.6)
    #expect(try browser.waits(until: Self.textField + "?.value === 'Boats today'"))
    // Its buttons are large enough.
    #expect(
      try browser.waits(
        until:
          "[...document.querySelectorAll('.text-card button')].every(each => each.getBoundingClientRect().height >= 44)"
      ))
  }

  /// Begins to change a text by a double click.
  func edit(_ id: String, on page: PreviewPage) throws {
    try page.settles()
    let (x, y) = try page.place(of: id)
    for count in 1...2 {
      for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
        try page.browser.send(
          "Input.dispatchMouseEvent",
          ["type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left", "clickCount": count])
      }
    }
    guard try page.browser.waits(until: "document.activeElement === \(Self.textField)") else {
      throw Browser.Failure(description: "\(id) is not changed")
    }
  }

  /// Makes the page one in which a save was confirmed already.
  func confirm(on page: PreviewPage) throws {
    try page.browser.evaluate(
      "fetch('api/session').then(answer => answer.json()).then(({ id }) => sessionStorage.setItem(`typeset-confirmed ${id}`, '1'))"
    )
  }
}
