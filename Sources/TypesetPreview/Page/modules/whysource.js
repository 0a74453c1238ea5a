/** Where an element is written: the line, a link that opens the editor, and buttons to copy. */
import { element, fill } from './dom.js';
import { copy } from './clipboard.js';
import { editorLink } from './editor.js';

/** The line that was shown last, so that it is there at once. @type {{name?: string, path?: string, text?: string}} */
let latest = {};

/** @param {import('./workspace.js').Workspace} workspace @param {any} subject the element */
export function sourceSection(workspace, subject) {
  const { words, chosenDocument: document, service } = workspace;
  if (!(subject.line > 0)) return null;
  const place = { file: document?.path ?? '', line: subject.line, column: subject.column };
  const content = element('div.source');
  const show = (path, text) => fill(content,
    text !== undefined && element('pre', { dir: 'ltr', tabindex: '0', 'aria-label': words.text('source.line') }, element('code', { text: text.trim() })),
    element('p.row', {}, editorLink(workspace, { ...place, path }), element('button.small-button', {
      type: 'button', text: words.text('source.copy'), onclick: () => copy(workspace, `${path ?? place.file}:${place.line}${place.column ? ':' + place.column : ''}`),
    })));
  const name = `${document.id}\n${subject.line}`;
  const known = name === latest.name ? latest : {};
  show(known.path, known.text);
  if (!service.isExport) {
    service.get('source', { document: document.id, line: String(subject.line) }).then(({ path, text }) => {
      latest = { name, path, text };
      show(path, text);
    }, () => show(undefined, undefined));
  }
  return element('section', { 'aria-labelledby': 'why-source' }, element('h3', { id: 'why-source', text: words.text('why.source') }), content);
}
