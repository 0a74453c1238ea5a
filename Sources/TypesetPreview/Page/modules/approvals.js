/** What of verifications is open, as causes with their variants. Everything here is pure. */

/**
 * A variant that does not match its baseline.
 * @typedef {{document: string, name: string, group: number, state: string, axes: import('./axes.js').Axes, fromRecord?: boolean, rejected?: string}} Variant
 */
/**
 * Variants of one or more documents with the same change.
 * @typedef {{key: string, state: string, causes: string[], changes: any[], box: number[]|null, extent: number[]|null, variants: Variant[]}} Cause
 */
/** What is known of a document. @typedef {{document: string, review: any}} Known */
/** How many variants there are of each kind. @typedef {{equal: number, changed: number, missing: number, newer: number, failed: number, rejected: number}} Counts */

/** The kinds of causes, in the order in which they are listed: what can be decided comes first. */
export const states = ['changed', 'missing', 'newer', 'failed', 'rejected'];
/** The kinds that wait for a decision. */
export const openStates = ['changed', 'missing', 'newer', 'failed'];

/** The causes of all that differs, kind by kind, and of each kind the one with most variants first. @param {Known[]} known @returns {Cause[]} */
export function causes(known) {
  /** @type {Map<string, Cause>} */
  const found = new Map();
  for (const { document, review } of known) {
    const groups = new Map(review.groups.map(group => [group.number, group]));
    for (const variant of review.variants) {
      const group = groups.get(variant.group);
      const state = variant.rejected === undefined ? group.state : 'rejected';
      const key = JSON.stringify([state, group.causes, variant.rejected ?? '']);
      let cause = found.get(key);
      if (!cause) {
        cause = { key, state, causes: group.causes, changes: group.changes ?? [], box: group.box ?? null, extent: group.extent ?? null, variants: [] };
        found.set(key, cause);
      }
      cause.variants.push({ ...variant, document, state });
    }
  }
  // Sorting is stable: of causes with as many variants, the one that was found first comes first.
  return Array.from(found.values()).sort((one, other) => states.indexOf(one.state) - states.indexOf(other.state) || other.variants.length - one.variants.length);
}

/** How many variants there are of each kind. @param {Known[]} known @param {Cause[]} all their causes @returns {Counts} */
export function counts(known, all) {
  const result = { equal: 0, changed: 0, missing: 0, newer: 0, failed: 0, rejected: 0 };
  for (const { review } of known) result.equal += review.equal;
  for (const { state, variants } of all) result[state] += variants.length;
  return result;
}

/** How many variants wait for a decision. @param {Counts} counts */
export function openCount(counts) {
  return openStates.reduce((sum, state) => sum + counts[state], 0);
}

/** Whether a variant is the one with a name of a document. @param {Variant} variant @param {{document: string, name: string}|null} other */
export function isSame(variant, other) {
  return other !== null && variant.name === other.name && variant.document === other.document;
}

/** The variant after a decision: the next open one that comes after those before, else the first open one, else none. @param {Cause[]} before @param {Cause[]} after @param {{document: string, name: string}|null} chosen @returns {Variant|null} */
export function following(before, after, chosen) {
  const old = before.flatMap(cause => cause.variants);
  const open = after.filter(cause => cause.state !== 'rejected').flatMap(cause => cause.variants);
  const names = new Map(open.map(variant => [`${variant.document}\n${variant.name}`, variant]));
  const at = Math.max(old.findIndex(variant => isSame(variant, chosen)), 0);
  for (const { document, name } of [...old.slice(at), ...old.slice(0, at)]) {
    const next = names.get(`${document}\n${name}`);
    if (next && !isSame(next, chosen)) return next;
  }
  return open[0] ?? null;
}

/**
 * What is sent to decide about variants: for each document whole groups by their numbers, and the rest by names, so that a decision about
 * thousands of variants is one short request for each document.
 * @param {Known[]} known
 * @param {Variant[]} variants
 * @returns {{document: string, version: string, groups: string[], variants: string[]}[]}
 */
export function decisions(known, variants) {
  return known.flatMap(({ document, review }) => {
    const own = variants.filter(variant => variant.document === document);
    if (own.length === 0) return [];
    const sizes = tally(review.variants);
    const chosen = tally(own);
    const isWhole = ({ group }) => sizes.get(group) === chosen.get(group);
    return [{
      document, version: review.version,
      groups: Array.from(new Set(own.filter(isWhole).map(each => String(each.group)))), variants: own.filter(each => !isWhole(each)).map(each => each.name),
    }];
  });
}

/** How many variants there are of each group. @param {{group: number}[]} variants */
function tally(variants) {
  const sizes = new Map();
  for (const { group } of variants) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return sizes;
}
