import Foundation

extension Bomb {
  private static let tooManyElements = Ending.refused(65, "draws more than 200000 elements by repeated use")
  private static let tooManyLayers = Ending.refused(65, "draws more than 1000 masks and steps of filters")
  private static let tooManyOctaves = Ending.refused(65, "uses more than 32 octaves of noise")
  private static let tooMuchText = Ending.refused(65, "has more than 100000 bytes of text")
  private static let tooSlow = Ending.survived("takes more than 3 s to draw")
  private static let crash = Ending.survived("makes librsvg crash")
  private static let square = "<rect width=\"100\" height=\"100\"/>"

  /// A bomb that is an SVG picture.
  private static func svg(
    _ name: String, _ ending: Ending, attributes: String = "width=\"100\" height=\"100\"", doctype: String = "",
    _ body: @autoclosure @escaping @Sendable () -> String
  ) -> Bomb {
    Bomb(
      "svg-" + name, ending,
      files: {
        let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>"
        return ["bomb.svg": Array((doctype + root + body() + "</svg>").utf8)]
      }, canvas("<image src=\"bomb.svg\" alt=\"bomb\"/>"))
  }

  /// A square with a filter.
  private static func filtered(_ name: String, _ ending: Ending, _ filter: String) -> Bomb {
    svg(
      name, ending,
      "<filter id=\"f\">" + filter + "</filter><rect width=\"100\" height=\"100\" filter=\"url(#f)\"/>")
  }

  /// Levels of which each uses the one below it, from `a1` over `a0`; `$` in a level is the number of the one below.
  private static func levels(_ count: Int, of element: String, _ attributes: String, first: String, level: String)
    -> String
  {
    let start = "<\(element) \(attributes) id=\"a"
    return (0...count).map { number in
      let contents = number == 0 ? first : level.replacingOccurrences(of: "$", with: "\(number - 1)")
      return start + "\(number)\">" + contents + "</\(element)>"
    }.joined()
  }

  /// Bombs in SVG pictures.
  static var svg: [Bomb] { repetitions + filters + svgTexts + others + images }

  private static var repetitions: [Bomb] {
    [
      svg(
        "masks", tooManyLayers,
        levels(
          13, of: "mask", "", first: square,
          level: "<g mask=\"url(#a$)\"><rect width=\"9\" height=\"9\" mask=\"url('#a$')\"/></g>")
          + "<rect width=\"100\" height=\"100\" style=\"mask : url( #a13 )\"/>"),
      svg(
        "clips", tooManyElements,
        levels(
          24, of: "clipPath", "", first: square,
          level: "<rect width=\"9\" height=\"9\" clip-path=\"url(#a$)\"/><path clip-path=\"url(#a$)\"/>")
          + "<rect width=\"100\" height=\"100\" clip-path=\"url(#a24)\"/>"),
      svg(
        "patterns", tooManyElements,
        levels(
          9, of: "pattern", "width=\"1\" height=\"1\"", first: square,
          level: many("<rect width=\"9\" height=\"9\" fill=\"url(#a$)\"/>", 10))
          + "<rect width=\"100\" height=\"100\" fill=\"url(#a9)\"/>"),
      svg(
        "markers", tooManyElements,
        levels(
          7, of: "marker", "overflow=\"visible\" markerWidth=\"9\" markerHeight=\"9\"", first: "<path d=\"M0 0h1\"/>",
          level: "<path d=\"M0 0" + many("h1", 20) + "\" marker-mid=\"url(#a$)\"/>")
          + "<g marker-mid=\"url(#a7)\"><path d=\"M0 0" + many("h1", 20) + "\" stroke=\"red\"/></g>"),
      svg(
        "uses", tooManyElements,
        "<defs>" + levels(9, of: "g", "", first: square, level: many("<use href=\"&#35;a$\"/>", 10))
          + "</defs><use href=\"#a9\"/>"),
      svg(
        "gradient-stops", tooManyElements,
        "<linearGradient id=\"a\">" + many("<stop offset=\"0.5\"/>", 150_000) + "</linearGradient>"
          + many("<rect width=\"9\" height=\"9\" fill=\"url(#a)\"/>", 200)),
    ]
  }

