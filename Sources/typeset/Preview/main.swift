import Typeset
import TypesetPreview
import TypesetReview

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == [PictureTrial.argument] {
  Standard.output(TrialDrawing.run())
} else if !arguments.isEmpty, let asked = PreviewSettings(arguments: arguments) {
  let settings = asked.withDocuments
  if let folder = settings.exportFolder {
    Interruption.prepare()
    ExportProgram(settings, folder: folder).run()
  } else {
    // This thread waits for the signals that end the process, which every other one leaves to it, and so runs no task.
    Interruption.runUntilEnded { Task.detached { await PreviewProgram(settings).run() } }
  }
} else {
  Standard.fail("this program is a part of typesetter; run 'typesetter preview'", status: 64)
}

extension PreviewSettings {
  /// The settings, with the fallback in the place of inputs that have no document.
  fileprivate var withDocuments: PreviewSettings {
    var settings = self
    if let fallback, DocumentFinder(inputs).documents().isEmpty { settings.inputs = [fallback] }
    return settings
  }
}
