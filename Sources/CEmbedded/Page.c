// The page of the preview: a new file of the page is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "../TypesetPreview/Page/index.html"
};
static const unsigned char address_js[] = {
#embed "../TypesetPreview/Page/modules/address.js"
};
static const unsigned char announcer_js[] = {
#embed "../TypesetPreview/Page/modules/announcer.js"
};
static const unsigned char approvals_js[] = {
#embed "../TypesetPreview/Page/modules/approvals.js"
};
static const unsigned char approving_js[] = {
#embed "../TypesetPreview/Page/modules/approving.js"
};
static const unsigned char arrangements_js[] = {
#embed "../TypesetPreview/Page/modules/arrangements.js"
};
static const unsigned char attempts_js[] = {
#embed "../TypesetPreview/Page/modules/attempts.js"
};
static const unsigned char attemptstore_js[] = {
#embed "../TypesetPreview/Page/modules/attemptstore.js"
};
static const unsigned char axes_js[] = {
#embed "../TypesetPreview/Page/modules/axes.js"
};
static const unsigned char baselineview_js[] = {
#embed "../TypesetPreview/Page/modules/baselineview.js"
};
static const unsigned char boards_js[] = {
#embed "../TypesetPreview/Page/modules/boards.js"
};
static const unsigned char canvas_js[] = {
#embed "../TypesetPreview/Page/modules/canvas.js"
};
static const unsigned char changeoutlines_js[] = {
#embed "../TypesetPreview/Page/modules/changeoutlines.js"
};
static const unsigned char changewords_js[] = {
#embed "../TypesetPreview/Page/modules/changewords.js"
};
static const unsigned char clipboard_js[] = {
#embed "../TypesetPreview/Page/modules/clipboard.js"
};
static const unsigned char comparison_js[] = {
#embed "../TypesetPreview/Page/modules/comparison.js"
};
static const unsigned char deciding_js[] = {
#embed "../TypesetPreview/Page/modules/deciding.js"
};
static const unsigned char diagnostics_js[] = {
#embed "../TypesetPreview/Page/modules/diagnostics.js"
};
static const unsigned char dialog_js[] = {
#embed "../TypesetPreview/Page/modules/dialog.js"
};
static const unsigned char difference_js[] = {
#embed "../TypesetPreview/Page/modules/difference.js"
};
static const unsigned char directions_js[] = {
#embed "../TypesetPreview/Page/modules/directions.js"
};
static const unsigned char distances_js[] = {
#embed "../TypesetPreview/Page/modules/distances.js"
};
static const unsigned char documents_js[] = {
#embed "../TypesetPreview/Page/modules/documents.js"
};
static const unsigned char dom_js[] = {
#embed "../TypesetPreview/Page/modules/dom.js"
};
static const unsigned char drawing_js[] = {
#embed "../TypesetPreview/Page/modules/drawing.js"
};
static const unsigned char editor_js[] = {
#embed "../TypesetPreview/Page/modules/editor.js"
};
static const unsigned char events_js[] = {
#embed "../TypesetPreview/Page/modules/events.js"
};
static const unsigned char exported_js[] = {
#embed "../TypesetPreview/Page/modules/exported.js"
};
static const unsigned char findingfilter_js[] = {
#embed "../TypesetPreview/Page/modules/findingfilter.js"
};
static const unsigned char findings_js[] = {
#embed "../TypesetPreview/Page/modules/findings.js"
};
static const unsigned char following_js[] = {
#embed "../TypesetPreview/Page/modules/following.js"
};
static const unsigned char frames_js[] = {
#embed "../TypesetPreview/Page/modules/frames.js"
};
static const unsigned char glyphnames_js[] = {
#embed "../TypesetPreview/Page/modules/glyphnames.js"
};
static const unsigned char gridaxes_js[] = {
#embed "../TypesetPreview/Page/modules/gridaxes.js"
};
static const unsigned char icons_js[] = {
#embed "../TypesetPreview/Page/modules/icons.js"
};
static const unsigned char interfacemenu_js[] = {
#embed "../TypesetPreview/Page/modules/interfacemenu.js"
};
static const unsigned char keys_js[] = {
#embed "../TypesetPreview/Page/modules/keys.js"
};
static const unsigned char legend_js[] = {
#embed "../TypesetPreview/Page/modules/legend.js"
};
static const unsigned char localedialog_js[] = {
#embed "../TypesetPreview/Page/modules/localedialog.js"
};
static const unsigned char main_js[] = {
#embed "../TypesetPreview/Page/modules/main.js"
};
static const unsigned char marks_js[] = {
#embed "../TypesetPreview/Page/modules/marks.js"
};
static const unsigned char mirroring_js[] = {
#embed "../TypesetPreview/Page/modules/mirroring.js"
};
static const unsigned char mirrorview_js[] = {
#embed "../TypesetPreview/Page/modules/mirrorview.js"
};
static const unsigned char outline_js[] = {
#embed "../TypesetPreview/Page/modules/outline.js"
};
static const unsigned char overlaymenu_js[] = {
#embed "../TypesetPreview/Page/modules/overlaymenu.js"
};
static const unsigned char overlays_js[] = {
#embed "../TypesetPreview/Page/modules/overlays.js"
};
static const unsigned char panels_js[] = {
#embed "../TypesetPreview/Page/modules/panels.js"
};
static const unsigned char panning_js[] = {
#embed "../TypesetPreview/Page/modules/panning.js"
};
static const unsigned char patching_js[] = {
#embed "../TypesetPreview/Page/modules/patching.js"
};
static const unsigned char pickers_js[] = {
#embed "../TypesetPreview/Page/modules/pickers.js"
};
static const unsigned char pictures_js[] = {
#embed "../TypesetPreview/Page/modules/pictures.js"
};
static const unsigned char placeholders_js[] = {
#embed "../TypesetPreview/Page/modules/placeholders.js"
};
static const unsigned char properties_js[] = {
#embed "../TypesetPreview/Page/modules/properties.js"
};
static const unsigned char queue_js[] = {
#embed "../TypesetPreview/Page/modules/queue.js"
};
static const unsigned char redrawing_js[] = {
#embed "../TypesetPreview/Page/modules/redrawing.js"
};
static const unsigned char rejecting_js[] = {
#embed "../TypesetPreview/Page/modules/rejecting.js"
};
static const unsigned char reviewlist_js[] = {
#embed "../TypesetPreview/Page/modules/reviewlist.js"
};
static const unsigned char reviewpanel_js[] = {
#embed "../TypesetPreview/Page/modules/reviewpanel.js"
};
static const unsigned char reviews_js[] = {
#embed "../TypesetPreview/Page/modules/reviews.js"
};
static const unsigned char roving_js[] = {
#embed "../TypesetPreview/Page/modules/roving.js"
};
static const unsigned char savedialog_js[] = {
#embed "../TypesetPreview/Page/modules/savedialog.js"
};
static const unsigned char screen_js[] = {
#embed "../TypesetPreview/Page/modules/screen.js"
};
static const unsigned char screeninput_js[] = {
#embed "../TypesetPreview/Page/modules/screeninput.js"
};
static const unsigned char scrolling_js[] = {
#embed "../TypesetPreview/Page/modules/scrolling.js"
};
static const unsigned char service_js[] = {
#embed "../TypesetPreview/Page/modules/service.js"
};
static const unsigned char shortcutdialog_js[] = {
#embed "../TypesetPreview/Page/modules/shortcutdialog.js"
};
static const unsigned char shortcuts_js[] = {
#embed "../TypesetPreview/Page/modules/shortcuts.js"
};
static const unsigned char sourceoutline_js[] = {
#embed "../TypesetPreview/Page/modules/sourceoutline.js"
};
static const unsigned char stage_js[] = {
#embed "../TypesetPreview/Page/modules/stage.js"
};
static const unsigned char status_js[] = {
#embed "../TypesetPreview/Page/modules/status.js"
};
static const unsigned char store_js[] = {
#embed "../TypesetPreview/Page/modules/store.js"
};
static const unsigned char strokes_js[] = {
#embed "../TypesetPreview/Page/modules/strokes.js"
};
static const unsigned char targets_js[] = {
#embed "../TypesetPreview/Page/modules/targets.js"
};
static const unsigned char token_js[] = {
#embed "../TypesetPreview/Page/modules/token.js"
};
static const unsigned char toolbar_js[] = {
#embed "../TypesetPreview/Page/modules/toolbar.js"
};
static const unsigned char tree_js[] = {
#embed "../TypesetPreview/Page/modules/tree.js"
};
static const unsigned char triedtexts_js[] = {
#embed "../TypesetPreview/Page/modules/triedtexts.js"
};
static const unsigned char trypanel_js[] = {
#embed "../TypesetPreview/Page/modules/trypanel.js"
};
static const unsigned char why_js[] = {
#embed "../TypesetPreview/Page/modules/why.js"
};
static const unsigned char whyrules_js[] = {
#embed "../TypesetPreview/Page/modules/whyrules.js"
};
static const unsigned char whysource_js[] = {
#embed "../TypesetPreview/Page/modules/whysource.js"
};
static const unsigned char whytexts_js[] = {
#embed "../TypesetPreview/Page/modules/whytexts.js"
};
static const unsigned char words_js[] = {
#embed "../TypesetPreview/Page/modules/words.js"
};
static const unsigned char workspace_js[] = {
#embed "../TypesetPreview/Page/modules/workspace.js"
};
static const unsigned char zoom_js[] = {
#embed "../TypesetPreview/Page/modules/zoom.js"
};
static const unsigned char base_css[] = {
#embed "../TypesetPreview/Page/style/base.css"
};
static const unsigned char canvas_css[] = {
#embed "../TypesetPreview/Page/style/canvas.css"
};
static const unsigned char comparison_css[] = {
#embed "../TypesetPreview/Page/style/comparison.css"
};
static const unsigned char controls_css[] = {
#embed "../TypesetPreview/Page/style/controls.css"
};
static const unsigned char dialogs_css[] = {
#embed "../TypesetPreview/Page/style/dialogs.css"
};
static const unsigned char frame_css[] = {
#embed "../TypesetPreview/Page/style/frame.css"
};
static const unsigned char panels_css[] = {
#embed "../TypesetPreview/Page/style/panels.css"
};
static const unsigned char review_css[] = {
#embed "../TypesetPreview/Page/style/review.css"
};
static const unsigned char Preview_xcstrings[] = {
#embed "../TypesetPreview/Page/words/Preview.xcstrings"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const typeset_embedded_file files[] = {
    FILE("index.html", index_html),
    FILE("modules/address.js", address_js),
    FILE("modules/announcer.js", announcer_js),
    FILE("modules/approvals.js", approvals_js),
    FILE("modules/approving.js", approving_js),
    FILE("modules/arrangements.js", arrangements_js),
    FILE("modules/attempts.js", attempts_js),
    FILE("modules/attemptstore.js", attemptstore_js),
    FILE("modules/axes.js", axes_js),
    FILE("modules/baselineview.js", baselineview_js),
    FILE("modules/boards.js", boards_js),
    FILE("modules/canvas.js", canvas_js),
    FILE("modules/changeoutlines.js", changeoutlines_js),
    FILE("modules/changewords.js", changewords_js),
    FILE("modules/clipboard.js", clipboard_js),
    FILE("modules/comparison.js", comparison_js),
    FILE("modules/deciding.js", deciding_js),
    FILE("modules/diagnostics.js", diagnostics_js),
    FILE("modules/dialog.js", dialog_js),
    FILE("modules/difference.js", difference_js),
    FILE("modules/directions.js", directions_js),
    FILE("modules/distances.js", distances_js),
    FILE("modules/documents.js", documents_js),
    FILE("modules/dom.js", dom_js),
    FILE("modules/drawing.js", drawing_js),
    FILE("modules/editor.js", editor_js),
    FILE("modules/events.js", events_js),
    FILE("modules/exported.js", exported_js),
    FILE("modules/findingfilter.js", findingfilter_js),
    FILE("modules/findings.js", findings_js),
    FILE("modules/following.js", following_js),
    FILE("modules/frames.js", frames_js),
    FILE("modules/glyphnames.js", glyphnames_js),
    FILE("modules/gridaxes.js", gridaxes_js),
    FILE("modules/icons.js", icons_js),
    FILE("modules/interfacemenu.js", interfacemenu_js),
    FILE("modules/keys.js", keys_js),
    FILE("modules/legend.js", legend_js),
    FILE("modules/localedialog.js", localedialog_js),
    FILE("modules/main.js", main_js),
    FILE("modules/marks.js", marks_js),
    FILE("modules/mirroring.js", mirroring_js),
    FILE("modules/mirrorview.js", mirrorview_js),
    FILE("modules/outline.js", outline_js),
    FILE("modules/overlaymenu.js", overlaymenu_js),
    FILE("modules/overlays.js", overlays_js),
    FILE("modules/panels.js", panels_js),
    FILE("modules/panning.js", panning_js),
    FILE("modules/patching.js", patching_js),
    FILE("modules/pickers.js", pickers_js),
    FILE("modules/pictures.js", pictures_js),
    FILE("modules/placeholders.js", placeholders_js),
    FILE("modules/properties.js", properties_js),
    FILE("modules/queue.js", queue_js),
    FILE("modules/redrawing.js", redrawing_js),
    FILE("modules/rejecting.js", rejecting_js),
    FILE("modules/reviewlist.js", reviewlist_js),
    FILE("modules/reviewpanel.js", reviewpanel_js),
    FILE("modules/reviews.js", reviews_js),
    FILE("modules/roving.js", roving_js),
    FILE("modules/savedialog.js", savedialog_js),
    FILE("modules/screen.js", screen_js),
    FILE("modules/screeninput.js", screeninput_js),
    FILE("modules/scrolling.js", scrolling_js),
    FILE("modules/service.js", service_js),
    FILE("modules/shortcutdialog.js", shortcutdialog_js),
    FILE("modules/shortcuts.js", shortcuts_js),
    FILE("modules/sourceoutline.js", sourceoutline_js),
    FILE("modules/stage.js", stage_js),
    FILE("modules/status.js", status_js),
    FILE("modules/store.js", store_js),
    FILE("modules/strokes.js", strokes_js),
    FILE("modules/targets.js", targets_js),
    FILE("modules/token.js", token_js),
    FILE("modules/toolbar.js", toolbar_js),
    FILE("modules/tree.js", tree_js),
    FILE("modules/triedtexts.js", triedtexts_js),
    FILE("modules/trypanel.js", trypanel_js),
    FILE("modules/why.js", why_js),
    FILE("modules/whyrules.js", whyrules_js),
    FILE("modules/whysource.js", whysource_js),
    FILE("modules/whytexts.js", whytexts_js),
    FILE("modules/words.js", words_js),
    FILE("modules/workspace.js", workspace_js),
    FILE("modules/zoom.js", zoom_js),
    FILE("style/base.css", base_css),
    FILE("style/canvas.css", canvas_css),
    FILE("style/comparison.css", comparison_css),
    FILE("style/controls.css", controls_css),
    FILE("style/dialogs.css", dialogs_css),
    FILE("style/frame.css", frame_css),
    FILE("style/panels.css", panels_css),
    FILE("style/review.css", review_css),
    FILE("words/Preview.xcstrings", Preview_xcstrings),
};

typeset_embedded_files typeset_embedded_page(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
