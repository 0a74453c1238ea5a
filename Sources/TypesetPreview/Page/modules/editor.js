/** Places in source files: a link that opens the editor where the whole path is known, and text otherwise, as in an export. */
import { element } from './dom.js';

/** The address that opens a place in the editor. @param {string} path the whole path @param {number} line @param {number} [column] */
export function editorAddress(path, line, column) {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `vscode://file${encoded.startsWith('/') ? '' : '/'}${encoded}:${line}${column ? ':' + column : ''}`;
}

/**
 * A place in a file. `path` is its whole path, if known; `file` is what the reader calls it. A short link shows the line alone.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{path?: string, file: string, line: number, column?: number}} place
 * @param {boolean} [isShort]
 */
export function editorLink({ words, service }, { path, file, line, column }, isShort = false) {
  const name = `${file.split('/').pop()}:${line}${column ? ':' + column : ''}`;
  const text = isShort ? String(line) : name;
  if (service.isExport || !path?.startsWith('/')) return element('bdi.code', { dir: 'ltr', title: name, text });
  return element('a.code', { href: editorAddress(path, line, column), dir: 'ltr', 'aria-label': isShort ? name : null, title: isShort ? name : words.text('source.open'), text });
}
