/** Notices on the desktop while the page is not seen: off until somebody asks for them, and kept in the browser. */

/** The name under which a browser keeps the choice. */
const place = 'typeset-notices';
/** The tag by which a notice replaces the one before. */
const tag = 'typeset-preview';

/** Shows notices where the reader wants and allows them. */
export class DesktopNotices {
  constructor() {
    this.isWanted = storedChoice();
  }

  /** Whether this browser has notices for this page. */
  get isKnown() {
    return 'Notification' in globalThis && globalThis.isSecureContext;
  }

  /** Whether notices are shown. */
  get isOn() {
    return this.isKnown && this.isWanted && Notification.permission === 'granted';
  }

  /** Turns notices on or off; asks the reader for permission where that is needed. Gives whether it could be done. @param {boolean} isWanted */
  async set(isWanted) {
    const isAllowed = !isWanted || await Notification.requestPermission() === 'granted';
    this.isWanted = isWanted && isAllowed;
    try {
      localStorage.setItem(place, this.isWanted ? 'on' : 'off');
    } catch {
      // The choice holds as long as the page is open.
    }
    return isAllowed;
  }

  /** Shows a notice, unless the page is seen; a click on it leads here. @param {string} title @param {string} body */
  show(title, body) {
    if (!this.isOn || document.visibilityState === 'visible') return;
    const { lang, dir } = document.documentElement;
    try {
      const notice = new Notification(title, { body, lang, dir: dir === 'rtl' ? 'rtl' : 'ltr', tag });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Some phones know notices, but none of a page.
    }
  }
}

/** What the reader has chosen before. */
function storedChoice() {
  try {
    return localStorage.getItem(place) === 'on';
  } catch {
    return false;
  }
}
