/// R030: every icon declares what it does in a right-to-left layout: it mirrors, it stays, or it is left-to-right only.
///
/// Its meaning decides, by the rules R031 to R038, unless its manifest says otherwise.
enum R030Symbols {
  static let rule = Rule(30)

  /// The class of an icon; `declared` is what its manifest says.
  static func directionality(of meaning: IconMeaning, declared: IconDirectionality? = nil) -> IconDirectionality {
    declared ?? (meaning.isMirrored ? .mirrored : .fixed)
  }

  /// How an icon is mirrored in a context; `flip` is what the author asks for, nil for nothing.
  static func mirroring(
    of meaning: IconMeaning, declared: IconDirectionality? = nil, flip: Bool? = nil, layoutDirection: Direction
  ) -> IconMirroring {
    guard layoutDirection == .rightToLeft, flip != false else { return IconMirroring() }
    let directionality = directionality(of: meaning, declared: declared)
    if directionality == .leftToRightOnly, flip == nil { return IconMirroring() }
    var mirroring = IconMirroring(isMirrored: directionality == .mirrored, movesParts: true)
    if flip == true, !mirroring.isMirrored {
      mirroring.isMirrored = true
      mirroring.rules = [R044Arrows.rule]
    } else if mirroring.isMirrored {
      mirroring.rules = rules(of: meaning)
    }
    return mirroring
  }

  /// The rules by which an icon is mirrored: those of its meaning, else this one, by which its manifest says so.
  private static func rules(of meaning: IconMeaning) -> [Rule] {
    guard meaning.isMirrored else { return [rule] }
    return meaning.rule == R034Motion.rule ? [R034Motion.rule, R044Arrows.rule] : [meaning.rule]
  }
}

/// How an icon is mirrored in a layout.
struct IconMirroring: Equatable {
  /// Whether its drawing is mirrored.
  var isMirrored = false
  /// Whether the parts of it that are never mirrored move to the other side.
  var movesParts = false
  /// The rules by which it is mirrored.
  var rules: [Rule] = []
}

extension IconMeaning {
  /// Whether icons of this meaning are mirrored in a right-to-left layout.
  var isMirrored: Bool {
    switch self {
    case .forward, .back, .textDirection: true
    case .textGlyph, .object, .universal, .logo, .tool, .status: false
    }
  }

  /// The rule that says so.
  var rule: Rule {
    switch self {
    case .forward, .back: R034Motion.rule
    case .textDirection: R031TextIcons.rule
    case .textGlyph: R032IconLetters.rule
    case .object: R037Objects.rule
    case .universal, .status: R036Universal.rule
    case .logo: R035Logo.rule
    case .tool: R038HandedTools.rule
    }
  }
}

/// R031: icons that show text, or the direction in which it is read, are mirrored: aligned lines, lists, books, speech
/// bubbles, sidebars.
enum R031TextIcons {
  static let rule = Rule(31)
}

/// R032: icons that show letters have a version for every script that their readers write.
enum R032IconLetters {
  static let rule = Rule(32)

  /// The rule where it acts: the letters of a script were chosen instead of those that the icon has by itself.
  static func rule(choosesScript: Bool) -> Rule? { choosesScript ? rule : nil }
}

/// R034: icons that show motion forward or back along the reading direction are mirrored, such as the waves of a
/// speaker.
enum R034Motion {
  static let rule = Rule(34)
}

/// R035: a logo is never mirrored, not even one with letters in it.
enum R035Logo {
  static let rule = Rule(35)

  /// Whether the author asks for a mirrored logo, which is an error.
  static func refusesFlip(_ meaning: IconMeaning, flip: Bool?) -> Bool { meaning == .logo && flip == true }
}

/// R036: universal signs, such as a check mark, are never mirrored.
enum R036Universal {
  static let rule = Rule(36)
}

/// R037: icons of real things, such as a clock or a game controller, are not mirrored unless they show a direction.
enum R037Objects {
  static let rule = Rule(37)
}

/// R038: a tool that slants as a right hand holds it is not mirrored for that reason.
enum R038HandedTools {
  static let rule = Rule(38)
}

/// R039: a slash runs from top left to bottom right in both versions of an icon; only what it crosses out is mirrored.
enum R039Slash {
  static let rule = Rule(39)

  /// The rule where it acts: the icon is mirrored, and the slash is not.
  static func rule(hasSlash: Bool, isMirrored: Bool) -> Rule? { hasSlash && isMirrored ? rule : nil }
}

/// R040: a badge that depicts part of the interface is mirrored when the interface is, its contents included.
enum R040InterfaceBadge {
  static let rule = Rule(40)

  /// Whether a badge is mirrored itself.
  static func mirrors(depictsInterface: Bool, layoutDirection: Direction) -> Bool {
    depictsInterface && layoutDirection == .rightToLeft
  }
}

/// R041: a badge that changes the meaning of an icon moves to the other corner, so that both stay balanced; its sign is
/// not mirrored.
enum R041Badge {
  static let rule = Rule(41)

  /// Where a corner is in a layout.
  static func corner(_ corner: BadgeCorner, layoutDirection: Direction) -> (isAtRight: Bool, isAtBottom: Bool) {
    switch corner {
    case .topEnd: (layoutDirection.endSide == .right, false)
    case .topStart: (layoutDirection.startSide == .right, false)
    case .bottomEnd: (layoutDirection.endSide == .right, true)
    case .bottomStart: (layoutDirection.startSide == .right, true)
    }
  }
}

/// R042: a tool in an icon changes its place and keeps its slant, and lines of text inside it start where reading
/// starts.
enum R042Tool {
  static let rule = Rule(42)

  /// The rule where it acts: an icon of a right-to-left layout has a tool.
  static func rule(hasTool: Bool, layoutDirection: Direction) -> Rule? {
    hasTool && layoutDirection == .rightToLeft ? rule : nil
  }
}

/// R044: pictures that communicate direction, such as arrows, are mirrored, and so is what the author says does so.
///
/// An arrow that means a real direction is another icon, which stays (R022).
enum R044Arrows {
  static let rule = Rule(44)

  /// The rule where it mirrors a sign that the software draws to show the way on, such as the angle at the end of a
  /// row.
  static func rule(in layoutDirection: Direction) -> Rule? { layoutDirection == .rightToLeft ? rule : nil }
}
