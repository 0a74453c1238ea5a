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
static const unsigned char cardplace_js[] = {
#embed "../TypesetPreview/Page/modules/cardplace.js"
};
static const unsigned char changeoutlines_js[] = {
#embed "../TypesetPreview/Page/modules/changeoutlines.js"
};
static const unsigned char changewords_js[] = {
#embed "../TypesetPreview/Page/modules/changewords.js"
};
static const unsigned char chips_js[] = {
#embed "../TypesetPreview/Page/modules/chips.js"
};
static const unsigned char clipboard_js[] = {
#embed "../TypesetPreview/Page/modules/clipboard.js"
};
static const unsigned char comparebar_js[] = {
#embed "../TypesetPreview/Page/modules/comparebar.js"
};
static const unsigned char comparing_js[] = {
#embed "../TypesetPreview/Page/modules/comparing.js"
};
static const unsigned char comparison_js[] = {
#embed "../TypesetPreview/Page/modules/comparison.js"
};
static const unsigned char cssof_js[] = {
#embed "../TypesetPreview/Page/modules/cssof.js"
};
static const unsigned char deciding_js[] = {
#embed "../TypesetPreview/Page/modules/deciding.js"
};
static const unsigned char designvalues_js[] = {
#embed "../TypesetPreview/Page/modules/designvalues.js"
};
static const unsigned char desktopnotices_js[] = {
#embed "../TypesetPreview/Page/modules/desktopnotices.js"
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
static const unsigned char documentfilters_js[] = {
#embed "../TypesetPreview/Page/modules/documentfilters.js"
};
static const unsigned char documentfolders_js[] = {
#embed "../TypesetPreview/Page/modules/documentfolders.js"
};
static const unsigned char documentitem_js[] = {
#embed "../TypesetPreview/Page/modules/documentitem.js"
};
static const unsigned char documentlist_js[] = {
#embed "../TypesetPreview/Page/modules/documentlist.js"
};
static const unsigned char documentmarks_js[] = {
#embed "../TypesetPreview/Page/modules/documentmarks.js"
};
static const unsigned char documents_js[] = {
#embed "../TypesetPreview/Page/modules/documents.js"
};
static const unsigned char dom_js[] = {
#embed "../TypesetPreview/Page/modules/dom.js"
};
static const unsigned char drafts_js[] = {
#embed "../TypesetPreview/Page/modules/drafts.js"
};
static const unsigned char drawing_js[] = {
#embed "../TypesetPreview/Page/modules/drawing.js"
};
static const unsigned char editfocus_js[] = {
#embed "../TypesetPreview/Page/modules/editfocus.js"
};
static const unsigned char editor_js[] = {
#embed "../TypesetPreview/Page/modules/editor.js"
};
static const unsigned char editplace_js[] = {
#embed "../TypesetPreview/Page/modules/editplace.js"
};
static const unsigned char entrytexts_js[] = {
#embed "../TypesetPreview/Page/modules/entrytexts.js"
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
static const unsigned char folded_js[] = {
#embed "../TypesetPreview/Page/modules/folded.js"
};
static const unsigned char following_js[] = {
#embed "../TypesetPreview/Page/modules/following.js"
};
static const unsigned char found_js[] = {
#embed "../TypesetPreview/Page/modules/found.js"
};
static const unsigned char frames_js[] = {
#embed "../TypesetPreview/Page/modules/frames.js"
};
static const unsigned char fullscreen_js[] = {
#embed "../TypesetPreview/Page/modules/fullscreen.js"
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
static const unsigned char measuredpair_js[] = {
#embed "../TypesetPreview/Page/modules/measuredpair.js"
};
static const unsigned char measuring_js[] = {
#embed "../TypesetPreview/Page/modules/measuring.js"
};
static const unsigned char mirroring_js[] = {
#embed "../TypesetPreview/Page/modules/mirroring.js"
};
static const unsigned char more_js[] = {
#embed "../TypesetPreview/Page/modules/more.js"
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
static const unsigned char overview_js[] = {
#embed "../TypesetPreview/Page/modules/overview.js"
};
static const unsigned char overviewparts_js[] = {
#embed "../TypesetPreview/Page/modules/overviewparts.js"
};
static const unsigned char overviewtexts_js[] = {
#embed "../TypesetPreview/Page/modules/overviewtexts.js"
};
static const unsigned char pageoptions_js[] = {
#embed "../TypesetPreview/Page/modules/pageoptions.js"
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
static const unsigned char phone_js[] = {
#embed "../TypesetPreview/Page/modules/phone.js"
};
static const unsigned char phonedialog_js[] = {
#embed "../TypesetPreview/Page/modules/phonedialog.js"
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
static const unsigned char presses_js[] = {
#embed "../TypesetPreview/Page/modules/presses.js"
};
static const unsigned char properties_js[] = {
#embed "../TypesetPreview/Page/modules/properties.js"
};
static const unsigned char queue_js[] = {
#embed "../TypesetPreview/Page/modules/queue.js"
};
static const unsigned char queuehead_js[] = {
#embed "../TypesetPreview/Page/modules/queuehead.js"
};
static const unsigned char queuelist_js[] = {
#embed "../TypesetPreview/Page/modules/queuelist.js"
};
static const unsigned char queuewindow_js[] = {
#embed "../TypesetPreview/Page/modules/queuewindow.js"
};
static const unsigned char redrawing_js[] = {
#embed "../TypesetPreview/Page/modules/redrawing.js"
};
static const unsigned char rejecting_js[] = {
#embed "../TypesetPreview/Page/modules/rejecting.js"
};
static const unsigned char returndialog_js[] = {
#embed "../TypesetPreview/Page/modules/returndialog.js"
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
static const unsigned char savedtexts_js[] = {
#embed "../TypesetPreview/Page/modules/savedtexts.js"
};
static const unsigned char savehistory_js[] = {
#embed "../TypesetPreview/Page/modules/savehistory.js"
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
static const unsigned char stackedview_js[] = {
#embed "../TypesetPreview/Page/modules/stackedview.js"
};
static const unsigned char stage_js[] = {
#embed "../TypesetPreview/Page/modules/stage.js"
};
static const unsigned char statesview_js[] = {
#embed "../TypesetPreview/Page/modules/statesview.js"
};
static const unsigned char statewords_js[] = {
#embed "../TypesetPreview/Page/modules/statewords.js"
};
static const unsigned char status_js[] = {
#embed "../TypesetPreview/Page/modules/status.js"
};
static const unsigned char statuses_js[] = {
#embed "../TypesetPreview/Page/modules/statuses.js"
};
static const unsigned char store_js[] = {
#embed "../TypesetPreview/Page/modules/store.js"
};
static const unsigned char strokes_js[] = {
#embed "../TypesetPreview/Page/modules/strokes.js"
};
static const unsigned char swiftuiof_js[] = {
#embed "../TypesetPreview/Page/modules/swiftuiof.js"
};
static const unsigned char targets_js[] = {
#embed "../TypesetPreview/Page/modules/targets.js"
};
static const unsigned char textcard_js[] = {
#embed "../TypesetPreview/Page/modules/textcard.js"
};
static const unsigned char textedit_js[] = {
#embed "../TypesetPreview/Page/modules/textedit.js"
};
static const unsigned char textediting_js[] = {
#embed "../TypesetPreview/Page/modules/textediting.js"
};
static const unsigned char textfield_js[] = {
#embed "../TypesetPreview/Page/modules/textfield.js"
};
static const unsigned char textorder_js[] = {
#embed "../TypesetPreview/Page/modules/textorder.js"
};
static const unsigned char textsaving_js[] = {
#embed "../TypesetPreview/Page/modules/textsaving.js"
};
static const unsigned char token_js[] = {
#embed "../TypesetPreview/Page/modules/token.js"
};
static const unsigned char told_js[] = {
#embed "../TypesetPreview/Page/modules/told.js"
};
static const unsigned char toolbar_js[] = {
#embed "../TypesetPreview/Page/modules/toolbar.js"
};
static const unsigned char translate_js[] = {
#embed "../TypesetPreview/Page/modules/translate.js"
};
static const unsigned char translation_js[] = {
#embed "../TypesetPreview/Page/modules/translation.js"
};
static const unsigned char translationfaults_js[] = {
#embed "../TypesetPreview/Page/modules/translationfaults.js"
};
static const unsigned char translationplaces_js[] = {
#embed "../TypesetPreview/Page/modules/translationplaces.js"
};
static const unsigned char translationpreview_js[] = {
#embed "../TypesetPreview/Page/modules/translationpreview.js"
};
static const unsigned char translationsave_js[] = {
#embed "../TypesetPreview/Page/modules/translationsave.js"
};
static const unsigned char translationtexts_js[] = {
#embed "../TypesetPreview/Page/modules/translationtexts.js"
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
static const unsigned char turns_js[] = {
#embed "../TypesetPreview/Page/modules/turns.js"
};
static const unsigned char why_js[] = {
#embed "../TypesetPreview/Page/modules/why.js"
};
static const unsigned char whydesign_js[] = {
#embed "../TypesetPreview/Page/modules/whydesign.js"
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
static const unsigned char zoomcontrol_js[] = {
#embed "../TypesetPreview/Page/modules/zoomcontrol.js"
};
static const unsigned char bar_css[] = {
#embed "../TypesetPreview/Page/style/bar.css"
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
static const unsigned char design_css[] = {
#embed "../TypesetPreview/Page/style/design.css"
};
static const unsigned char dialogs_css[] = {
#embed "../TypesetPreview/Page/style/dialogs.css"
};
static const unsigned char documents_css[] = {
#embed "../TypesetPreview/Page/style/documents.css"
};
static const unsigned char frame_css[] = {
#embed "../TypesetPreview/Page/style/frame.css"
};
static const unsigned char overview_css[] = {
#embed "../TypesetPreview/Page/style/overview.css"
};
static const unsigned char panels_css[] = {
#embed "../TypesetPreview/Page/style/panels.css"
};
static const unsigned char place_css[] = {
#embed "../TypesetPreview/Page/style/place.css"
};
static const unsigned char review_css[] = {
#embed "../TypesetPreview/Page/style/review.css"
};
static const unsigned char told_css[] = {
#embed "../TypesetPreview/Page/style/told.css"
};
static const unsigned char translate_css[] = {
#embed "../TypesetPreview/Page/style/translate.css"
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
    FILE("modules/cardplace.js", cardplace_js),
    FILE("modules/changeoutlines.js", changeoutlines_js),
    FILE("modules/changewords.js", changewords_js),
    FILE("modules/chips.js", chips_js),
    FILE("modules/clipboard.js", clipboard_js),
    FILE("modules/comparebar.js", comparebar_js),
    FILE("modules/comparing.js", comparing_js),
    FILE("modules/comparison.js", comparison_js),
    FILE("modules/cssof.js", cssof_js),
    FILE("modules/deciding.js", deciding_js),
    FILE("modules/designvalues.js", designvalues_js),
    FILE("modules/desktopnotices.js", desktopnotices_js),
    FILE("modules/diagnostics.js", diagnostics_js),
    FILE("modules/dialog.js", dialog_js),
    FILE("modules/difference.js", difference_js),
    FILE("modules/directions.js", directions_js),
    FILE("modules/distances.js", distances_js),
    FILE("modules/documentfilters.js", documentfilters_js),
    FILE("modules/documentfolders.js", documentfolders_js),
    FILE("modules/documentitem.js", documentitem_js),
    FILE("modules/documentlist.js", documentlist_js),
    FILE("modules/documentmarks.js", documentmarks_js),
    FILE("modules/documents.js", documents_js),
    FILE("modules/dom.js", dom_js),
    FILE("modules/drafts.js", drafts_js),
    FILE("modules/drawing.js", drawing_js),
    FILE("modules/editfocus.js", editfocus_js),
    FILE("modules/editor.js", editor_js),
    FILE("modules/editplace.js", editplace_js),
    FILE("modules/entrytexts.js", entrytexts_js),
    FILE("modules/events.js", events_js),
    FILE("modules/exported.js", exported_js),
    FILE("modules/findingfilter.js", findingfilter_js),
    FILE("modules/findings.js", findings_js),
    FILE("modules/folded.js", folded_js),
    FILE("modules/following.js", following_js),
    FILE("modules/found.js", found_js),
    FILE("modules/frames.js", frames_js),
    FILE("modules/fullscreen.js", fullscreen_js),
    FILE("modules/glyphnames.js", glyphnames_js),
    FILE("modules/gridaxes.js", gridaxes_js),
    FILE("modules/icons.js", icons_js),
    FILE("modules/keys.js", keys_js),
    FILE("modules/legend.js", legend_js),
    FILE("modules/localedialog.js", localedialog_js),
    FILE("modules/main.js", main_js),
    FILE("modules/marks.js", marks_js),
    FILE("modules/measuredpair.js", measuredpair_js),
    FILE("modules/measuring.js", measuring_js),
    FILE("modules/mirroring.js", mirroring_js),
    FILE("modules/more.js", more_js),
    FILE("modules/outline.js", outline_js),
    FILE("modules/overlaymenu.js", overlaymenu_js),
    FILE("modules/overlays.js", overlays_js),
    FILE("modules/overview.js", overview_js),
    FILE("modules/overviewparts.js", overviewparts_js),
    FILE("modules/overviewtexts.js", overviewtexts_js),
    FILE("modules/pageoptions.js", pageoptions_js),
    FILE("modules/panels.js", panels_js),
    FILE("modules/panning.js", panning_js),
    FILE("modules/patching.js", patching_js),
    FILE("modules/phone.js", phone_js),
    FILE("modules/phonedialog.js", phonedialog_js),
    FILE("modules/pickers.js", pickers_js),
    FILE("modules/pictures.js", pictures_js),
    FILE("modules/placeholders.js", placeholders_js),
    FILE("modules/presses.js", presses_js),
    FILE("modules/properties.js", properties_js),
    FILE("modules/queue.js", queue_js),
    FILE("modules/queuehead.js", queuehead_js),
    FILE("modules/queuelist.js", queuelist_js),
    FILE("modules/queuewindow.js", queuewindow_js),
    FILE("modules/redrawing.js", redrawing_js),
    FILE("modules/rejecting.js", rejecting_js),
    FILE("modules/returndialog.js", returndialog_js),
    FILE("modules/reviewlist.js", reviewlist_js),
    FILE("modules/reviewpanel.js", reviewpanel_js),
    FILE("modules/reviews.js", reviews_js),
    FILE("modules/roving.js", roving_js),
    FILE("modules/savedialog.js", savedialog_js),
    FILE("modules/savedtexts.js", savedtexts_js),
    FILE("modules/savehistory.js", savehistory_js),
    FILE("modules/screen.js", screen_js),
    FILE("modules/screeninput.js", screeninput_js),
    FILE("modules/scrolling.js", scrolling_js),
    FILE("modules/service.js", service_js),
    FILE("modules/shortcutdialog.js", shortcutdialog_js),
    FILE("modules/shortcuts.js", shortcuts_js),
    FILE("modules/sourceoutline.js", sourceoutline_js),
    FILE("modules/stackedview.js", stackedview_js),
    FILE("modules/stage.js", stage_js),
    FILE("modules/statesview.js", statesview_js),
    FILE("modules/statewords.js", statewords_js),
    FILE("modules/status.js", status_js),
    FILE("modules/statuses.js", statuses_js),
    FILE("modules/store.js", store_js),
    FILE("modules/strokes.js", strokes_js),
    FILE("modules/swiftuiof.js", swiftuiof_js),
    FILE("modules/targets.js", targets_js),
    FILE("modules/textcard.js", textcard_js),
    FILE("modules/textedit.js", textedit_js),
    FILE("modules/textediting.js", textediting_js),
    FILE("modules/textfield.js", textfield_js),
    FILE("modules/textorder.js", textorder_js),
    FILE("modules/textsaving.js", textsaving_js),
    FILE("modules/token.js", token_js),
    FILE("modules/told.js", told_js),
    FILE("modules/toolbar.js", toolbar_js),
    FILE("modules/translate.js", translate_js),
    FILE("modules/translation.js", translation_js),
    FILE("modules/translationfaults.js", translationfaults_js),
    FILE("modules/translationplaces.js", translationplaces_js),
    FILE("modules/translationpreview.js", translationpreview_js),
    FILE("modules/translationsave.js", translationsave_js),
    FILE("modules/translationtexts.js", translationtexts_js),
    FILE("modules/tree.js", tree_js),
    FILE("modules/triedtexts.js", triedtexts_js),
    FILE("modules/trypanel.js", trypanel_js),
    FILE("modules/turns.js", turns_js),
    FILE("modules/why.js", why_js),
    FILE("modules/whydesign.js", whydesign_js),
    FILE("modules/whyrules.js", whyrules_js),
    FILE("modules/whysource.js", whysource_js),
    FILE("modules/whytexts.js", whytexts_js),
    FILE("modules/words.js", words_js),
    FILE("modules/workspace.js", workspace_js),
    FILE("modules/zoom.js", zoom_js),
    FILE("modules/zoomcontrol.js", zoomcontrol_js),
    FILE("style/bar.css", bar_css),
    FILE("style/base.css", base_css),
    FILE("style/canvas.css", canvas_css),
    FILE("style/comparison.css", comparison_css),
    FILE("style/controls.css", controls_css),
    FILE("style/design.css", design_css),
    FILE("style/dialogs.css", dialogs_css),
    FILE("style/documents.css", documents_css),
    FILE("style/frame.css", frame_css),
    FILE("style/overview.css", overview_css),
    FILE("style/panels.css", panels_css),
    FILE("style/place.css", place_css),
    FILE("style/review.css", review_css),
    FILE("style/told.css", told_css),
    FILE("style/translate.css", translate_css),
    FILE("words/Preview.xcstrings", Preview_xcstrings),
};

typeset_embedded_files typeset_embedded_page(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
