import Foundation
import PackagePlugin

/// Runs the command in a package that uses a library of Typeset:
/// `swift package typesetter verify Screens/settings.xml`.
///
/// Paths are relative to the folder of the package.
@main
struct TypesetPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try linked(built(), in: context.pluginWorkDirectoryURL)
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // A plugin that throws would add its own words to those of the command.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The command, built as a release if it is not yet.
  ///
  /// It is no dependency of the plugin: SwiftPM looks for a product with the name of its target then, and finds none.
  private func built() throws -> URL {
    let result = try packageManager.build(.product("typesetter"), parameters: .init(configuration: .release))
    guard result.succeeded, let command = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("cannot build typesetter; install what it needs, or see what is wrong:\n\(result.logText)")
      exit(70)
    }
    return command.url
  }

  /// A link to the command below which it finds its fonts, as below a prefix: the folder of another package's build has
  /// none.
  private func linked(_ command: URL, in folder: URL) throws -> URL {
    let files = FileManager.default
    let link = folder.appending(path: "bin/typesetter")
    let fonts = folder.appending(path: "share/typeset/Fonts")
    for place in [link, fonts] {
      try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A link that leads nowhere does not exist in the eyes of `fileExists`.
      try? files.removeItem(at: place)
    }
    try files.createSymbolicLink(at: fonts, withDestinationURL: Self.fonts)
    // A symbolic link would be resolved to the folder of the build.
    try files.linkItem(at: command, to: link)
    return link
  }

  /// The bundled fonts, in the checkout of this file.
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fonts")
}
