/** Copies texts, and says so. */

/** @param {import('./workspace.js').Workspace} workspace @param {string} text */
export async function copy({ words, notify }, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages opened from a disk, and old browsers, have only the other way.
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'aside';
    const before = document.activeElement;
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    if (!isCopied) return notify(words.text('copy.failed'), 'bad');
  }
  notify(words.text('copy.done'));
}
