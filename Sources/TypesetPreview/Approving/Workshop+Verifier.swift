import Typeset
import TypesetReview

extension Workshop {
  /// What compares with the baselines; throws without any.
  func verifier() throws(PreviewError) -> Verifier {
    guard let folder = settings.baselines else {
      throw PreviewError(404, "no baselines were given", "start the preview with --baselines FOLDER")
    }
    var verifier = Verifier(folder: BaselineFolder(folder))
    // Pictures are compared where somebody has recorded some.
    verifier.comparesPictures = FileSystem.names(in: folder)?.contains { $0.name.hasSuffix(".png") } == true
    verifier.keepsScale = true
    return verifier
  }
}
