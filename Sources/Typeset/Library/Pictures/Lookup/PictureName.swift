/// The path of a picture, taken apart: `art/en.lproj/map@2x.png`.
struct PictureName: Hashable {
  /// The part before the name, with its slash and without a folder `LANG.lproj`; often empty.
  let folder: String
  /// The name without suffix and ending.
  let stem: String
  /// `@1x`, `@2x` or `@3x`; often empty.
  let scaleSuffix: String
  /// The extension with its dot; empty if there is none.
  let ending: String

  /// Takes a path apart.
  init(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    var name = parts.removeLast()
    if let last = parts.last, last.hasSuffix(".lproj") { parts.removeLast() }
    folder = parts.map { $0 + "/" }.joined()
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      ending = String(name[dot...])
      name = name[..<dot]
    } else {
      ending = ""
    }
    // `map@2x.png`, or `map@2x~ar.png` as the name of a version.
    let version = name.lastIndex(of: "~").map { name[$0...] } ?? ""
    let suffixes = [name.suffix(3), name.dropLast(version.count).suffix(3)].map(String.init)
    scaleSuffix = suffixes.first { ["@1x", "@2x", "@3x"].contains($0) } ?? ""
    stem = name.hasSuffix(scaleSuffix) ? String(name.dropLast(scaleSuffix.count)) : String(name)
  }

  /// How many pixels make a point: one, unless the suffix says two or three.
  var pixelsPerPoint: Double {
    switch scaleSuffix {
    case "@2x": 2
    case "@3x": 3
    default: 1
    }
  }

  /// The files beside a document that may be versions of the picture, for any language and direction.
  func versions(in folder: String) -> [String] {
    let home = NamedPath.place(of: self.folder.isEmpty ? "." : self.folder, from: folder)
    return (FileSystem.names(in: home) ?? []).compactMap { name, isFolder in
      if isFolder {
        return name.hasSuffix(".lproj") ? "\(home)/\(name)/\(stem)\(scaleSuffix)\(ending)" : nil
      }
      return name.hasPrefix(stem) && name.contains("~") && name.hasSuffix(ending) ? "\(home)/\(name)" : nil
    }
  }

  /// The possible paths of the version for a language or a direction (R027): `name~ar.png`, `ar.lproj/name.png`.
  func paths(for key: String) -> [String] {
    var paths = ["\(folder)\(stem)~\(key)\(scaleSuffix)\(ending)"]
    if !scaleSuffix.isEmpty { paths.append("\(folder)\(stem)\(scaleSuffix)~\(key)\(ending)") }
    paths.append("\(folder)\(key).lproj/\(stem)\(scaleSuffix)\(ending)")
    return paths
  }
}
