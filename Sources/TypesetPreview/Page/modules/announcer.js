/** Announces things: to screen readers, and for a short time on the page. */
import { byId, element } from './dom.js';

/** How long a note is shown, in milliseconds. */
const duration = 5000;

/** @param {import('./workspace.js').Workspace} workspace */
export function startAnnouncer(workspace) {
  const region = byId('announcements');
  let timer = 0;
  workspace.announce = text => {
    clearTimeout(timer);
    // Several changes at once are said as the last of them.
    timer = setTimeout(() => {
      region.textContent = region.textContent === text ? text + '\u00a0' : text;
    }, 60);
  };
  const notes = byId('notes');
  workspace.notify = (text, kind = '') => {
    const note = element(`p.toast${kind ? '.' + kind : ''}`, { dir: 'auto', text });
    notes.append(note);
    workspace.announce(text);
    setTimeout(() => note.remove(), duration);
  };
}
