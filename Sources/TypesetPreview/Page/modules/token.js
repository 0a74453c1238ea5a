/** The token for whatever writes: it arrives in the fragment of the address and is kept for the tab alone. */

const place = 'typeset-token';

/** Takes the token out of the address, so that an address can be shared without it. */
export function takeToken() {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!given) return;
  keep(given);
  history.replaceState(null, '', location.pathname + location.search);
}

/** The token, or an empty text. */
export function token() {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return kept;
  }
}

/** The token of a browser that stores nothing. */
let kept = '';

/** Keeps the token for this tab. */
function keep(given) {
  kept = given;
  try {
    sessionStorage.setItem(place, given);
  } catch {
    // The token lasts until the page is loaded again.
  }
}
