import CICU

/// A stretch of text in one script.
struct ScriptRun: Hashable, Sendable {
  /// The UTF-16 offsets it covers.
  var range: Range<Int>
  /// Its script; `common` only if the whole text has no other.
  var script: Script
}

extension TextAnalyzer {
  /// The runs of one script each, in order, that cover `text` (UAX #24, 5).
  ///
  /// Common and inherited characters join the preceding run, or at the start the following one; a closing bracket has
  /// the script of its opening bracket. A character that only some scripts use, such as an Arabic comma, does not join
  /// other scripts; one that the script of the run uses too, by its Script_Extensions, joins it, whatever its own
  /// script is.
  func scripts(of text: [UInt16]) -> [ScriptRun] {
    guard !text.isEmpty else { return [] }
    let units = text.span
    let table = table
    var resolver = ScriptResolver()
    var current = Int32(Script.common.code)
    var offset = 0
    while offset < units.count {
      let traits = table[units[offset]]
      let script = traits.script
      if traits.isDisjoint(with: Self.special), script != Int32(UnitTraits.scriptMask),
        script == current || script <= Script.inherited.code
      {
        offset += 1
        continue
      }
      let character = units.character(at: offset)
      resolver.add(character, at: offset)
      current = resolver.current.code
      offset += character > 0xFFFF ? 2 : 1
    }
    return resolver.runs(to: units.count)
  }

  private static let special: UnitTraits = [.surrogate, .hasExtensions, .bracket]
}

/// Builds script runs from the characters that change or may change the script.
private struct ScriptResolver {
  /// Starts and scripts of the runs so far; the last continues.
  private var runs: [(start: Int, script: Script)] = [(0, .common)]
  /// While the last run has no script yet, the character in it that only some scripts use.
  private var restricting: Int32?
  /// Opening brackets without partner yet: the bracket that closes each, and its run.
  private var brackets: [(closing: Int32, run: Int)] = []

  /// The script of the last run, `common` while it is open.
  var current: Script { runs[runs.count - 1].script }

  mutating func add(_ character: Int32, at offset: Int) {
    let script = typeset_script(character)
    guard script == Script.common.code || script == Script.inherited.code else {
      // A sign that the script of the run uses too stays in it, such as a visarga of Grantha in Tamil.
      if current == .common || !typeset_script_has(character, current.code) { take(Script(code: script), at: offset) }
      return
    }
    if script == Script.common.code { pair(character, at: offset) }
    // A mark stays with its base, regardless of the scripts that usually have it.
    let isMark = script == Script.inherited.code && offset > 0
    if !isMark, !typeset_script_has(character, script) { restrict(to: character, at: offset) }
  }

  /// The runs, the last of which ends at `end`.
  mutating func runs(to end: Int) -> [ScriptRun] {
    settle()
    var result: [ScriptRun] = []
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : end
      if let last = result.last, last.script == run.script {
        result[result.count - 1].range = last.range.lowerBound..<end
      } else if run.start < end {
        result.append(ScriptRun(range: run.start..<end, script: run.script))
      }
    }
    return result
  }

  /// Continues with a character of a script.
  private mutating func take(_ script: Script, at offset: Int) {
    let last = runs.count - 1
    if runs[last].script == script { return }
    if runs[last].script == .common {
      if restricting.map({ typeset_script_has($0, script.code) }) ?? true {
        runs[last].script = script
        restricting = nil
        return
      }
      settle()
    }
    runs.append((offset, script))
  }

  /// Continues with a character that only some scripts use.
  private mutating func restrict(to character: Int32, at offset: Int) {
    if current == .common {
      restricting = restricting ?? character
    } else if !typeset_script_has(character, current.code) {
      runs.append((offset, .common))
      restricting = character
    }
  }

  /// Gives an open run the script that its restricting character is filed under.
  private mutating func settle() {
    guard let character = restricting else { return }
    runs[runs.count - 1].script = Self.home(of: character)
    restricting = nil
  }

  /// The script whose block contains the character, otherwise the first script that uses it.
  private static func home(of character: Int32) -> Script {
    for neighbour in stride(from: character, through: max(0, character - 128), by: -1) {
      let script = typeset_script(neighbour)
      if script > Script.inherited.code, script != Script.unknown.code, typeset_script_has(character, script) {
        return Script(code: script)
      }
    }
    return Script(code: typeset_script_first_user(character))
  }

  /// Remembers an opening bracket; at a closing one returns to the script of its partner.
  private mutating func pair(_ character: Int32, at offset: Int) {
    switch typeset_bracket(character) {
    case .open:
      if brackets.count == 64 { brackets.removeFirst(32) }
      brackets.append((typeset_paired_bracket(character), runs.count - 1))
    case .close:
      guard let index = brackets.lastIndex(where: { $0.closing == character }) else { return }
      let script = runs[brackets[index].run].script
      brackets.removeSubrange(index...)
      if script != .common, script != current { take(script, at: offset) }
    default: break
    }
  }
}
