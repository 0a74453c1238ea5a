import Foundation
import Testing

@testable import Typeset

/// A page with a bit of everything, any part of which can be another.
struct ChangeSample {
  var pathColor = Color(red: 10, green: 20, blue: 30)
  var radius = 6.0
  var strokeColor = Color(red: 1, green: 2, blue: 3, alpha: 128)
  var strokeWidth = 0.5
  var cap = LineCap.round
  var join = LineJoin.bevel
  var usesEvenOdd = true
  var outlinePoint = Point(x: 5.25, y: 4)
  var cutoutRadius = 2.0
  var clip: Rect? = Rect(x: 1, y: 1, width: 30, height: 18)
  var pictureByte = UInt8(200)
  var crop = Rect(x: 0, y: 0, width: 1, height: 1)
  var isMirrored = true
  var pictureRadius = 3.0
  var text = "Save fi"
  var textColor = Color(red: 255, green: 0, blue: 0)
  var font = BundledFonts.font()
  var size = 17.0
  var pieceX = 0.0
  var origin = Point(x: 10, y: 20)
  var isDrawnOver = false

  /// The page.
  var frames: [Frame] {
    get throws {
      var path = PathItem(
        path: Path([
          .move(.zero), .line(outlinePoint), .curve(Point(x: 6, y: 6), Point(x: 3, y: 3), Point(x: 0, y: 5)), .close,
        ]),
        fill: pathColor, stroke: Stroke(color: strokeColor, width: strokeWidth, cap: cap, join: join))
      path.usesEvenOdd = usesEvenOdd
      path.cutouts = [.circle(center: Point(x: 2, y: 2), radius: cutoutRadius)]
      let box = PathItem(path: Path(Rect(x: 0, y: 0, width: 40, height: 20), radius: radius), fill: .white)
      let picture = try Picture.read(
        Self.png(pictureByte), path: "a.png", fonts: PictureSample.fonts, cache: PixelCache())
      let image = ImageItem(
        picture: picture, rect: Rect(x: 2, y: 2, width: 9, height: 9), crop: crop, isMirrored: isMirrored,
        radius: pictureRadius)
      var run = RecordSample.run(text, font: font, color: textColor, size: size)
      run.pieces[0].x = pieceX
      let child = RecordSample.element("inner", at: Point(x: 1, y: 1), [.glyphs(run)])
      var items: [FrameItem] = [.path(box), .path(path), .image(image), RecordSample.line(run)]
      items.insert(child, at: isDrawnOver ? items.count : 0)
      let outer = RecordSample.element("outer", at: origin, clip: clip, items)
      let artifact = FrameItem.group(
        FrameGroup(origin: Point(x: 3, y: 4), clip: clip, meaning: .artifact, items: [.path(path), .glyphs(run)]))
      return [RecordSample.frame([outer, artifact, RecordSample.line(run)])]
    }
  }

  /// A picture of one gray pixel.
  private static func png(_ gray: UInt8) -> [UInt8] {
    PNGFile.bytes(of: [gray, gray, gray].span, width: 1, height: 1, channels: 3, pixelsPerPoint: 1).bytes
  }
}

/// Nothing that is drawn is left out of a record.
@Suite struct RecordChangeTests {
  /// A change, and the lines that show it.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout ChangeSample) -> Void
    /// How the lines begin that are different.
    var lines: Set<String>

