import Foundation
import Testing

@testable import Typeset

/// The device around a screen: drawn where it is asked for, and no part of what is on the screen.
@Suite struct DeviceFrameTests {
  private func frames(_ canvas: String, framed: Bool = true, orientation: DeviceOrientation? = nil) throws -> [Frame] {
    var options = LayoutOptions()
    options.framesDevice = framed
    options.orientation = orientation
    return try LayoutSample("<document lang=\"en\">\(canvas)</document>", options: options).frames
  }

  @Test(arguments: Devices.all.map(\.id)) func everyDeviceHasRoomForItsScreen(id: String) throws {
    let device = try #require(Devices.named(id))
    for orientation in device.orientations {
      let screen = "<screen device=\"\(id)\"><status-bar/><p id=\"p\">Text</p></screen>"
      let plain = try #require(try frames(screen, framed: false, orientation: orientation).first)
      let framed = try #require(try frames(screen, orientation: orientation).first)
      #expect(framed.isFramed && !plain.isFramed && framed.background == nil)
      let (width, height) = (framed.size.width - plain.size.width, framed.size.height - plain.size.height)
      #expect(width > 20 && height > 20)
      // On its side, what was above and below the screen is beside it.
      if device.displayShape.cornerRadius == 0 { #expect((width > height) == orientation.isLandscape) }
    }
  }

  @Test func pagesAndSharesOfAScreenHaveNone() throws {
    #expect(try frames("<canvas width=\"80\"/><page size=\"a5\"/>").allSatisfy { !$0.isFramed })
    var options = LayoutOptions()
    options.framesDevice = true
    options.split = .half
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen device=\"ipad-pro-11\"/></document>", options: options)
    #expect(sample.frames.allSatisfy { !$0.isFramed })
  }

  @Test func itIsAnArtifact() throws {
    let screen = "<screen device=\"iphone-17\"><status-bar/><p>Text</p></screen>"
    let types = try [true, false].map { framed in
      Tool.pdfinfo.isMissing ? [] : try PDFStructureTests.types(of: PDFOutputTests.pdf(frames(screen, framed: framed)))
    }
    #expect(types[0] == types[1])
  }

  @Test func aDumpHasNone() throws {
    let run = try CommandRun(["a.xml": "<document lang=\"en\"><screen><p>Text</p></screen></document>"])
    let result = try run.run("render", "a.xml", "--frame", "-f", "json", "-o", "-")
    #expect(result.status == 64 && result.errors.contains("--frame"), "\(result.errors)")
  }

  @Test(arguments: ["png", "svg", "pdf"]) func everyOutputDrawsIt(format: String) throws {
    let run = try CommandRun([
      "a.xml": "<document lang=\"en\"><screen device=\"iphone-17\"><p>Text</p></screen></document>"
    ])
    for command in [["render", "a.xml"], ["sheet", "a.xml", "--locales", "en,ar"]] {
      let plain = try run.run(command + ["-o", "plain.\(format)"])
      let framed = try run.run(command + ["--frame", "-o", "framed.\(format)"])
      #expect(plain.status == 0 && framed.status == 0, "\(framed.errors)")
      let files = try ["plain", "framed"].map {
        try Data(contentsOf: run.folder.appendingPathComponent("\($0).\(format)"))
      }
      #expect(files[0] != files[1])
    }
  }

  @Test func aBatchKnowsIt() throws {
    let run = try CommandRun(["a.xml": "<document lang=\"en\"><screen><p>Text</p></screen></document>"])
    func batch(_ options: [String]) throws -> String {
      let result = try run.run(["batch", "a.xml", "--out", "out", "-f", "svg"] + options)
      return String(decoding: result.output, as: UTF8.self)
    }
    #expect(try batch([]).contains("drawn 1"))
    #expect(try batch([]).contains("unchanged 1"))
    #expect(try batch(["--frame"]).contains("drawn 1"))
  }

  // MARK: The housing

  /// The black shape of a status bar, by its bounds on the screen.
  private func housing(_ device: String, dir: Direction = .leftToRight) throws -> Rect? {
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen device=\"\(device)\"><status-bar id=\"s\"/></screen></document>",
      options: LayoutOptions(direction: dir))
    func find(_ items: [FrameItem], _ origin: Point) -> Rect? {
      for case .group(let group) in items {
        let corner = origin + group.origin
        if case .annotation = group.meaning, case .path(let path)? = group.items.first {
          return path.path.bounds.map { Rect(origin: corner + $0.origin, size: $0.size) }
        }
        if let found = find(group.items, corner) { return found }
      }
      return nil
    }
    return find(sample.frames[0].items, .zero)
  }

  @Test func theHousingIsInTheMiddleBetweenTimeAndSigns() throws {
    for device in Devices.all {
      let housing = try housing(device.id)
      #expect((housing != nil) == (device.displayShape.housing != nil), "\(device.id)")
      guard let housing else { continue }
      #expect(abs(housing.minX + housing.maxX - device.portraitSize.width) < 0.01, "\(device.id)")
      #expect(try self.housing(device.id, dir: .rightToLeft) == housing)
      let sample = try LayoutSample(
        "<document lang=\"en\"><screen device=\"\(device.id)\"><status-bar id=\"s\"/></screen></document>")
      // A notch is wider at the edge itself.
      let length = device.displayShape.housing?.length ?? 0
      let (left, right) = ((device.portraitSize.width - length) / 2, (device.portraitSize.width + length) / 2)
      for placed in sample.elements() where placed.element.id.hasPrefix("s/") {
        #expect(placed.box.maxX <= left - 3.9 || placed.box.minX >= right + 3.9, "\(device.id) \(placed.element.id)")
        #expect(placed.box.minX >= 7.9 && placed.box.maxX <= device.portraitSize.width - 7.9, "\(device.id)")
      }
    }
  }
}