  private static var filters: [Bomb] {
    [
      filtered(
        "octaves-with-a-blank", tooManyOctaves, "<feTurbulence numOctaves=\" 100000000 \" baseFrequency=\"1\"/>"),
      filtered(
        "octaves-by-reference", tooManyOctaves, "<feTurbulence numOctaves=\"&#49;00000000\" baseFrequency=\"1\"/>"),
      filtered("steps", tooManyLayers, many("<feGaussianBlur stdDeviation=\"20\"/>", 1001)),
      filtered("wide-erosions", tooSlow, many("<feMorphology operator=\"dilate\" radius=\"1000\"/>", 100)),
      filtered(
        "matrix", .refused(65, "has a filter of more than 400 numbers"),
        "<feConvolveMatrix order=\"100\" kernelMatrix=\"" + many("1 ", 10_000) + "\"/>"),
      filtered("empty-tile", crash, "<feFlood x=\"500\" y=\"500\" width=\"0\" height=\"0\"/><feTile/>"),
    ]
  }

  private static var svgTexts: [Bomb] {
    [
      svg("huge-letters", crash, "<text font-size=\"1e7\" stroke=\"red\">a</text>"),
      svg("growing-letters", crash, many("<g font-size=\"10em\">", 40) + "<text>a</text>" + many("</g>", 40)),
      svg(
        "text-by-entities", tooMuchText,
        doctype: "<!DOCTYPE svg [<!ENTITY e0 \"" + many("text ", 8) + "\">"
          + (1...4).map { "<!ENTITY e\($0) \"" + many("&e\($0 - 1);", 8) + "\">" }.joined() + "]>",
        "<text>&e4;</text>"),
      svg("long-text", tooMuchText, "<text>" + many("a b ", 500_000) + "</text>"),
      svg("text-marks", tooMuchText, "<text>a" + many("\u{301}", 200_000) + "</text>"),
      svg("spans", tooManyElements, "<text>" + many("<tspan>a</tspan>", 50_000) + "</text>"),
      svg(
        "used-text", tooManyElements,
        "<defs><text id=\"a\">" + many("<tspan>a</tspan>", 100) + "</text></defs>" + many("<use href=\"#a\"/>", 900)),
    ]
  }

  private static var others: [Bomb] {
    [
      svg(
        "style-rules", tooSlow,
        "<style>" + (0..<5000).map { ".a\($0) g g g g g g *{fill:red}" }.joined() + "</style>"
          + many("<g class=\"a1\">", 100) + many("<g/>", 5000) + many("</g>", 100)),
      svg(
        "style-import", .drawn,
        "<style>@import url(file:///etc/passwd);</style><rect width=\"9\" height=\"9\"/>"),
      svg("dashes", .drawn, "<path d=\"M0 0h1e9\" stroke=\"red\" stroke-dasharray=\"0.001\"/>"),
      svg(
        "huge-view", .drawn, attributes: "viewBox=\"0 0 1e30 1e30\" width=\"100\" height=\"100\"",
        "<circle r=\"1e30\" stroke-width=\"1e30\" stroke=\"red\"/>"),
      svg("elements", .refused(65, "has more than 200000 elements"), many("<g/>", 300_000)),
      svg("pictures-in-pictures", .refused(65, "nests deeper than 3 pictures in pictures"), pictureInPicture(5)),
    ]
  }

  private static func pictureInPicture(_ depth: Int) -> String {
    guard depth > 0 else { return square }
    let inner =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">" + pictureInPicture(depth - 1) + "</svg>"
    let data = Data(inner.utf8).base64EncodedString()
    return "<image width=\"9\" height=\"9\" href=\"data:image/svg+xml;base64," + data + "\"/>"
  }

  /// The header of a PNG picture of 10,000 × 10,000 pixels, in URLs of several kinds.
  private static var images: [Bomb] {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let header = start + Array("IHDR".utf8) + [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let base64 = Data(header).base64EncodedString()
    let escaped = header.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let urls = [
      "upper-case": "DATA:image/png;base64," + base64, "blank": " data:image/png;base64," + base64,
      "reference": "&#100;ata:image/png;base64," + base64, "percent": "data:image/png," + escaped,
      "parameters": "data:image/png;charset=x;BASE64," + base64,
    ]
    return urls.sorted { $0.key < $1.key }.map { name, url in
      svg(
        "image-" + name, .refused(65, "10000 × 10000 pixels, more than 50 million"),
        "<image href=\"" + url + "\" width=\"9\" height=\"9\"/>")
    }
  }
}
