/** Shows what is typed on the screen where the text stands, without touching a file. */
import { hasArguments } from './placeholders.js';

/** The typed text of one element. */
export class TypedPreview {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.controller = new AbortController();
    /** The screen that shows a typed text. @type {import('./screen.js').Screen|null} */
    this.screen = null;
  }

  /** Shows a text; one with arguments or forms stays as it is, since what is seen of it is something else. @param {any} text @param {string} typed */
  async show(text, typed) {
    this.clear();
    const { workspace } = this;
    const subject = workspace.selection?.node.element;
    if (subject?.key !== text.key || text.forms.length > 0 || typed === '' || typed === text.text || hasArguments(typed)) return;
    const { signal } = this.controller;
    const { variant, canvas } = workspace;
    const screen = canvas.chosenScreen;
    try {
      const answer = await workspace.service.post('try', { document: variant.document, axes: { document: variant.document, ...variant.axes }, changes: [{ element: subject.id, text: typed }] }, signal);
      if (signal.aborted || !screen) return;
      this.screen = screen;
      screen.trying(answer.pages);
    } catch {
      // The screen stays as the file has it.
    }
  }

  /** Shows the file again. */
  clear() {
    this.controller.abort();
    this.controller = new AbortController();
    this.screen?.trying(null);
    this.screen = null;
  }
}
