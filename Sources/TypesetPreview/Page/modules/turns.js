/** Says which documents have stopped working, and which work again: on the page, and if wanted on the desktop. */
import { byId, element } from './dom.js';
import { turns } from './documentmarks.js';
import { DesktopNotices } from './desktopnotices.js';
import { icon } from './icons.js';

/** @param {import('./workspace.js').Workspace} workspace */
export function followTurns(workspace) {
  const notices = new DesktopNotices();
  if (notices.isKnown) byId('sidebar-title').append(noticeSwitch(workspace, notices));
  let before = workspace.session.documents;
  workspace.sessionListeners.push(() => {
    const now = workspace.session.documents;
    const { stopped, working } = turns(before, now);
    before = now;
    for (const [all, word, kind] of [[stopped, 'stopped', 'bad'], [working, 'working', '']]) {
      if (all.length === 0) continue;
      const sentence = turnWords(workspace.words, word, all);
      notices.show(sentence, word === 'stopped' ? firstPath(all) : '');
      // What is wrong with the one that is shown, the canvas says itself.
      const others = all.filter(({ id }) => id !== workspace.state.document);
      if (others.length > 0) workspace.notify(turnWords(workspace.words, word, others), kind);
    }
  });
}

/** Which documents have stopped or work again, in a sentence. */
function turnWords(words, word, documents) {
  const [{ id, title }] = documents;
  return documents.length === 1 ? words.text(`documents.${word}`, title || id) : words.text(`documents.${word}.several`, documents.length);
}

/** The path of the only one of some documents; nothing of several. */
function firstPath(documents) {
  return documents.length === 1 ? documents[0].path : '';
}

/** The switch of the notices on the desktop. */
function noticeSwitch({ words, notify }, notices) {
  const button = element('button.icon-button', { type: 'button', id: 'desktop-notices', title: words.text('notices.switch'), 'aria-label': words.text('notices.switch') }, icon('bell'));
  const show = () => button.setAttribute('aria-pressed', String(notices.isOn));
  button.addEventListener('click', async () => {
    const isAllowed = await notices.set(!notices.isOn);
    show();
    notify(words.text(!isAllowed ? 'notices.denied' : notices.isOn ? 'notices.on' : 'notices.off'), isAllowed ? '' : 'bad');
  });
  show();
  return button;
}
