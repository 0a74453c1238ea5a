import ArgumentParser
import Typeset
import TypesetReview

/// Renders documents again when a file changes that they look for, until the process is ended, nobody reads its
/// messages any more, or the folders of all documents are gone.
///
/// The files are looked at a few times a second, which works on every file system, shared ones included.
struct RenderWatch {
  /// How long it waits between two looks, in milliseconds.
  private static let interval: UInt32 = 150
  /// How many looks in a row must find no folder: some tools replace a folder by removing it first.
  private static let patience = 7

  private let run: RenderRun
  private let fontFolders: [String]

  /// Throws a `ValidationError` for what cannot be watched.
  init(_ run: RenderRun, fonts: FontOptions) throws {
    self.run = run
    fontFolders = fonts.fonts
    if run.plan.jobs.contains(where: { $0.input == "-" || $0.target == .standardOutput }) {
      throw ValidationError("--watch cannot read standard input or write to standard output; give files")
    }
  }

  /// Renders everything, then what changes concern; gives the status to end with.
  func start() -> Int32 {
    let count = run.plan.jobs.count
    var (watched, seen) = render(
      Array(0..<count), watched: Array(repeating: [], count: count), seen: FileSnapshot(of: []))
    tell("watching \(CountedNoun.file.words(Set(watched.joined()).count)) of \(CountedNoun.document.words(count))")
    var missed = 0
    while true {
      pause(milliseconds: Self.interval)
      if StandardStream.error.isAbandoned { return ExitStatus.done }
      missed = areFoldersGone ? missed + 1 : 0
      if missed > Self.patience {
        tell("the folder of the documents is gone; watching ends")
        return ExitStatus.input
      }
      if missed > 0 { continue }
      let changed = stamps(of: watched).changes(since: seen)
      if changed.isEmpty { continue }
      seen = settled(watched)
      let jobs = watched.indices.filter { index in
        watched[index].contains { path in changed.contains { $0 == path || $0.hasPrefix(path + "/") } }
      }
      tell("\(named(changed)) changed, rendering \(named(jobs.map { run.plan.jobs[$0].input }))")
      (watched, seen) = render(jobs, watched: watched, seen: seen)
    }
  }

  /// Whether no document has a folder any more.
  private var areFoldersGone: Bool {
    run.plan.jobs.allSatisfy { FileSystem.resolved(FileSystem.folder(of: $0.input)) == nil }
  }

  /// Renders jobs; gives what every job is to be watched for, and the stamps of all that from before it was read:
  /// changes made in the meantime differ from them.
  private func render(_ jobs: [Int], watched: [[String]], seen: FileSnapshot) -> ([[String]], FileSnapshot) {
    let sightings = InputSightings()
    for path in jobs.map({ run.plan.jobs[$0].input }) + fontFolders { sightings.note(path) }
    let records = watched.map { _ in InputRecord(willRead: sightings.note) }
    _ = run.run(jobs, inputs: records)
    var watched = watched
    for job in jobs { watched[job] = [run.plan.jobs[job].input] + records[job].paths + fontFolders }
    return (watched, stamps(of: watched).keeping(sightings.states).keeping(seen))
  }

  /// The stamps once nothing changes any more: an editor may write a file in several steps.
  private func settled(_ watched: [[String]]) -> FileSnapshot {
    var last = stamps(of: watched)
    for _ in 0..<20 {
      pause(milliseconds: Self.interval / 3)
      let next = stamps(of: watched)
      if next.changes(since: last).isEmpty { return next }
      last = next
    }
    return last
  }

  private func stamps(of watched: [[String]]) -> FileSnapshot {
    FileSnapshot(of: watched.flatMap { $0 }, excluding: Set(run.plan.paths.map(FileSystem.normalized)))
  }

  private func tell(_ line: String) { run.reporter.tell([line]) }

  /// The first few names of many.
  private func named(_ paths: [String]) -> String {
    let names = paths.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    return names.count <= 3 ? names.joined(separator: ", ") : "\(names[0]) and \(names.count - 1) others"
  }
}
