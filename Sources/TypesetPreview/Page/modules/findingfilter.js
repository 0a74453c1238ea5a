/** Which findings are shown. Everything here is pure. */

/** The findings of a level whose words are all found; an empty level means all. @param {any[]} findings @param {string} search @param {string} level @returns {any[]} */
export function matching(findings, search, level) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return findings.filter(finding => (level === '' || finding.level === level) && words.every(word => subject(finding).includes(word)));
}

/** How many findings each level has. @param {any[]} findings @returns {Object<string, number>} */
export function counts(findings) {
  const numbers = { error: 0, warning: 0, advice: 0 };
  for (const { level } of findings) numbers[level] = (numbers[level] ?? 0) + 1;
  return numbers;
}

/** Everything of a finding that can be searched. */
function subject(finding) {
  return [finding.rule, finding.level, finding.message, finding.element, finding.key, finding.remedy, ...(finding.variants ?? [])].join(' ').toLowerCase();
}
