import Foundation
import Testing

@testable import Typeset

/// Ways to look at finished frames that the tests of the guidelines share.
extension LayoutSample {
  /// Lays out the example document named after a rule.
  static func example(_ name: String, options: LayoutOptions = LayoutOptions()) throws -> Self {
    try Self(example: "Guidelines/\(name).xml", options: options)
  }

  /// The lines of text in an element, from top to bottom, with what they hold.
  func lines(of id: String, on frame: Int = 0) -> [FrameGroup] {
    var lines: [FrameGroup] = []
    func collect(_ items: [FrameItem], isInside: Bool) {
      for case .group(let group) in items {
        switch group.meaning {
        case .element(let element): collect(group.items, isInside: isInside || element.id == id)
        case .line:
          if isInside { lines.append(group) } else { collect(group.items, isInside: false) }
        case .artifact: collect(group.items, isInside: isInside)
        case .annotation: break
        }
      }
    }
    collect(frames[frame].items, isInside: false)
    return lines
  }

  /// The runs of glyphs in an element, line by line and from left to right.
  func runs(of id: String, on frame: Int = 0) -> [GlyphRun] { lines(of: id, on: frame).flatMap(\.runs) }

  /// The characters of an element in visual order, line by line and from left to right, read off the glyphs.
  func seen(_ id: String, on frame: Int = 0) -> String { runs(of: id, on: frame).map(\.seen).joined() }

  /// The outlines that an element draws itself, parts left out, from its own corner.
  func outlines(of id: String, on frame: Int = 0) -> [Path] {
    func find(_ items: [FrameItem]) -> [Path]? {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning, element.id == id {
          return group.items.compactMap { if case .path(let item) = $0 { item.path } else { nil } }
        }
        if let paths = find(group.items) { return paths }
      }
      return nil
    }
    return find(frames[frame].items) ?? []
  }

  /// The type sizes of the runs in an element.
  func sizes(of id: String) -> [Double] { runs(of: id).map(\.appearance.size) }

  /// The boxes of an element's own lines on the page.
  func lineBoxes(of id: String) throws -> [Rect] {
    try #require(elements().first { $0.element.id == id }, "no \(id)").lines
  }
}

extension FrameGroup {
  /// The runs of glyphs in it and in the groups inside, in the order of drawing.
  fileprivate var runs: [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .path, .image: []
      case .group(let group): group.runs
      }
    }
  }
}

extension GlyphRun {
  /// Its characters from left to right, those of one cluster in reading order.
  var seen: String {
    var seen: [UInt16] = []
    for piece in pieces {
      let clusters = piece.shaped.glyphs[piece.glyphs].map { piece.start + Int($0.cluster) }
      let starts = Set(clusters).sorted()
      var last = -1
      for cluster in clusters where cluster != last {
        last = cluster
        let end = starts.first { $0 > cluster } ?? piece.text.upperBound
        seen += paragraph[cluster..<max(cluster, end)]
      }
    }
    return String(decoding: seen, as: UTF16.self)
  }

  /// Its glyphs from left to right.
  var glyphs: [UInt32] { pieces.flatMap { $0.shaped.glyphs[$0.glyphs].map(\.id) } }
}

/// The example documents of the checkout.
enum Examples {
  /// The folder `Examples`, found from this file.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  /// The paths of all documents, not those of icon sets, but those that break a guideline, counted from `folder`, in
  /// order.
  static let documents = all.filter { !$0.hasPrefix(found) }

  /// The paths of the documents in which a check finds something.
  static let faulty = all.filter { $0.hasPrefix(found) }

  private static let found = "Checks/Found/"

  private static let all: [String] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".xml") && !$0.hasSuffix("/manifest.xml") }.sorted()
  }()
}

/// A text in reverse, the visual order of right-to-left letters.
func reversed(_ text: String) -> String { String(text.reversed()) }
