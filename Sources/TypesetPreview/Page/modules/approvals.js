/** What of a verification is open, in groups of the same change. Everything here is pure. */

/** @typedef {{open: any[], equal: number, groups: {number: number, causes: string[], variants: any[]}[]}} Approvals */

/** Whether a variant has no baseline yet. @param {any} variant */
export function isNew({ state }) {
  return state === 'missing';
}

/** The variants that differ from their baselines, those of a group together, the largest group first. @param {any} verification @returns {Approvals} */
export function approvals(verification) {
  const variants = verification?.variants ?? [];
  const differing = variants.filter(each => each.state !== 'equal');
  const groups = new Map();
  for (const variant of differing) {
    const number = variant.group ?? -groups.size - 1;
    const known = verification.groups?.find(each => each.number === number);
    if (!groups.has(number)) groups.set(number, { number, causes: known?.causes ?? variant.causes ?? [], variants: [] });
    groups.get(number).variants.push(variant);
  }
  const sorted = Array.from(groups.values()).sort((one, other) => other.variants.length - one.variants.length || one.number - other.number);
  return { open: sorted.flatMap(group => group.variants), equal: variants.length - differing.length, groups: sorted };
}
