import Testing

@testable import Typeset

@Suite struct SVGPictureTests {
  private func size(_ attributes: String) throws -> Size {
    try PictureSample.read(PictureSample.svg("<path d='M0 0h9'/>", attributes)).size
  }

  private func remarks(_ body: String) throws -> [String] {
    try PictureSample.read(PictureSample.svg(body)).remarks.map { "\($0.code): \($0.words)" }
  }

  @Test func aPixelIsAPoint() throws {
    #expect(try size("width='20' height='10'") == Size(width: 20, height: 10))
    #expect(try size("width='20px' height='10px' viewBox='0 0 200 100'") == Size(width: 20, height: 10))
    #expect(try size("width='1in' height='36pt'") == Size(width: 72, height: 36))
    #expect(abs(try size("width='25.4mm' height='2.54cm'").height - 72) < 0.001)
    #expect(try size("viewBox='5 5 30 40'") == Size(width: 30, height: 40))
    #expect(try size("width='60' viewBox='0 0 30 40'") == Size(width: 60, height: 80))
    #expect(try size("height='80' width='100%' viewBox='0 0 30 40'") == Size(width: 60, height: 80))
  }

  @Test func aPictureWithoutAnExtentIsRefused() {
    #expect(PictureSample.refusal(PictureSample.svg("", "")) == .noSize)
    #expect(PictureSample.refusal(PictureSample.svg("", "width='0' height='10'")) == .noSize)
    #expect(
      PictureSample.refusal(PictureSample.svg("", "width='1e9' height='10'"))
        == .beyondLimits("is more than 100000 pt long"))
  }

  @Test func itIsKnownByItsRootHoweverItBegins() {
    for start in [
      "<?xml version='1.0'?>\n<!-- a > b -->", "\u{FEFF}", "<!DOCTYPE svg [<!ENTITY a '>'>]>\n", " \n",
    ] {
      #expect(PictureFormat.sniffed(Array(start.utf8) + PictureSample.svg("")) == .svg, "\(start)")
    }
    #expect(PictureFormat.sniffed(Array("<s:svg xmlns:s='http://www.w3.org/2000/svg'/>".utf8)) == .svg)
    #expect(PictureFormat.sniffed(Array("<html><svg/></html>".utf8)) == nil)
  }

  @Test func missingFontsAndCharactersAreReported() throws {
    #expect(try remarks("<text font-family='Noto Sans'>Aא</text><text font-family='serif'>b</text>") == [])
    #expect(
      try remarks("<text font-family=\"'Futura', Avenir\">A</text><style>.a { font-family: Bodoni }</style>")
        == ["picture-font: uses fonts that are not available: \"Bodoni\", \"Futura\""])
    #expect(try remarks("<text style='font-family:Futura, Noto Sans'>A</text>") == [])
    #expect(
      try remarks("<text>ሀ<tspan>&#x1201;</tspan>日</text>") == [
        "picture-character: has characters that no font has: \"ሀ\" (U+1200), \"ሁ\" (U+1201)"
      ])
    // Nothing is written in it, and a title is not drawn.
    #expect(try remarks("<title>日</title><path font-family='Futura' d='M0 0'/>") == [])
  }

  @Test func nothingOutsideIsRead() throws {
    #expect(
      try remarks("<image href='file:///etc/hostname' width='5' height='5'/>")
        == ["picture-reference: refers to \"file:///etc/hostname\", which is not loaded"])
    #expect(try remarks("<use href='#a'/><a href='https://example.org'><path id='a' d='M0 0'/></a>") == [])
    let entity = "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>"
    let picture = Array(entity.utf8) + PictureSample.svg("<text>&x;</text>")
    guard case .damaged(.svg, let words) = PictureSample.refusal(picture) else {
      Issue.record("an external entity is taken")
      return
    }
    #expect(words.contains("'x'"))
  }

  @Test func bombsAreRefused() {
    let deep = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
    #expect(PictureSample.refusal(PictureSample.svg(deep)) == .beyondLimits("nests deeper than 256 elements"))
    let wide = String(repeating: "<g/>", count: PictureLimits.mostElements + 1)
    #expect(PictureSample.refusal(PictureSample.svg(wide)) == .beyondLimits("has more than 200000 elements"))
    // A PNG picture of 65536 × 65536 pixels, of which there is but the header.
    let header = "iVBORw0KGgoAAAANSUhEUgABAAAAAQAACAYAAAA="
    #expect(
      PictureSample.refusal(PictureSample.svg("<image href='data:image/png;base64,\(header)'/>"))
        == .tooManyPixels(width: 65536, height: 65536))
    var entities = "<!DOCTYPE svg [<!ENTITY a0 'aaaaaaaaaa'>"
    for level in 1...9 {
      entities += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    let billion = Array((entities + "]>").utf8) + PictureSample.svg("<text>&a9;</text>")
    #expect(PictureSample.refusal(billion) == .beyondLimits("has more than 100000 bytes of text"))
  }

  @Test func whatTakesForeverIsRefused() throws {
    var uses = "<rect id='a0' width='1' height='1'/>"
    for level in 1...9 {
      uses += "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    #expect(
      PictureSample.refusal(PictureSample.svg("<defs>\(uses)</defs><use href='#a9'/>"))
        == .beyondLimits("draws more than 200000 elements by repeated use"))
    #expect(
      PictureSample.refusal(PictureSample.svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")) == nil)
    #expect(
      PictureSample.refusal(PictureSample.svg("<filter id='f'><feTurbulence numOctaves='10000'/></filter>"))
        == .beyondLimits("uses more than 32 octaves of noise"))
  }

  @Test func whatIsNotWellFormedIsRefused() throws {
    let refusals = [
      "<g>": "line 1: mismatched tag", "\n<path d=\"": "line 2: not well-formed (invalid token)",
      "&nothing;": "line 1: undefined entity", "</g>": "line 1: mismatched tag",
    ]
    for (body, words) in refusals {
      #expect(PictureSample.refusal(PictureSample.svg(body)) == .damaged(.svg, words), "\(body)")
    }
    let bytes = PictureSample.svg("<text font-family='A'>&#65;<!-- x --><![CDATA[y]]></text><image href='data:,x'/>")
    for count in bytes.indices { _ = PictureSample.refusal(Array(bytes[..<count])) }
  }

  @Test func plainPicturesNeedNoTrial() {
    let plain = [
      "<path d='M0 0h9' stroke='red'/>", "<style>.a{fill:#f00;stroke-width:2}</style><rect class='a'/>",
      "<defs><linearGradient id='a'><stop offset='1'/></linearGradient></defs><rect fill='url(#a)'/>",
      "<clipPath id='a'><rect width='9' height='9'/></clipPath><g clip-path='url(#a)'><use href='#a'/></g>",
    ]
    for body in plain { #expect(!SVGReader.facts(of: PictureSample.svg(body)).needsTrial, "\(body)") }
    let suspects = [
      "<text>a</text>", "<path stroke-dasharray='1' d='M0 0'/>", "<g style='FILTER:blur(3px)'/>",
      "<style>.a{filter:url(#f)}</style>", "<style>.a{fi\\6cter:url(#f)}</style>", "<style>@import 'a';</style>",
      "<image href='data:image/webp;base64,UklGRg=='/>", String(repeating: "<g/>", count: 6000),
    ]
    for body in suspects { #expect(SVGReader.facts(of: PictureSample.svg(body)).needsTrial, "\(body)") }
  }

  @Test func aRequestForATrialIsReadAsItWasWritten() throws {
    let request = PictureTrialRequest(bytes: [0, 1, 0], fonts: PictureSample.fonts)
    let read = try #require(PictureTrialRequest(encoded: request.encoded))
    #expect(read.bytes == [0, 1, 0] && read.fonts.families == PictureSample.fonts.families)
    #expect(read.fonts.defaultFamily == PictureSample.fonts.defaultFamily)
    #expect(PictureTrialRequest(encoded: [0x32, 0, 0x61]) == nil)
  }

  @Test func aTrialThatCannotBeHeldIsNoRefusal() throws {
    let trial = PictureTrial(program: "/nowhere/typesetter")
    try trial.attempt(PictureSample.svg("<text>a</text>"), fonts: .none)
    #expect(PictureTrial.reason(of: .reply("librsvg says no")) == .damaged(.svg, "librsvg says no"))
    #expect(PictureTrial.reason(of: .reply(PictureTrial.success)) == nil)
  }

  @Test func aMissingLibraryNamesItsPackage() {
    let result = SVGLibrary.open(["librsvg-that-is-not-there.so.2"])
    guard case .failure(let error) = result else {
      Issue.record("it is there")
      return
    }
    let diagnostic = PictureError("a.svg", .noLibrary(error.words))
    #expect(diagnostic.code == "missing-library")
    #expect(diagnostic.description.contains("librsvg-that-is-not-there.so.2"))
    #expect(diagnostic.hints.joined().contains("librsvg2-2"))
  }
}
