/** Announces things: to screen readers, and for a short time on the page. */
import { byId, element } from './dom.js';

/** What can be done about a note. @typedef {{label: string, act: () => void}} Action */

/** How long a note is shown, and one with something that can be done about it, in milliseconds. */
const [duration, longDuration] = [5000, 10000];

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
  workspace.notify = (text, kind = '', action = undefined) => {
    // What could be done about the note before, cannot be done any more.
    if (action) for (const old of notes.querySelectorAll('.acting')) old.remove();
    const note = element(`p.toast${kind ? '.' + kind : ''}${action ? '.acting' : ''}`, {}, element('span', { dir: 'auto', text }));
    if (action) note.append(actionButton(note, action));
    notes.append(note);
    workspace.announce(text);
    goLater(note, action ? longDuration : duration);
  };
}

/** The button of a note. */
function actionButton(note, { label, act }) {
  return element('button.toast-button', { type: 'button', text: label, onclick: () => {
    note.remove();
    act();
  } });
}

/** Takes a note away later, and not while somebody is at it. */
function goLater(note, time) {
  setTimeout(() => (note.matches(':hover, :focus-within') ? goLater(note, time) : note.remove()), time);
}
