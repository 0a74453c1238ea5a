import Testing

@testable import Typeset

/// The icons of the set in one direction, with everything that can be put in front of them.
struct IconSpecimens {
  /// Whether the layout is right to left.
  let isRightToLeft: Bool

  /// The names of all icons.
  static let names = BundledIcons.entries.keys.sorted()
  /// The names of the tools.
  static let tools = names.filter { BundledIcons.entries[$0]?.meaning == .tool }
  /// All drawings by name, read once.
  private static let artworks = BundledIcons.entries.mapValues { BundledIcons.artwork($0.file) }

  /// The drawing of an icon.
  static func artwork(_ name: String) throws -> IconArtwork { try #require(artworks[name]) }

  /// An icon as its meaning mirrors it.
  func icon(_ name: String) throws -> IconComposition {
    let entry = try #require(BundledIcons.entries[name])
    let mirroring = R030Symbols.mirroring(
      of: entry.meaning, declared: entry.directionality, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    return IconComposition(
      base: try Self.artwork(name), mirrorsBase: mirroring.isMirrored, movesParts: mirroring.movesParts,
      isRightToLeft: isRightToLeft)
  }

  /// An icon with parts in front of it.
  func icon(_ name: String, _ front: IconFront) throws -> IconComposition {
    var composition = try icon(name)
    composition.hasSlash = front.hasSlash
    composition.tool = try front.tool.map(Self.artwork)
    if let badge = front.badge {
      let place = R041Badge.corner(front.corner, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
      composition.badge = IconComposition.Badge(
        artwork: try Self.artwork(badge), ground: try #require(BundledIcons.entries[badge]).meaning.badgeGround,
        corner: IconComposition.Corner(isAtRight: place.isAtRight, isAtBottom: place.isAtBottom), isMirrored: false)
    }
    return composition
  }
}

/// What is put in front of an icon.
struct IconFront: CustomStringConvertible {
  /// The name of a badge.
  let badge: String?
  /// The corner of the badge.
  let corner: BadgeCorner
  /// Whether a line crosses it out.
  let hasSlash: Bool
  /// The name of a tool.
  let tool: String?

  /// How many things these are.
  var count: Int { (badge == nil ? 0 : 1) + (hasSlash ? 1 : 0) + (tool == nil ? 0 : 1) }

  var description: String {
    [badge.map { "badge \($0) at \(corner.rawValue)" }, hasSlash ? "slash" : nil, tool].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// All there are: every badge in its usual corner, and one in each of the others, with and without the slash; and
  /// with every tool those of all kinds.
  static let all = badges.flatMap { badge, corner in
    [false, true].flatMap { hasSlash in
      (besideTools.contains(badge) ? tools : [nil]).map {
        IconFront(badge: badge, corner: corner, hasSlash: hasSlash, tool: $0)
      }
    }
  }

  /// A sign on a disc, one on its own frame, letters, and things without a ground.
  private static let besideTools: Set<String?> = [nil, "add", "warning", "question", "bell", "mail", "person"]

  private static let badges: [(String?, BadgeCorner)] =
    [(nil, .topEnd)] + IconSpecimens.names.map { ($0, .topEnd) }
    + BadgeCorner.allCases.filter { $0 != .topEnd }.map { ("add", $0) }
  private static let tools: [String?] = [nil] + IconSpecimens.tools.map(\.self)
}
