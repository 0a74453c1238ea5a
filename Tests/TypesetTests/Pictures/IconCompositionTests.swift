import Testing

@testable import Typeset

/// R030–R042 on the outlines themselves.
@Suite struct IconCompositionTests {
  /// A drawing of 24 units from the body of an SVG file whose lines are 2 wide.
  private static func artwork(_ body: String) throws -> IconArtwork {
    let log = DiagnosticLog()
    let xml = "<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\">\(body)</svg>"
    return try #require(SVGIconReader.read(Array(xml.utf8), name: "x.svg", log: log), "\(log.diagnostics)")
  }

  private static func turned(_ body: String) throws -> IconPicture {
    IconComposition(base: try artwork(body), mirrorsBase: true, movesParts: true, isRightToLeft: true).picture()
  }

  @Test func theBaseIsMirroredAndTheSlashIsNot() throws {
    let picture = try Self.turned("<path d=\"M4 6h-2\"/><g data-part=\"slash\"><path d=\"M4 4l16 16\"/></g>")
    let slash = try #require(picture.parts.first { $0.kind == .slash }?.marks.first)
    #expect(slash.path.steps == [.move(Point(x: 4, y: 4)), .line(Point(x: 20, y: 20))])
    let base = try #require(picture.parts.first { $0.kind == .base })
    #expect(base.isMirrored)
    #expect(base.marks[0].path.steps == [.move(Point(x: 20, y: 6)), .line(Point(x: 22, y: 6))])
  }

  @Test func aToolMovesWithoutTurning() throws {
    let body = "<g data-part=\"tool\"><path d=\"M14 14l6 6\"/></g>"
    let tool = try #require(try Self.turned(body).parts.first?.marks.first)
    // The slant stays, the place is that of the mirror image.
    #expect(tool.path.steps == [.move(Point(x: 4, y: 14)), .line(Point(x: 10, y: 20))])
  }

  @Test func linesInAToolStartAtTheOtherSide() throws {
    let body = """
      <g data-part="tool"><path d="M12 12h8v8h-8z"/><g data-part="text" data-axis="16"><path d="M14 16h2"/></g></g>
      """
    let tool = try #require(try Self.turned(body).parts.first)
    let line = try #require(tool.marks.last?.path.bounds)
    // The tool moves to 4 to 12; a line that began 2 after its start ends 2 before its end.
    #expect(abs(line.minX - 8) < 1e-9 && abs(line.maxX - 10) < 1e-9)
  }

  @Test func theBaseKeepsClearOfTheSlash() throws {
    var composition = IconComposition(base: try Self.artwork("<path d=\"M2 12h20\"/><path d=\"M3 4h2\"/>"))
    composition.hasSlash = true
    let base = try #require(composition.picture().parts.first { $0.kind == .base })
    // On the left of the slash the line continues below it, on the right it keeps its distance.
    let ends = base.marks[0].path.polylines().map { ($0.points.first!.x, $0.points.last!.x) }
    #expect(ends.count == 2)
    #expect(ends[0].0 == 2 && abs(ends[0].1 - 12) < 0.3)
    let clear = (1.0 + 0.9 + 1.0) * 2.0.squareRoot()
    #expect(abs(ends[1].0 - (12 + clear)) < 0.05 && ends[1].1 == 22)
  }

  @Test func whatIsNotTouchedStaysAsItWasDrawn() throws {
    let body = "<rect x=\"15\" y=\"15\" width=\"3\" height=\"1\"/>"
    var composition = IconComposition(base: try Self.artwork(body))
    let before = composition.picture().parts[0].marks[0].path
    composition.badge = IconComposition.Badge(
      artwork: nil, ground: .disc, corner: .init(isAtRight: false, isAtBottom: false), isMirrored: false)
    #expect(composition.picture().parts[0].marks[0].path == before)
  }

  @Test func aBadgeIsCutOutOfItsDisc() throws {
    var composition = IconComposition(base: try Self.artwork("<path d=\"M2 5h20\"/>"))
    composition.badge = IconComposition.Badge(
      artwork: try Self.artwork("<path d=\"M4 12h16\"/>"), ground: .disc,
      corner: .init(isAtRight: true, isAtBottom: false),
      isMirrored: false)
    let picture = composition.picture()
    let badge = try #require(picture.parts.last)
    #expect(badge.kind == .badge && badge.marks[0].fill == .current && badge.marks[0].cutouts.count == 1)
    let base = try #require(picture.parts.first?.bounds)
    #expect(base.maxX < badge.bounds!.minX, "a gap between both")
    composition.badge?.corner.isAtRight = false
    #expect(abs(composition.picture().parts.last!.bounds!.minX - (24 - badge.bounds!.maxX)) < 1e-9)
  }

  @Test func linesGrowWithTheWeight() throws {
    let composition = IconComposition(base: try Self.artwork("<path d=\"M2 5h20\"/>"), strokeFactor: 1.3)
    #expect(composition.picture().parts[0].marks[0].strokeWidth == 2.6)
  }
}
