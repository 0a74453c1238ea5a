import java.io.File;
import java.util.TreeMap;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Says of every PDF file whether it follows PDF/UA-1, and which rules it breaks where. Ends with 0 if all do, else with 1. */
public class Validate {
  public static void main(String[] files) {
    LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    boolean allPass = true;
    for (String file : files) allPass &= passes(file);
    System.exit(allPass ? 0 : 1);
  }

  private static boolean passes(String file) {
    PDFAFlavour flavour = PDFAFlavour.PDFUA_1;
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(file), flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      ValidationResult result = validator.validate(parser);
      System.out.println((result.isCompliant() ? "pass " : "FAIL ") + file);
      TreeMap<String, String> faults = new TreeMap<>();
      for (TestAssertion test : result.getTestAssertions()) {
        if (test.getStatus() != TestAssertion.Status.FAILED) continue;
        String rule = test.getRuleId().getClause() + "-" + test.getRuleId().getTestNumber();
        faults.putIfAbsent(rule, test.getMessage() + "\n      first at " + test.getLocation().getContext());
      }
      faults.forEach((rule, words) -> System.out.println("  " + rule + " " + words));
      return result.isCompliant();
    } catch (Exception error) {
      System.out.println("FAIL " + file + ": " + error);
      return false;
    }
  }
}
