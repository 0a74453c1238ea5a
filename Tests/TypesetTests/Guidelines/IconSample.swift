import Testing

@testable import Typeset

/// An outline that a test looks for is not there.
struct MissingOutline: Error {}

/// An icon laid out in some context, for the tests of R018 to R048.
struct IconSample {
  let sample: LayoutSample

  /// Lays out one `icon`, whose `id` is `x`, in a language.
  init(_ attributes: String, _ children: String = "", lang: String) throws {
    sample = try LayoutSample.canvas("<icon id=\"x\" \(attributes)>\(children)</icon>", lang: lang)
    try #require(sample.diagnostics.isEmpty, "\(sample.diagnostics.map(\.message))")
  }

  /// What the outputs know of the icon.
  var element: Element { get throws { try sample.element("x") } }

  /// The rules that acted, as they are cited.
  var rules: [String] { get throws { try element.rules.map(\.description) } }

  /// A part of a composed icon, with its box on the page.
  func part(_ name: String) throws -> (element: Element, box: Rect) {
    (try sample.element("x/\(name)1"), try sample.box("x/\(name)1"))
  }

  /// The outlines of the icon, or of one of its parts, from the corner of the icon.
  func outlines(of part: String? = nil) throws -> [Path] {
    var outlines: [Path] = []
    func collect(_ items: [FrameItem], at origin: Point, isInside: Bool, isIcon: Bool) {
      for item in items {
        switch item {
        case .path(let path):
          if isInside { outlines.append(path.path.transformed(by: .translation(x: origin.x, y: origin.y))) }
        case .group(let group):
          guard case .element(let element) = group.meaning else {
            collect(group.items, at: origin + group.origin, isInside: isInside, isIcon: isIcon)
            continue
          }
          let isRoot = element.id == "x"
          collect(
            group.items, at: isRoot ? .zero : origin + group.origin,
            isInside: isInside || (part == nil ? isRoot : element.id == "x/\(part!)1"), isIcon: isIcon || isRoot)
        case .glyphs, .image: continue
        }
      }
    }
    collect(sample.frames[0].items, at: .zero, isInside: false, isIcon: false)
    return try #require(outlines.isEmpty ? nil : outlines)
  }

  /// The same icon in English and in Arabic.
  static func both(
    _ attributes: String, _ children: String = ""
  ) throws -> (english: IconSample, arabic: IconSample) {
    (try IconSample(attributes, children, lang: "en"), try IconSample(attributes, children, lang: "ar"))
  }

  /// Whether the Arabic outlines are the mirror image of the English ones.
  static func isMirrored(_ attributes: String) throws -> Bool {
    let (english, arabic) = try both(attributes)
    let side = try english.element.size.width
    let mirrored = try english.outlines().map { $0.transformed(by: .mirror(width: side)) }
    return agree(try arabic.outlines(), mirrored)
  }

  /// Whether the Arabic outlines are the English ones.
  static func isKept(_ attributes: String) throws -> Bool {
    let (english, arabic) = try both(attributes)
    return agree(try english.outlines(), try arabic.outlines())
  }

  private static func agree(_ left: [Path], _ right: [Path]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { one, other in
        zip(one.polylines(), other.polylines()).allSatisfy { line, image in
          line.points.count == image.points.count
            && zip(line.points, image.points).allSatisfy { $0.distance(to: $1) < 0.01 }
        }
      }
  }
}

extension LayoutSample {
  /// All outlines of the first frame in the order of drawing, each from the corner of its own group.
  var paths: [PathItem] {
    func paths(in items: [FrameItem]) -> [PathItem] {
      items.flatMap { item -> [PathItem] in
        switch item {
        case .path(let path): [path]
        case .group(let group): paths(in: group.items)
        case .glyphs, .image: []
        }
      }
    }
    return paths(in: frames[0].items)
  }
}
