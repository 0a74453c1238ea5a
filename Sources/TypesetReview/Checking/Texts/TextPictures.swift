import Synchronization
import Typeset

/// A picture of where a text is on its page.
struct TextPicture: Sendable {
  /// The picture.
  let png: [UInt8]
  /// The part of the page that it shows, in points.
  let part: Rect
  /// The place of the element on it, in percent of the picture, as a style.
  let mark: String
}

/// Draws the places of texts, some screens at a time.
struct TextPictures {
  /// The variants of the run.
  let plan: VariantPlan
  /// What draws them.
  let typesetter: Typesetter

  /// The place of a picture: the index of a text on its screen, and that of a locale.
  struct Place: Hashable {
    /// The text.
    let text: Int
    /// The translation.
    let translation: Int
  }

  /// How many pictures are drawn before they are written, about: more are never in memory.
  private static let chunk = 400
  /// How many pictures a page has at most.
  static let mostPictures = 5000
  /// From how many pictures on they have one pixel per point.
  private static let most = 1200
  /// A page is shown in its whole width up to this one, in points; of a wider page, a part.
  static let widest = 430.0
  /// How much of the page is shown beside, above and below an element, in points.
  private static let (besides, above) = (60.0, 20.0)
  /// The least and the greatest height of a part, in points.
  private static let heights = 84.0...280.0

  /// A picture to be drawn.
  private struct Request: Sendable {
    /// The index of its screen.
    let screen: Int
    /// The name of its variant.
    let variant: String
    /// Its place on the screen.
    let place: Place
    /// The index of its page among those of the variant.
    let page: Int
    /// The place of the element, in points from the top left corner of the page.
    let frame: Rect
  }

  /// Gives screens to `body` in order, with the pictures of their texts.
  func forEach(
    _ screens: [ReviewedScreen], _ body: (ReviewedScreen, [Place: TextPicture]) throws -> Void
  ) throws {
    var left = Self.mostPictures
    let requests = screens.enumerated().map { index, screen in
      let requests = Self.requests(for: screen, at: index).prefix(left)
      left -= requests.count
      return requests
    }
    let scale = requests.reduce(0) { $0 + $1.count } > Self.most ? 1.0 : 2
    var start = 0
    while start < screens.count {
      var (end, count) = (start, 0)
      while end < screens.count, end == start || count + requests[end].count <= Self.chunk {
        count += requests[end].count
        end += 1
      }
      let drawn = draw(requests[start..<end].flatMap(\.self), scale: scale)
      for index in start..<end { try body(screens[index], drawn[index] ?? [:]) }
      start = end
    }
  }

  private static func requests(for screen: ReviewedScreen, at index: Int) -> [Request] {
    screen.texts.enumerated().flatMap { text, reviewed in
      reviewed.translations.enumerated().compactMap { number, translation in
        translation.shown.frame.map { frame in
          Request(
            screen: index, variant: translation.variant, place: Place(text: text, translation: number),
            page: translation.shown.page, frame: frame)
        }
      }
    }
  }

  /// Draws pictures on all processors, each variant once; gives them by their screens.
  private func draw(_ requests: [Request], scale: Double) -> [Int: [Place: TextPicture]] {
    let jobs = Dictionary(plan.jobs.map { ($0.name, $0) }) { first, _ in first }
    let wanted = Dictionary(grouping: requests, by: \.variant).sorted { $0.key < $1.key }
    let drawn = Mutex<[Int: [Place: TextPicture]]>([:])
    Workers.forEach(below: wanted.count, makeState: typesetter.session) { session, index in
      guard let job = jobs[wanted[index].key] else { return }
      let pictures = try? pictures(wanted[index].value, of: job, scale: scale, with: session)
      drawn.withLock { drawn in
        for (request, picture) in pictures ?? [] { drawn[request.screen, default: [:]][request.place] = picture }
      }
    }
    return drawn.withLock { $0 }
  }

  private func pictures(
    _ requests: [Request], of job: VariantPlan.Job, scale: Double, with session: TypesettingSession
  ) throws -> [(Request, TextPicture)] {
    session.options.layout = job.variant.options
    let pages = Dictionary(grouping: requests, by: \.page)
    var pictures: [(Request, TextPicture)] = []
    var number = 0
    try session.frames(of: plan.document(of: job).loaded, log: DiagnosticLog(), observer: nil, annotates: false) {
      frame in
      let wanted = pages[number] ?? []
      number += 1
      guard !wanted.isEmpty else { return }
      let parts = FrameParts(frame)
      for request in wanted {
        let part = Self.part(of: frame.size, around: request.frame)
        let bitmap = try session.bitmap(of: parts[part], scale: session.options.scale ?? scale)
        pictures.append((request, TextPicture(png: bitmap.png(), part: part, mark: request.frame.mark(on: part))))
      }
    }
    return pictures
  }

  /// The part of a page that shows an element with what is around it, at least as wide as `widest` where the page is.
  static func part(of page: Size, around frame: Rect, widest: Double = widest) -> Rect {
    let width = min(page.width, max(widest, frame.width + 2 * besides))
    let height = min(page.height, max(heights.lowerBound, min(frame.height + 2 * above, heights.upperBound)))
    // An element that is higher than the part is shown from its top.
    let middle = frame.minY + min(frame.height, height - 2 * above) / 2
    let x = min(max(frame.minX + frame.width / 2 - width / 2, 0), page.width - width)
    let y = min(max(middle - height / 2, 0), page.height - height)
    return Rect(x: x.rounded(.down), y: y.rounded(.down), width: width.rounded(.up), height: height.rounded(.up))
  }
}

extension Rect {
  /// Its place on a part of the page, in percent, as a style.
  func mark(on part: Rect) -> String {
    let box = intersection(part)
    func percent(_ value: Double, of whole: Double) -> String { "\((value / max(whole, 1) * 100).shortText)%" }
    return
      "left:\(percent(box.minX - part.minX, of: part.width));top:\(percent(box.minY - part.minY, of: part.height));"
      + "width:\(percent(max(box.width, 1), of: part.width));height:\(percent(max(box.height, 1), of: part.height))"
  }
}
