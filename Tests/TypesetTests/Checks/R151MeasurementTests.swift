import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The contrast that R151 reports is that of the worst pixel under the glyphs, measured here on the drawn page itself.
@Suite struct R151MeasurementTests {
  /// Pixels per point of the drawn pages.
  private static let scale = 4.0

  /// Text of a colour and a size, on a gradient, on a photograph or on stripes, at a place that a seed chooses.
  private struct Page {
    let blocks: String
    let direction: Direction
    let limit: Double

    init(seed: UInt64) {
      var generator = SeededGenerator(state: seed)
      let gray = Int.random(in: 0...255, using: &generator)
      let blue = min(255, max(0, gray + Int.random(in: -60...60, using: &generator)))
      let color = Color(red: UInt8(gray), green: UInt8(gray), blue: UInt8(blue)).hex
      let size = Int.random(in: 12...40, using: &generator)
      let text = ["Harbour", "Boats leave", "ميناء قديم", "נמל ישן", "HHHH", "Émile à Ångström"].randomElement(
        using: &generator)!
      let ground =
        switch seed % 3 {
        case 0: "<image src=\"gradient.svg\" alt=\"\" width=\"300\" height=\"150\" fit=\"stretch\"/>"
        case 1: "<image src=\"lighthouse.jpg\" alt=\"\" width=\"300\" height=\"150\" fit=\"fill\"/>"
        default:
          "<column spacing=\"0\" width=\"300\" height=\"150\">"
            + ["#20304060", "#ffffffc0", "#c0a08080"].map { "<box background=\"\($0)\" height=\"50\"/>" }.joined()
            + "</column>"
        }
      let place = ["top start", "center center", "bottom end", "top end", "bottom start"].randomElement(
        using: &generator)!
      blocks = """
        <overlay width="300" height="150">\(ground)<p id="t" color="\(color)" size="\(size)" width="260" padding="9"\
         anchor="\(place)">\(text)</p></overlay>
        """
      direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
      limit = size >= 18 ? 3 : 4.5
    }
  }

  /// The folder of the pictures.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Examples.folder.appendingPathComponent("Guidelines/Artwork/lighthouse.jpg"),
      to: folder.appendingPathComponent("lighthouse.jpg"))
    let gradient = """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><linearGradient id="g" x2="1" y2="1">\
      <stop stop-color="#102040"/><stop offset=".5" stop-color="#40a060"/><stop offset="1" stop-color="#fff0c0"/>\
      </linearGradient><rect width="300" height="150" fill="url(#g)"/></svg>
      """
    try Data(gradient.utf8).write(to: folder.appendingPathComponent("gradient.svg"))
    return folder
  }

  /// A frame with only its glyphs, or with all but them.
  private func part(_ frame: Frame, glyphs keepsGlyphs: Bool) -> Frame {
    func filtered(_ items: [FrameItem]) -> [FrameItem] {
      items.compactMap { item in
        switch item {
        case .glyphs(var run):
          run.appearance.color = .black
          return keepsGlyphs ? .glyphs(run) : nil
        case .path, .image: return keepsGlyphs ? nil : item
        case .group(var group):
          group.items = filtered(group.items)
          return .group(group)
        }
      }
    }
    var result = frame
    result.items = filtered(frame.items)
    result.background = .white
    return result
  }

  private func pixels(_ frame: Frame) throws -> (colors: [Color], width: Int) {
    let (pixels, width) = try PNGOutput.pixels(of: frame, scale: Self.scale, faces: FaceCache())
    return (pixels.map(\.channels).map { Color(red: $0[0], green: $0[1], blue: $0[2]) }, width)
  }

  /// The least contrast of the text with what lies under the inside of its glyphs, and that with what lies under any
  /// part of them.
  private func worst(_ sample: LayoutSample) throws -> (inside: Double, anywhere: Double) {
    let color = try #require(sample.runs(of: "t").first).appearance.color
    let ground = try pixels(part(sample.frames[0], glyphs: false)).colors
    let (glyphs, width) = try pixels(part(sample.frames[0], glyphs: true))
    var (inside, anywhere) = (Double.infinity, Double.infinity)
    let reach = Int(Self.scale / 2)
    for index in glyphs.indices where glyphs[index].red < 128 {
      let ratio = Self.contrast(color, ground[index])
      anywhere = min(anywhere, ratio)
      let isInside = [-reach, reach, -reach * width, reach * width].allSatisfy {
        glyphs.indices.contains(index + $0) && glyphs[index + $0].red < 128
      }
      if isInside { inside = min(inside, ratio) }
    }
    return (inside, anywhere)
  }

  /// The formula as the Web Content Accessibility Guidelines write it.
  private static func contrast(_ one: Color, _ other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func light(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
    }
    let (first, second) = (luminance(one) + 0.05, luminance(other) + 0.05)
    return max(first, second) / min(first, second)
  }

  @Test func whatIsReportedIsTheWorstPixel() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var found = 0
    for seed in 0..<90 {
      let page = Page(seed: UInt64(seed) &* 0x9E37_79B9 &+ UInt64(seed))
      let xml = "<canvas width=\"300\" height=\"150\">\(page.blocks)</canvas>"
      let options = LayoutOptions.with { $0.direction = page.direction }
      let sample = try LayoutSample("<document lang=\"en\">\(xml)</document>", folder: folder.path, options: options)
      let worst = try worst(sample)
      let fault = try CheckSample(xml, folder: folder.path, options: options).findings(of: 151).first?.fault
      // Where pixels begin differs between the two, and so does what they mix: a few hundredths of the ratio.
      if worst.inside < page.limit * 0.93 {
        found += 1
        let measured = try #require(fault?.measured.flatMap { Double($0.dropLast(2)) }, "seed \(seed): \(worst)")
        #expect(measured < worst.inside * 1.07 + 0.05, "seed \(seed): \(measured) and not \(worst)")
        #expect(measured > worst.anywhere * 0.93 - 0.1, "seed \(seed): \(measured) and not \(worst)")
      } else if worst.anywhere > page.limit * 1.07 {
        #expect(fault == nil, "seed \(seed): \(fault?.measured ?? "") and not \(worst)")
      }
    }
    #expect((20...80).contains(found), "\(found)")
  }
}