    init(_ name: String, _ lines: Set<String>, _ change: @escaping @Sendable (inout ChangeSample) -> Void) {
      testDescription = name
      self.lines = lines
      self.change = change
    }
  }

  static let changes = [
    Change("one step of one colour", ["path"]) { $0.pathColor.blue += 1 },
    Change("an opacity", ["path"]) { $0.strokeColor.alpha += 1 },
    Change("a stroke's width by .01", ["path"]) { $0.strokeWidth += 0.01 },
    Change("a cap", ["path"]) { $0.cap = .butt },
    Change("a join", ["path"]) { $0.join = .miter },
    Change("a rule of filling", ["path"]) { $0.usesEvenOdd = false },
    Change("a point of an outline by .01", ["path"]) { $0.outlinePoint.y -= 0.01 },
    Change("a cutout", ["path"]) { $0.cutoutRadius += 0.01 },
    Change("a radius by .01", ["path"]) { $0.radius += 0.01 },
    Change("no radius", ["path"]) { $0.radius = 0 },
    Change("a clip", ["frame", "path", "run"]) { $0.clip?.size.width += 0.01 },
    Change("no clip", ["frame", "path", "run"]) { $0.clip = nil },
    Change("one byte of a picture", ["picture"]) { $0.pictureByte += 1 },
    Change("a picture's part", ["picture"]) { $0.crop.size.width = 0.5 },
    Change("a mirrored picture", ["picture"]) { $0.isMirrored = false },
    Change("a picture's radius", ["picture"]) { $0.pictureRadius += 0.01 },
    Change("one step of a text's colour", ["run"]) { $0.textColor.red -= 1 },
    Change("one glyph's place by .01", ["glyphs"]) { $0.pieceX += 0.01 },
    Change("a place by .01", ["frame"]) { $0.origin.x += 0.01 },
    Change("what is drawn over what", ["path", "picture", "line", "element"]) { $0.isDrawnOver = true },
  ]

  @Test(arguments: changes)
  func aChangeIsCaughtWhereItIs(change: Change) throws {
    var sample = ChangeSample()
    let before = RecordSample.text(of: try sample.frames).split(separator: "\n")
    change.change(&sample)
    let after = RecordSample.text(of: try sample.frames).split(separator: "\n")
    let changed = Set(after.filter { !before.contains($0) }.map { $0.split(separator: "\"")[1] }.map(String.init))
    #expect(!changed.isEmpty)
    #expect(changed.isSubset(of: change.lines), "\(changed)")
  }

  @Test func oneLetterIsCaught() throws {
    var sample = ChangeSample()
    let before = RecordSample.text(of: try sample.frames)
    sample.text = "Save fl"
    #expect(RecordSample.text(of: try sample.frames) != before)
    // A letter that looks the same is another text.
    sample.text = "S\u{430}ve fi"
    #expect(RecordSample.text(of: try sample.frames) != before)
  }

  @Test func aSwappedFontFileIsCaught() throws {
    var bytes = try BundledFonts.bytes("NotoSans-Regular.ttf")
    var sample = ChangeSample()
    sample.font = try Font(bytes: FontBytes(copying: bytes), fileName: "a.ttf")
    let before = RecordSample.text(of: try sample.frames)
    // A byte of the padding at the end: family, weight and every glyph are the same.
    bytes.append(0)
    sample.font = try Font(bytes: FontBytes(copying: bytes), fileName: "a.ttf")
    let after = RecordSample.text(of: try sample.frames)
    #expect(after != before)
    let digits = #""file":"[0-9a-f]{12}""#
    #expect(
      after.replacing(try Regex(digits), with: "") == before.replacing(try Regex(digits), with: ""),
      "nothing else tells them apart")
  }

  @Test func oneIconIsCaught() throws {
    func text(_ name: String) throws -> String {
      try RecordSample.text(ofCanvas: "<icon name=\"\(name)\" size=\"24\" decorative=\"yes\"/>")
    }
    #expect(try text("heart") != text("star"))
    #expect(try text("heart") == text("heart"))
  }

  @Test func annotationsAreNoPartOfARecord() throws {
    let mark = FrameItem.path(PathItem(path: Path(Rect(x: 0, y: 0, width: 5, height: 5)), fill: .black))
    let plain = RecordSample.frame([])
    let annotated = RecordSample.frame([.group(FrameGroup(origin: .zero, meaning: .annotation, items: [mark]))])
    #expect(RecordSample.text(of: [plain]) == RecordSample.text(of: [annotated]))
  }

  @Test func aPlaceInTheSourceIsNotPartOfARecord() throws {
    let before = try RecordSample.text(ofCanvas: "<p id=\"a\">One</p>")
    #expect(try RecordSample.text(ofCanvas: "\n\n  <!-- told -->\n<p id=\"a\">One</p>") == before)
  }
}
